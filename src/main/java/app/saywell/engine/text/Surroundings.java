package app.saywell.engine.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// What stands around a piece of text and decides how it is read.
///
/// @param before the piece before it without punctuation, or empty
/// @param after the piece after it without punctuation, or empty
/// @param capitals whether the whole text is in capitals, so that they say nothing
record Surroundings(String before, String after, boolean capitals) {
    private static final Pattern NUMBER = Pattern.compile("[+-]?[$€£₩¥]?\\d[\\d,.]*");
    private static final Set<String> MONTHS =
            Set.of(
                    "january",
                    "february",
                    "march",
                    "april",
                    "may",
                    "june",
                    "july",
                    "august",
                    "september",
                    "october",
                    "november",
                    "december",
                    "jan",
                    "feb",
                    "mar",
                    "apr",
                    "jun",
                    "jul",
                    "aug",
                    "sep",
                    "sept",
                    "oct",
                    "nov",
                    "dec");

    boolean numberPrecedes() {
        return NUMBER.matcher(before).matches();
    }

    boolean numberFollows() {
        return NUMBER.matcher(after).matches();
    }

    boolean nameFollows() {
        return !after.isEmpty() && Character.isUpperCase(after.charAt(0));
    }

    boolean nameBefore() {
        return !before.isEmpty() && Character.isUpperCase(before.charAt(0));
    }

    boolean articleBefore() {
        return Set.of("a", "an", "the").contains(before.toLowerCase(Locale.ROOT));
    }

    /// Whether "US" and "AM" are words here: in a text of capitals, and "AM" after who is meant.
    boolean shouted(String word) {
        boolean meant = before.isEmpty() || before.equalsIgnoreCase("I");
        return capitals && !articleBefore() || word.equals("am") && meant;
    }

    boolean monthPrecedes() {
        return MONTHS.contains(before.toLowerCase(Locale.ROOT));
    }

    boolean monthFollows() {
        return MONTHS.contains(after.toLowerCase(Locale.ROOT));
    }

    boolean moneyPrecedes() {
        return !before.isEmpty() && "$€£₩¥".indexOf(before.charAt(0)) >= 0;
    }

    /// Whether "$3" goes on with "million".
    boolean magnitudeFollows() {
        return isMagnitude(after);
    }

    static boolean isMagnitude(String word) {
        return Set.of("hundred", "thousand", "million", "billion", "trillion")
                .contains(word.toLowerCase(Locale.ROOT));
    }
}
