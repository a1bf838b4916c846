/// The pronunciation of words: phones, stress, pronunciations and the lexicon interface.
///
/// It handles single words only. Sentences, numbers and punctuation belong to `speech.language.text`. The sub-packages
/// hold the English lexicon, its storage, syllables and notations.
@NullMarked
package app.saywell.speech.language.lexicon;

import org.jspecify.annotations.NullMarked;
