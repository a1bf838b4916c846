package app.saywell.desk.privacy.maintenance;

import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.access.AccessStore;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/// Lets the lines of the access record go once they are old, by a day that follows the clock of the computer by
/// one week at most for each day on which Saywell is started. A clock that is years ahead for some days, whether
/// it says so at one start or at twenty, takes no line that is younger than three years but for so many weeks.
final class AccessRetention {
    static final long DAYS_A_START = 7;

    private static final int LAST_YEAR = 9999;

    /// The day that is counted and the day of the last start, as ISO 8601.
    private static final Setting<String> COUNTED = Setting.text("access.counted-day", "");

    /// What [WrittenUntil] knows.
    private static final Setting<String> WRITTEN = Setting.text("access.written-until", "");

    private final Library library;

    AccessRetention(Library library) {
        this.library = library;
    }

    private record CountedDay(LocalDate day, LocalDate lastStart) {
        // Whoever made a plain backup may have written anything there.
        static Optional<CountedDay> parse(String stored) {
            String[] days = stored.split(" ", -1);
            try {
                return days.length == 2
                        ? Optional.of(new CountedDay(LocalDate.parse(days[0]), LocalDate.parse(days[1])))
                        : Optional.empty();
            } catch (DateTimeParseException e) {
                return Optional.empty();
            }
        }

        CountedDay at(LocalDate today) {
            if (today.equals(lastStart)) {
                return this;
            }
            long behind = today.toEpochDay() - day.toEpochDay();
            return new CountedDay(day.plusDays(Math.clamp(behind, -DAYS_A_START, DAYS_A_START)), today);
        }

        @Override
        public String toString() {
            return day + " " + lastStart;
        }
    }

    /// Deletes old lines. Call it once at a start.
    void sweep(Instant now) {
        LocalDate today = day(now);
        CountedDay counted = CountedDay.parse(library.settings().get(COUNTED))
                .filter(stored -> Math.abs(stored.day().getYear()) <= LAST_YEAR)
                .map(stored -> stored.at(today))
                .orElseGet(() -> new CountedDay(firstDay(now), today));
        library.settings().set(COUNTED, counted.toString());
        Instant dayBegins = counted.day().atStartOfDay(ZoneOffset.UTC).toInstant();
        WrittenUntil written = written(counted, today);
        LocalDate oldest = counted.day().minusDays(AccessStore.RETENTION.toDays());
        library.accessRecord().sweep(dayBegins.isBefore(now) ? dayBegins : now, now, written.before(oldest));
        library.settings().set(WRITTEN, written.since(oldest).toString());
    }

    // A clock that is behind the days that are counted tells nothing.
    private WrittenUntil written(CountedDay counted, LocalDate today) {
        long newest = library.accessRecord().newestNumber();
        WrittenUntil written =
                WrittenUntil.parse(library.settings().get(WRITTEN)).upTo(newest);
        return today.isBefore(counted.day()) ? written : written.at(today, newest);
    }

    // The clock may be ahead when the first day is counted, but hardly when the last line was written.
    private LocalDate firstDay(Instant now) {
        return library.accessRecord().find(Instant.EPOCH, now).stream()
                .findFirst()
                .map(AccessEntry::at)
                .map(AccessRetention::day)
                .orElse(day(now));
    }

    private static LocalDate day(Instant time) {
        return LocalDate.ofInstant(time, ZoneOffset.UTC);
    }
}
