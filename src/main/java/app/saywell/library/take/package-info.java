/// Takes, their results byte for byte, scores, and the queries of class grids.
///
/// A stored result is never changed. Marks and self-ratings are in `library.mark`.
@NullMarked
package app.saywell.library.take;

import org.jspecify.annotations.NullMarked;
