/// Ear training as values: what a learner answered. The contrasts and the way of asking are in
/// `desk.ear`.
@NullMarked
package app.saywell.desk.school.ear;

import org.jspecify.annotations.NullMarked;
