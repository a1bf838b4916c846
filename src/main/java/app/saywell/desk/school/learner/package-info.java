/// Learners, classes, assignments, consent and choices of judging as values.
///
/// They are stored by `desk.store.learner`.
@NullMarked
package app.saywell.desk.school.learner;

import org.jspecify.annotations.NullMarked;
