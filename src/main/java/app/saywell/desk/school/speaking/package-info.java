/// Speaking without a text as values: what is to be spoken about, what a learner said, and what the services answered.
/// The rules are in `desk.speaking`.
@NullMarked
package app.saywell.desk.school.speaking;

import org.jspecify.annotations.NullMarked;
