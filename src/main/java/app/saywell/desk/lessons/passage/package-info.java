/// Passages: splitting a text into sentences, and laying the words of a result over a text.
///
/// Pure text functions over `speech` types; stores nothing.
@NullMarked
package app.saywell.desk.lessons.passage;

import org.jspecify.annotations.NullMarked;
