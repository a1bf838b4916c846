package app.saywell.speech.language.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads Roman numerals where a name or a word such as "Chapter" makes letters a number.
final class RomanNumerals {
    private static final Pattern SHAPE = Pattern.compile("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})");
    private static final Pattern USUAL = Pattern.compile("[IVX]{2,6}");

    /// Words that are counted by the numeral after them.
    private static final Set<String> COUNTED = Set.of(
            "chapter",
            "part",
            "act",
            "scene",
            "volume",
            "war",
            "book",
            "section",
            "type",
            "phase",
            "unit",
            "lesson",
            "level",
            "grade",
            "article",
            "appendix",
            "table",
            "figure",
            "stage",
            "step",
            "class",
            "mark",
            "bowl",
            "fantasy",
            "episode",
            "season",
            "round",
            "group",
            "division",
            "title",
            "world");

    /// Names that rulers and popes share; after them "I" is "the first".
    private static final Set<String> SHARED_NAMES = Set.of(
            "elizabeth",
            "charles",
            "james",
            "francis",
            "napoleon",
            "peter",
            "paul",
            "catherine",
            "katherine",
            "mary",
            "ivan",
            "nicholas",
            "frederick",
            "leopold",
            "edward",
            "william",
            "richard",
            "george",
            "henry",
            "louis",
            "alexander",
            "philip",
            "pius",
            "benedict",
            "leo",
            "otto",
            "wilhelm",
            "franz",
            "joseph",
            "christian",
            "gustav",
            "ramses",
            "darius",
            "xerxes",
            "sejong",
            "taejo",
            "gojong",
            "sam");

    private RomanNumerals() {}

    /// The readings of letters as a number, the most usual first; none when they are no number.
    static List<String> readings(String letters, TokenContext context) {
        String before = context.previousChunk().toLowerCase(Locale.ROOT);
        boolean counted = COUNTED.contains(before);
        boolean named = context.namePrecedes()
                && !context.allCapitals()
                && USUAL.matcher(letters).matches();
        boolean first = letters.equals("I")
                && SHARED_NAMES.contains(before)
                && context.namePrecedes()
                && context.breakAt(-1) == PhraseBreak.NONE;
        boolean heading = USUAL.matcher(letters).matches()
                && context.opensSentence()
                && context.breakAt(0) == PhraseBreak.SENTENCE
                && !context.nextChunk().isEmpty();
        if (!counted && !named && !first && !heading || !SHAPE.matcher(letters).matches()) {
            return List.of();
        }
        int number = value(letters);
        List<String> readings = new ArrayList<>();
        String cardinal = NumberWords.cardinal(number);
        String ordinal = NumberWords.ordinal(number);
        if (counted || heading) {
            readings.add(cardinal);
        }
        readings.add("the " + ordinal);
        readings.add(ordinal);
        if (!counted && !heading && !letters.equals("I")) {
            readings.add(cardinal);
        }
        return readings;
    }

    private static int value(String letters) {
        int value = 0;
        int next = 0;
        for (int i = letters.length() - 1; i >= 0; i--) {
            int digit =
                    switch (letters.charAt(i)) {
                        case 'I' -> 1;
                        case 'V' -> 5;
                        case 'X' -> 10;
                        case 'L' -> 50;
                        case 'C' -> 100;
                        case 'D' -> 500;
                        default -> 1000;
                    };
            value += digit < next ? -digit : digit;
            next = Math.max(next, digit);
        }
        return value;
    }
}
