package app.saywell.speech.language.lexicon;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Reduces written words to plain letters, without case and accents.
public final class LetterFolding {
    private static final Pattern NOT_IN_WORD = Pattern.compile("[^a-z'.-]");
    private static final Pattern NOT_A_LETTER = Pattern.compile("[^a-z]");
    private static final Map<Character, String> LIGATURES = Map.of(
            'ß', "ss", 'æ', "ae", 'œ', "oe", 'ø', "o", 'đ', "d", 'ł', "l", 'þ', "th", 'ð', "th", 'ı', "i", '’', "'");

    private LetterFolding() {}

    /// The word in lower-case letters a to z, with apostrophes, dots and hyphens: `Café` becomes
    /// `cafe`. Characters without a counterpart are removed.
    public static String fold(String word) {
        String decomposed = Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD);
        StringBuilder folded = new StringBuilder();
        for (char c : decomposed.toCharArray()) {
            folded.append(LIGATURES.getOrDefault(c, String.valueOf(c)));
        }
        return NOT_IN_WORD.matcher(folded).replaceAll("");
    }

    /// Only the letters a to z of a word; empty when it has none.
    public static String lettersOnly(String word) {
        return NOT_A_LETTER.matcher(fold(word)).replaceAll("");
    }
}
