package app.saywell.engine.text;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;

/// Reads times of day, dates and decades for [NumberNormalizer]. The most usual reading is first;
/// none when the digits are no time.
final class TimeWords {
    private TimeWords() {}

    /// A time of day, such as 7:30 or 19:30:15.
    static Set<String> time(MatchResult match) {
        int hour = Integer.parseInt(match.group(1));
        int minute = Integer.parseInt(match.group(2));
        if (hour > 24) {
            return Set.of();
        }
        Set<String> readings = new LinkedHashSet<>();
        String hourWords = NumberWords.cardinal(hour);
        String clockHour = NumberWords.cardinal(hour % 12 == 0 ? 12 : hour % 12);
        String nextHour = NumberWords.cardinal(hour % 12 + 1);
        if (match.group(3) != null) {
            return Set.of(hourWords + " " + minutes(minute) + " " + NumberWords.twoDigits(second(match)));
        }
        if (minute == 0) {
            readings.add(clockHour + " o'clock");
            readings.add(hourWords);
            readings.add(hourWords + " hundred");
            readings.add(clockHour);
        } else {
            readings.add(hourWords + " " + minutes(minute));
            readings.add(clockHour + " " + minutes(minute));
            readings.addAll(minutesPastOrTo(minute, clockHour, nextHour));
        }
        return match.group(4) == null ? readings : withAmOrPm(readings, match.group(4));
    }

    private static int second(MatchResult match) {
        return Integer.parseInt(match.group(3));
    }

    private static String minutes(int minute) {
        return minute == 0 ? "hundred" : NumberWords.twoDigits(minute);
    }

    private static Set<String> minutesPastOrTo(int minute, String hour, String next) {
        String number = NumberWords.cardinal(minute > 30 ? 60 - minute : minute);
        return switch (minute) {
            case 30 -> NumberWords.orderedSet("half past " + hour);
            case 15 ->
                NumberWords.orderedSet("a quarter past " + hour, "quarter past " + hour, "quarter after " + hour);
            case 45 -> NumberWords.orderedSet("a quarter to " + next, "quarter to " + next);
            default ->
                minute < 30
                        ? NumberWords.orderedSet(number + " past " + hour, number + " after " + hour)
                        : NumberWords.orderedSet(number + " to " + next);
        };
    }

    /// An hour with am or pm, such as 7pm.
    static Set<String> hourWithHalfDay(MatchResult match) {
        return withAmOrPm(NumberWords.readings(match.group(1)), match.group(2));
    }

    private static Set<String> withAmOrPm(Iterable<String> times, String halfDay) {
        Set<String> readings = new LinkedHashSet<>();
        times.forEach(time -> {
            if (!time.endsWith("hundred")) {
                readings.add(time.replace(" o'clock", "") + (halfDay.startsWith("a") ? " A M" : " P M"));
            }
        });
        return readings;
    }

    /// A date with a year.
    ///
    /// @param year the group of the year; month and day likewise
    static Set<String> date(MatchResult match, int year, int month, int day) {
        int monthNumber = Integer.parseInt(match.group(month));
        int dayNumber = Integer.parseInt(match.group(day));
        if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) {
            return Set.of();
        }
        String name = Month.of(monthNumber)
                .getDisplayName(TextStyle.FULL, Locale.ENGLISH)
                .toLowerCase(Locale.ROOT);
        String yearWords = NumberWords.readings(match.group(year)).getFirst();
        return NumberWords.orderedSet(
                name + " " + NumberWords.ordinal(dayNumber) + " " + yearWords,
                name + " the " + NumberWords.ordinal(dayNumber) + " " + yearWords,
                "the " + NumberWords.ordinal(dayNumber) + " of " + name + " " + yearWords,
                NumberWords.cardinal(monthNumber) + " " + NumberWords.cardinal(dayNumber) + " " + yearWords);
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
