/// Texts from other programs: encodings, lists of sentences, tables and captions.
///
/// Only reads; stores nothing.
@NullMarked
package app.saywell.desk.lessons.text;

import org.jspecify.annotations.NullMarked;
