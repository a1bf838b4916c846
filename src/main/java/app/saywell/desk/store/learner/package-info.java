/// The stores of learners, classes, assignments, consent and choices of judging.
///
/// The values are in `desk.school.learner`.
@NullMarked
package app.saywell.desk.store.learner;

import org.jspecify.annotations.NullMarked;
