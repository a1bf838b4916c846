package app.saywell.speech;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// How words are to be said beyond what dictionaries have: Saywell's own addition to the options of
/// a judgement, which other services pass over.
///
/// @param words IPA or respelling by word, as a teacher typed it; a word is one word, in any case
/// @param british whether Southern British pronunciations are as good as American ones
public record PronunciationGuide(Map<String, String> words, boolean british) {
    /// Dictionaries alone, and American.
    public static final PronunciationGuide NONE = new PronunciationGuide(Map.of(), false);

    /// The option with the words.
    public static final String WORDS = "pronunciations";

    /// The option that lets British pronunciations count.
    public static final String BRITISH = "british";

    /// Keeps the words in lower case and in their alphabetical order, so that the same guide is
    /// always written the same.
    public PronunciationGuide {
        Map<String, String> folded = new TreeMap<>();
        words.forEach((word, said) -> folded.put(fold(word), said.strip()));
        words = java.util.Collections.unmodifiableMap(folded);
    }

    /// Whether it says nothing.
    public boolean isEmpty() {
        return words.isEmpty() && !british;
    }

    /// What it says of the words of a text.
    public PronunciationGuide within(String text) {
        Map<String, String> found = new TreeMap<>();
        words.forEach(
                (word, said) -> {
                    if (holds(text, word)) {
                        found.put(word, said);
                    }
                });
        return new PronunciationGuide(found, british);
    }

    /// Whether a word stands in a text, in any case, by itself or with an ending after an
    /// apostrophe.
    public static boolean holds(String text, String word) {
        return Pattern.compile(
                        "(?<![\\p{L}\\p{M}\\d])"
                                + Pattern.quote(fold(word))
                                + "(?![\\p{L}\\p{M}\\d])")
                .matcher(fold(text))
                .find();
    }

    /// A word as it is told from others: in lower case, with plain apostrophes.
    public static String fold(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFC)
                .replace('’', '\'')
                .toLowerCase(Locale.ROOT)
                .strip();
    }
}
