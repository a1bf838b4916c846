/// What people say about takes and results, as values: marks of the teacher and self-ratings.
///
/// They are stored by `desk.store.mark`.
@NullMarked
package app.saywell.desk.school.mark;

import org.jspecify.annotations.NullMarked;
