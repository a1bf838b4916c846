/// What was said and how it was judged: takes, results byte for byte, and the teacher's marks
/// beside
/// them.
///
/// A result is never changed once it is stored. Imports `library.store`.
@NullMarked
package app.saywell.library.take;

import org.jspecify.annotations.NullMarked;
