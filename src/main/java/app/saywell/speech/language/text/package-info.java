/// Text normalization: from typed reference text to words that can be spoken. It handles numbers, times, money,
/// abbreviations and punctuation.
///
/// Pronunciations come from `speech.language.lexicon`.
@NullMarked
package app.saywell.speech.language.text;

import org.jspecify.annotations.NullMarked;
