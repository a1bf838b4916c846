package app.saywell.speech.language.text;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;

/// Reads two numbers with a slash: a fraction, a date or a fixed phrase, each where it is usual.
final class SlashNumbers {
    private SlashNumbers() {}

    /// @param match with a whole number before the fraction, the numerator and the denominator
    static Set<String> readings(MatchResult match, TokenContext context) {
        long numerator = valueOrNegative(match.group(2));
        long denominator = valueOrNegative(match.group(3));
        if (numerator < 0 || denominator < 0) {
            return Set.of();
        }
        String pair = NumberWords.readings(match.group(2)).getFirst() + " "
                + NumberWords.readings(match.group(3)).getFirst();
        Set<String> readings = new LinkedHashSet<>();
        boolean afterWhole = match.group(1) == null && context.previousChunk().matches("\\d{1,4}");
        boolean bare = match.group(1) == null && !afterWhole && match.group().indexOf('/') > 0;
        String text = match.group(2) + "/" + match.group(3);
        if (bare && (text.equals("24/7") || text.equals("9/11") || text.equals("50/50") || isSchoolYear(text))) {
            readings.add(pair);
        }
        Set<String> dates = bare ? dates(numerator, denominator) : Set.of();
        boolean properFraction = numerator < denominator && denominator <= 10 && !context.timeWordPrecedes();
        Set<String> fractions = denominator == 0 ? Set.of() : fractions(match, afterWhole, numerator, denominator);
        if (properFraction || dates.isEmpty()) {
            readings.addAll(fractions);
            readings.addAll(dates);
        } else {
            readings.addAll(dates);
            readings.addAll(fractions);
        }
        if (bare) {
            String first = NumberWords.readings(match.group(2)).getFirst();
            String second = NumberWords.readings(match.group(3)).getFirst();
            List.of(" ", " out of ", " divided by ", " slash ", " over ")
                    .forEach(joiner -> readings.add(first + joiner + second));
        }
        return readings;
    }

    /// A year and the next: "2024/25".
    private static boolean isSchoolYear(String text) {
        return text.matches("(?:19|20)\\d\\d/\\d\\d")
                && (Integer.parseInt(text.substring(2, 4)) + 1) % 100 == Integer.parseInt(text.substring(5));
    }

    private static Set<String> dates(long first, long second) {
        Set<String> readings = new LinkedHashSet<>();
        if (first >= 1 && first <= 12 && second >= 1 && second <= 31) {
            readings.addAll(DateWords.monthAndDay((int) first, (int) second));
        }
        if (second >= 1 && second <= 12 && first >= 1 && first <= 31 && readings.isEmpty()) {
            readings.addAll(DateWords.dayAndMonth((int) second, (int) first));
        }
        return readings;
    }

    private static Set<String> fractions(MatchResult match, boolean afterWhole, long numerator, long denominator) {
        Set<String> readings = new LinkedHashSet<>();
        String prefix = match.group(1) == null
                ? afterWhole ? "and " : ""
                : NumberWords.readings(match.group(1)).getFirst() + " and ";
        String count = NumberWords.cardinal(numerator);
        if (denominator == 2 || denominator == 4) {
            String part = denominator == 2 ? "half" : "quarter";
            if (numerator == 1) {
                readings.add(prefix + (prefix.isEmpty() ? "one " : "a ") + part);
                readings.add(prefix + (prefix.isEmpty() ? "a " : "one ") + part);
            } else {
                readings.add(prefix + count + (denominator == 2 ? " halves" : " quarters"));
            }
        }
        if (denominator > 2) {
            readings.add(prefix + count + " " + NumberWords.ordinal(denominator) + (numerator == 1 ? "" : "s"));
            if (numerator == 1 && !prefix.isEmpty()) {
                readings.add(prefix + "a " + NumberWords.ordinal(denominator));
            }
        }
        readings.add(prefix + count + " over " + NumberWords.cardinal(denominator));
        return readings;
    }

    private static long valueOrNegative(String digits) {
        return digits.length() > 15 ? -1 : Long.parseLong(digits);
    }
}
