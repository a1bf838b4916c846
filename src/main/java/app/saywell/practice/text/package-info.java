/// Texts from other programs: encodings, lists of sentences, tables and captions.
///
/// Only reads; stores nothing.
@NullMarked
package app.saywell.practice.text;

import org.jspecify.annotations.NullMarked;
