/// Texts that come from elsewhere: their encodings, lists of sentences, tables and captions.
///
/// Reads and guesses; stores nothing. Imports nothing of Saywell.
@NullMarked
package app.saywell.practice.text;

import org.jspecify.annotations.NullMarked;
