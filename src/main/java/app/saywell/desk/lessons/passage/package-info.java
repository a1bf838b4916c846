/// Passages: splitting a text into sentences, laying the words of a result over a text, and assigning them to its
/// sentences.
///
/// Pure text functions over `speech` types; stores nothing.
@NullMarked
package app.saywell.desk.lessons.passage;

import org.jspecify.annotations.NullMarked;
