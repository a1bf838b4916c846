/// Text normalization: from typed reference text to words that can be spoken. It handles numbers,
/// times, money, abbreviations and punctuation.
///
/// Pronunciations come from `engine.lexicon`. It may import `engine`, `engine.lexicon` with its
/// sub-packages, and `speech`.
@NullMarked
package app.saywell.engine.text;

import org.jspecify.annotations.NullMarked;
