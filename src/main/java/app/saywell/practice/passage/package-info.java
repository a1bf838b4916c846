/// Paragraphs that are read in one go: where their sentences begin and end, in the text and in what
/// was spoken.
///
/// Imports `speech` alone.
@NullMarked
package app.saywell.practice.passage;

import org.jspecify.annotations.NullMarked;
