package app.saywell.desk.classes.progress;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/// How much a learner practises. No day off takes anything away.
///
/// @param takesToday number of takes today
/// @param days number of days with a take so far
public record PracticeDays(int takesToday, int days) {

    /// Counts takes and days.
    ///
    /// @param takes when takes were recorded
    public static PracticeDays count(List<Instant> takes, Instant now, ZoneId zone) {
        LocalDate today = LocalDate.ofInstant(now, zone);
        List<LocalDate> days =
                takes.stream().map(take -> LocalDate.ofInstant(take, zone)).toList();
        return new PracticeDays((int) days.stream().filter(today::equals).count(), (int)
                days.stream().distinct().count());
    }
}
