/// Passages: splitting a text into sentences, and assigning the words of a result to them.
///
/// Pure text functions over `speech` types; stores nothing.
@NullMarked
package app.saywell.desk.lessons.passage;

import org.jspecify.annotations.NullMarked;
