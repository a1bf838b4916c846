package app.saywell.speech;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Pronunciations of words that are not in the lexicon. This is Saywell's own addition to the
/// request options; other services ignore it.
///
/// @param words IPA or respelling by word, as a teacher typed it; words match in upper and lower
///     case. A word that is meant in one sentence alone stands as [#inSentence(String, String)]
/// @param british whether Southern British pronunciations count as correct too
public record PronunciationGuide(Map<String, String> words, boolean british) {
    /// The lexicon alone, American pronunciation only.
    public static final PronunciationGuide NONE = new PronunciationGuide(Map.of(), false);

    /// The name of the option that holds the words.
    public static final String WORDS_OPTION = "pronunciations";

    /// The name of the option that accepts British pronunciations.
    public static final String BRITISH_OPTION = "british";

    /// Stands between a word and the one sentence in which it is meant.
    private static final String IN_SENTENCE = " | ";

    /// Keeps the words in lower case and in alphabetical order, so that equal guides have equal
    /// JSON.
    public PronunciationGuide {
        Map<String, String> normalized = new TreeMap<>();
        words.forEach((word, pronunciation) -> normalized.put(normalize(word), pronunciation.strip()));
        words = java.util.Collections.unmodifiableMap(normalized);
    }

    /// Whether the guide has no effect.
    public boolean isEmpty() {
        return words.isEmpty() && !british;
    }

    /// A word that is meant in one sentence alone, as it stands among the words.
    public static String inSentence(String word, String sentence) {
        return word + IN_SENTENCE + sentence;
    }

    /// The guide with only those words that occur in a text. What is meant in this text alone goes
    /// before what is meant everywhere.
    public PronunciationGuide restrictedTo(String text) {
        Map<String, String> matching = new TreeMap<>();
        Map<String, String> hereAlone = new TreeMap<>();
        words.forEach((word, pronunciation) -> {
            int end = word.indexOf(IN_SENTENCE);
            if (end < 0 && containsWord(text, word)) {
                matching.put(word, pronunciation);
            } else if (end >= 0 && appliesTo(text, word)) {
                hereAlone.put(word.substring(0, end), pronunciation);
            }
        });
        matching.putAll(hereAlone);
        return new PronunciationGuide(matching, british);
    }

    /// Whether an entry is meant in a text.
    ///
    /// @param entry a word, or a word in one sentence
    public static boolean appliesTo(String text, String entry) {
        int end = entry.indexOf(IN_SENTENCE);
        return end < 0
                ? containsWord(text, entry)
                : normalize(text).equals(normalize(entry.substring(end + IN_SENTENCE.length())));
    }

    /// Whether a word occurs in a text as a whole word, ignoring case; an ending after an
    /// apostrophe is allowed.
    static boolean containsWord(String text, String word) {
        return Pattern.compile("(?<![\\p{L}\\p{M}\\d])" + Pattern.quote(normalize(word)) + "(?![\\p{L}\\p{M}\\d])")
                .matcher(normalize(text))
                .find();
    }

    /// The form in which words are compared: lower case, with plain apostrophes.
    public static String normalize(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFC)
                .replace('’', '\'')
                .toLowerCase(Locale.ROOT)
                .strip();
    }
}
