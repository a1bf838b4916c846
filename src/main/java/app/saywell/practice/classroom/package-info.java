/// Classes: rosters, assignments, the grid, the teacher's marks, the class's own borders, and what
/// to teach tomorrow.
///
/// Imports `practice.change`, `practice.text` and `library`.
@NullMarked
package app.saywell.practice.classroom;

import org.jspecify.annotations.NullMarked;
