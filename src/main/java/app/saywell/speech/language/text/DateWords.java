package app.saywell.speech.language.text;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;

/// Reads dates and decades for [NumberNormalizer]. The most usual reading is first; none when the
/// digits are no date.
final class DateWords {
    private DateWords() {}

    /// A date whose first number is the year.
    static Set<String> yearFirst(MatchResult match) {
        return dated(number(match, 2), number(match, 3), match.group(1), true);
    }

    /// A date whose last number is the year. The month comes first where both are possible; both
    /// orders are usual.
    static Set<String> yearLast(MatchResult match) {
        Set<String> readings = new LinkedHashSet<>(dated(number(match, 1), number(match, 2), match.group(3), true));
        readings.addAll(dated(number(match, 2), number(match, 1), match.group(3), false));
        return readings;
    }

    /// A month and a day: "march fifteenth".
    static Set<String> monthAndDay(int month, int day) {
        String name = monthName(month);
        return NumberWords.orderedSet(
                name + " " + NumberWords.ordinal(day),
                "the " + NumberWords.ordinal(day) + " of " + name,
                name + " the " + NumberWords.ordinal(day),
                name + " " + NumberWords.cardinal(day));
    }

    /// The same with the day first.
    static Set<String> dayAndMonth(int month, int day) {
        String name = monthName(month);
        return NumberWords.orderedSet(
                "the " + NumberWords.ordinal(day) + " of " + name,
                NumberWords.ordinal(day) + " of " + name,
                name + " " + NumberWords.ordinal(day));
    }

    private static Set<String> dated(int month, int day, String year, boolean monthFirst) {
        Set<String> readings = new LinkedHashSet<>();
        if (month < 1 || month > 12 || day < 1 || day > 31) {
            return readings;
        }
        Set<String> days = monthFirst ? monthAndDay(month, day) : dayAndMonth(month, day);
        boolean shortYear = year.length() == 2;
        for (String yearWords : NumberWords.readings(year)) {
            String first = shortYear && yearWords.startsWith("zero ") ? yearWords.replace("zero", "oh") : yearWords;
            boolean usual = readings.isEmpty() || shortYear;
            days.stream().limit(usual ? 4 : 2).forEach(words -> readings.add(words + " " + first));
            days.stream().limit(shortYear ? 2 : 0).forEach(words -> readings.add(words + " " + yearWords));
            if (readings.size() > 8) {
                break;
            }
        }
        readings.add(NumberWords.cardinal(month) + " " + NumberWords.cardinal(day) + " "
                + NumberWords.readings(year).getFirst());
        return readings;
    }

    private static int number(MatchResult match, int group) {
        return Integer.parseInt(match.group(group));
    }

    private static String monthName(int month) {
        return Month.of(month).getDisplayName(TextStyle.FULL, Locale.ENGLISH).toLowerCase(Locale.ROOT);
    }

    /// A quarter of a year, such as 2Q22.
    static Set<String> quarter(MatchResult match) {
        String ordinal = NumberWords.ordinal(number(match, 1));
        String year = NumberWords.readings(match.group(2)).getFirst();
        return NumberWords.orderedSet(
                "the " + ordinal + " quarter of " + year,
                ordinal + " quarter " + year,
                NumberWords.cardinal(number(match, 1)) + " Q " + year);
    }

    /// A decade, such as 1990s or '90s.
    static Set<String> decade(String digits) {
        String digitsOnly = digits.replace("'", "");
        int number = Integer.parseInt(digitsOnly);
        if (digitsOnly.length() == 2) {
            return number == 0 ? Set.of() : Set.of(NumberWords.plural(NumberWords.cardinal(number)));
        }
        Set<String> readings = new LinkedHashSet<>();
        NumberWords.readings(digitsOnly).stream().limit(2).forEach(words -> readings.add(NumberWords.plural(words)));
        return readings;
    }
}
