package app.saywell.speech.language.text;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import org.jspecify.annotations.Nullable;

/// Reads times of day for [NumberNormalizer]. The most usual reading is first;
/// none when the digits are no time.
final class TimeWords {
    private TimeWords() {}

    /// A time of day, such as 7:30 or 19:30:15.
    static Set<String> time(MatchResult match, TokenContext context) {
        String halfDay = match.group(4) == null ? "" : match.group(4);
        boolean halfDayFollows = context.nextChunk().matches("(?i)[ap]\\.?m");
        return clock(
                Integer.parseInt(match.group(1)),
                Integer.parseInt(match.group(2)),
                match.group(3),
                halfDay.isEmpty() && halfDayFollows ? "follows" : halfDay);
    }

    /// The ways to say a time.
    ///
    /// @param seconds two digits, or null
    /// @param halfDay am or pm to be said with it; "follows" when it is a word of its own; or empty
    static Set<String> clock(int hour, int minute, @Nullable String seconds, String halfDay) {
        if (hour > 24) {
            return Set.of();
        }
        Set<String> readings = new LinkedHashSet<>();
        String hourWords = NumberWords.cardinal(hour);
        String clockHour = NumberWords.cardinal(hour % 12 == 0 ? 12 : hour % 12);
        String nextHour = NumberWords.cardinal(hour % 12 + 1);
        if (seconds != null) {
            return withSeconds(hour, minute, Integer.parseInt(seconds));
        }
        if (halfDay.equals("follows")) {
            readings.add(minute == 0 ? hourWords : hourWords + " " + minutes(minute));
            readings.add(minute == 0 ? clockHour + " o'clock" : clockHour + " " + minutes(minute));
            return readings;
        }
        if (minute == 0) {
            readings.add(clockHour + " o'clock");
            readings.add(hourWords);
            readings.add(hourWords + " hundred");
            readings.add(clockHour);
            readings.add(hourWords + " o'clock");
        } else {
            readings.add(hourWords + " " + minutes(minute));
            readings.add(clockHour + " " + minutes(minute));
            readings.addAll(minutesPastOrTo(minute, clockHour, nextHour));
        }
        return halfDay.isEmpty() ? readings : withAmOrPm(readings, halfDay);
    }

    private static Set<String> withSeconds(int hour, int minute, int second) {
        String hours = NumberWords.cardinal(hour);
        String duration = hours
                + (hour == 1 ? " hour " : " hours ")
                + NumberWords.cardinal(minute)
                + (minute == 1 ? " minute and " : " minutes and ")
                + NumberWords.cardinal(second)
                + (second == 1 ? " second" : " seconds");
        return NumberWords.orderedSet(
                hours + " " + minutes(minute) + " " + NumberWords.twoDigits(second),
                duration,
                duration.replace(" and ", " "));
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
}
