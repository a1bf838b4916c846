/// What people say about takes and results: the teacher's marks and grades, and self-ratings.
///
/// They are stored separately from results and never change them. Scores are in `library.take`.
@NullMarked
package app.saywell.library.mark;

import org.jspecify.annotations.NullMarked;
