package app.saywell.speech.language.text;

import app.saywell.speech.language.lexicon.LetterNames;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.syllable.Syllabifier;
import app.saywell.speech.language.lexicon.syllable.SyllableSpan;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// One spoken word.
///
/// @param word in lower-case letters: "nineteen" for a part of 1995
/// @param written the letters of the text that it stands for; null when it is not written in
///     letters
/// @param pronunciation its sounds
public record SpokenWord(String word, @Nullable String written, Pronunciation pronunciation) {

    /// Its syllables in order; they have graphemes when the word is written in letters.
    public List<SyllableSpan> syllables() {
        return written == null
                ? Syllabifier.syllables(word, pronunciation).stream()
                        .map(SyllableSpan::withoutGrapheme)
                        .toList()
                : Syllabifier.syllables(written, pronunciation);
    }

    /// The word as it is shown to people: as written, or in words; the name of a letter in capitals.
    public String shown() {
        if (written != null) {
            return written;
        }
        boolean letterName = word.length() == 1
                && LetterNames.pronunciationOf(word.toUpperCase(Locale.ROOT).charAt(0))
                        .sounds()
                        .equals(pronunciation.sounds());
        return letterName ? word.toUpperCase(Locale.ROOT) : word;
    }

    /// The word in IPA, with stress marks when it has several syllables.
    public String ipa() {
        List<SyllableSpan> syllables = syllables();
        return syllables.size() == 1
                ? syllables.getFirst().ipa()
                : syllables.stream()
                        .map(syllable -> syllable.stress().ipaMark() + syllable.ipa())
                        .collect(Collectors.joining());
    }
}
