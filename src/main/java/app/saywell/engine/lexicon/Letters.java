package app.saywell.engine.lexicon;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// What remains of written words when case and accents do not matter.
public final class Letters {
    private static final Pattern OTHER = Pattern.compile("[^a-z'.-]");
    private static final Pattern NO_LETTER = Pattern.compile("[^a-z]");
    private static final Map<Character, String> LIGATURES =
            Map.of(
                    'ß', "ss", 'æ', "ae", 'œ', "oe", 'ø', "o", 'đ', "d", 'ł', "l", 'þ', "th", 'ð',
                    "th", 'ı', "i", '’', "'");

    private Letters() {}

    /// The word in lower-case letters a to z, with apostrophes, dots and hyphens: `Café` becomes
    /// `cafe`. Whatever has no counterpart falls away.
    public static String fold(String word) {
        String plain = Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD);
        StringBuilder folded = new StringBuilder();
        for (char c : plain.toCharArray()) {
            folded.append(LIGATURES.getOrDefault(c, String.valueOf(c)));
        }
        return OTHER.matcher(folded).replaceAll("");
    }

    /// The letters a to z of a word, and nothing else; empty when it has none.
    public static String only(String word) {
        return NO_LETTER.matcher(fold(word)).replaceAll("");
    }
}
