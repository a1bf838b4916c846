/// Classes: rosters, assignments, the grid, marks and grades, self-ratings, thresholds, the microphone rotation, and
/// what to teach next.
///
/// Single learners and their consent are in `desk.classes`.
@NullMarked
package app.saywell.desk.classes;

import org.jspecify.annotations.NullMarked;
