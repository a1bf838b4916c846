package app.saywell.speech.language.text;

import java.text.Normalizer;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Writes characters that mean the same in one form: quotes, hyphens, wide and small figures.
final class CharacterForms {
    private static final Pattern QUOTE = Pattern.compile("[‘’ʼ′`´＇]");
    private static final Pattern DOUBLE_QUOTE = Pattern.compile("[″＂“”„]|``");
    private static final Pattern HYPHEN = Pattern.compile("[‐‑‒−]|(?<=\\d)–(?=[$€£₩¥]?\\d)");
    private static final Pattern DOT_IN_RANGE = Pattern.compile("(?<=\\p{L}{3})\\.(?=[-–~]\\p{Lu})");

    /// Degrees as they are typed where no key has their sign: 20'C.
    private static final Pattern DEGREES = Pattern.compile("(?<=\\d)['’](?=[CF](?![\\p{L}\\d]))");

    /// A date as it is written in Korea: 2027. 5. 3.
    private static final Pattern SPACED_DATE =
            Pattern.compile("\\b((?:19|20)\\d\\d)\\. ?(\\d{1,2})\\. ?(\\d{1,2})\\b(?!\\.?\\d)(?:\\.(?=,| \\p{Ll}))?");

    /// Amounts as they are written in Japan and Korea: 100円, 5,000원.
    private static final Pattern YEN = Pattern.compile("(?<=\\d)[ ]?円");

    private static final Pattern WON = Pattern.compile("(?<=\\d)[ ]?원(?!\\p{L})");

    /// In a calculation, an exclamation mark is no end of a sentence: 5! = 120.
    private static final Pattern FACTORIAL = Pattern.compile("(?<=\\d)!(?=\\s?[=×÷])");

    private static final Pattern ENTITY = Pattern.compile("&(#?\\w{2,6});");
    private static final Map<String, String> ENTITIES = Map.of(
            "amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'", "#39", "'", "#x27", "'", "nbsp", " ", "rsquo",
            "'");
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
        plain = plain.replace('˚', '°');
        plain = DEGREES.matcher(plain).replaceAll("°");
        plain = YEN.matcher(plain).replaceAll("¥");
        plain = WON.matcher(plain).replaceAll("₩");
        plain = FACTORIAL.matcher(plain).replaceAll(" factorial");
        plain = SPACED_DATE.matcher(plain).replaceAll("$1.$2.$3");
        plain = ENTITY.matcher(plain)
                .replaceAll(entity -> ENTITIES.getOrDefault(entity.group(1), Matcher.quoteReplacement(entity.group())));
        plain = DOT_IN_RANGE.matcher(plain).replaceAll("");
        plain = DOUBLE_QUOTE.matcher(plain).replaceAll("\"");
        plain = CIRCLED.matcher(plain).replaceAll(circled -> " " + compatible(circled.group()) + " ");
        plain = SUPERSCRIPT.matcher(plain).replaceAll(small -> "^" + compatible(small.group()));
        plain = COMPATIBLE.matcher(plain).replaceAll(match -> Matcher.quoteReplacement(compatible(match.group())));
        plain = QUOTE.matcher(plain).replaceAll("'");
        return HYPHEN.matcher(plain).replaceAll("-");
    }

    private static String compatible(String character) {
        return Normalizer.normalize(character, Normalizer.Form.NFKC);
    }
}
