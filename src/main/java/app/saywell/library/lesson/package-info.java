/// Lessons, their sentences, the model readings of sentences with their analyses, and
/// pronunciations.
///
/// Contains records and stores. What users may do with them is decided in `practice`.
@NullMarked
package app.saywell.library.lesson;

import org.jspecify.annotations.NullMarked;
