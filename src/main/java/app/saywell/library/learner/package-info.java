/// Learners, classes, assignments and consent.
///
/// Only a name and a number are stored of a learner.
@NullMarked
package app.saywell.library.learner;

import org.jspecify.annotations.NullMarked;
