package app.saywell.speech.language.text;

import java.text.Normalizer;
import java.util.regex.Pattern;

/// Writes characters that mean the same in one form: quotes, hyphens, wide and small figures.
final class CharacterForms {
    private static final Pattern QUOTE = Pattern.compile("[‘’ʼ′`´＇]");
    private static final Pattern DOUBLE_QUOTE = Pattern.compile("[″＂“”„]|``");
    private static final Pattern HYPHEN = Pattern.compile("[‐‑‒−]|(?<=\\d)–(?=[$€£₩¥]?\\d)");
    private static final Pattern TILDE = Pattern.compile("[〜～∼]");
    private static final Pattern INVISIBLE = Pattern.compile("\\p{Cf}|\\uFE0F");
    private static final Pattern CIRCLED = Pattern.compile("[①-⑳]");
    private static final Pattern SUPERSCRIPT = Pattern.compile("[⁰¹⁴-⁹]+");

    /// Small, wide, joined and Roman forms of letters and figures, and units in one character.
    private static final Pattern COMPATIBLE = Pattern.compile("[₀-₉Ⅰ-ↈ㌀-㏿！-～￠-￦ﬀ-ﬆ]");

    private CharacterForms() {}

    /// The text in plain characters.
    static String plain(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFC);
        plain = INVISIBLE.matcher(plain).replaceAll("");
        plain = plain.replace('º', '°');
        plain = TILDE.matcher(plain).replaceAll("~");
        plain = DOUBLE_QUOTE.matcher(plain).replaceAll("\"");
        plain = CIRCLED.matcher(plain).replaceAll(circled -> " " + compatible(circled.group()) + " ");
        plain = SUPERSCRIPT.matcher(plain).replaceAll(small -> "^" + compatible(small.group()));
        plain = COMPATIBLE
                .matcher(plain)
                .replaceAll(match -> java.util.regex.Matcher.quoteReplacement(compatible(match.group())));
        plain = QUOTE.matcher(plain).replaceAll("'");
        return HYPHEN.matcher(plain).replaceAll("-");
    }

    private static String compatible(String character) {
        return Normalizer.normalize(character, Normalizer.Form.NFKC);
    }
}
