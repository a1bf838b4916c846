package app.saywell.practice.progress;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// How regularly somebody practises.
///
/// @param today how many takes there are today
/// @param daysInARow how many days in a row had one; a day that is not over yet does not end it
public record Habit(int today, int daysInARow) {

    /// Works it out.
    ///
    /// @param takes when takes were recorded
    public static Habit of(List<Instant> takes, Instant now, ZoneId zone) {
        LocalDate today = LocalDate.ofInstant(now, zone);
        Set<LocalDate> days =
                takes.stream()
                        .map(take -> LocalDate.ofInstant(take, zone))
                        .collect(Collectors.toSet());
        LocalDate day = days.contains(today) ? today : today.minusDays(1);
        int streak = 0;
        while (days.contains(day.minusDays(streak))) {
            streak++;
        }
        int count =
                (int)
                        takes.stream()
                                .filter(take -> LocalDate.ofInstant(take, zone).equals(today))
                                .count();
        return new Habit(count, streak);
    }
}
