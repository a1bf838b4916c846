/// A dialogue that a learner plays as a value: which role, and how far it came. The rules are in
/// `desk.dialogue`.
@NullMarked
package app.saywell.desk.school.dialogue;

import org.jspecify.annotations.NullMarked;
