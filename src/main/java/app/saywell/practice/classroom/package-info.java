/// Classes: rosters, assignments, the grid, marks and grades, self-ratings, thresholds, the
/// microphone rotation, and what to teach next.
///
/// Single learners and their consent are in `practice.learner`.
@NullMarked
package app.saywell.practice.classroom;

import org.jspecify.annotations.NullMarked;
