package app.saywell.desk.classes.progress;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// How regularly a learner practises.
///
/// @param takesToday number of takes today
/// @param consecutiveDays number of days in a row with a take; a day without a take yet does not
///     end the row until it is over
public record PracticeStreak(int takesToday, int consecutiveDays) {

    /// Computes the streak.
    ///
    /// @param takes when takes were recorded
    public static PracticeStreak compute(List<Instant> takes, Instant now, ZoneId zone) {
        LocalDate today = LocalDate.ofInstant(now, zone);
        Set<LocalDate> days =
                takes.stream().map(take -> LocalDate.ofInstant(take, zone)).collect(Collectors.toSet());
        LocalDate day = days.contains(today) ? today : today.minusDays(1);
        int streak = 0;
        while (days.contains(day.minusDays(streak))) {
            streak++;
        }
        int count = (int) takes.stream()
                .filter(take -> LocalDate.ofInstant(take, zone).equals(today))
                .count();
        return new PracticeStreak(count, streak);
    }
}
