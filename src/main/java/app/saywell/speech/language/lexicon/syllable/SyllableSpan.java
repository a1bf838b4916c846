package app.saywell.speech.language.lexicon.syllable;

import app.saywell.speech.language.lexicon.Stress;
import org.jspecify.annotations.Nullable;

/// A syllable of a word.
///
/// @param from index of its first sound in the pronunciation
/// @param to index after its last sound
/// @param ipa its sounds in IPA, without stress mark
/// @param stress the stress of its vowel
/// @param grapheme the letters that spell it; null when the word is not spelled with letters
public record SyllableSpan(
        int from,
        int to,
        String ipa,
        Stress stress,
        @Nullable String grapheme) {

    /// The same syllable without its letters.
    public SyllableSpan withoutGrapheme() {
        return new SyllableSpan(from, to, ipa, stress, null);
    }
}
