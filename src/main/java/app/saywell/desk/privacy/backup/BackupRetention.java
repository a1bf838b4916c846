package app.saywell.desk.privacy.backup;

import java.time.LocalDate;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/// Which daily copies are kept: those of seven days, and the newest of each of the four weeks
/// before.
///
/// Once the day has passed on which a class's recordings were to be erased, no copy from before
/// that day is kept, except the newest of all.
final class BackupRetention {
    private static final int DAYS = 7;
    private static final int WEEKS = 4;

    private BackupRetention() {}

    /// The days whose copies are kept.
    ///
    /// @param days the days of all copies
    /// @param passedErasure the latest day of erasure that has passed
    static SortedSet<LocalDate> kept(Collection<LocalDate> days, LocalDate today, Optional<LocalDate> passedErasure) {
        SortedSet<LocalDate> all = new TreeSet<>(days);
        SortedSet<LocalDate> kept = new TreeSet<>(all.tailSet(today.minusDays(DAYS - 1)));
        LocalDate end = today.minusDays(DAYS - 1);
        for (int week = 0; week < WEEKS; week++) {
            SortedSet<LocalDate> ofWeek = all.subSet(end.minusWeeks(1), end);
            if (!ofWeek.isEmpty()) {
                kept.add(ofWeek.last());
            }
            end = end.minusWeeks(1);
        }
        passedErasure.ifPresent(day -> kept.removeIf(copy -> !copy.isAfter(day)));
        if (!all.isEmpty()) {
            kept.add(all.last());
        }
        return kept;
    }
}
