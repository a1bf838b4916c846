package app.saywell.desk.school;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/// A period of time. It filters takes by when they were recorded.
///
/// @param from the first moment in the period
/// @param until the first moment after the period
public record TimePeriod(Instant from, Instant until) {
    /// All time.
    public static final TimePeriod ALWAYS = new TimePeriod(Instant.EPOCH, Instant.ofEpochMilli(Long.MAX_VALUE));

    /// Whole days; both are included.
    public static TimePeriod ofDays(LocalDate first, LocalDate last, ZoneId zone) {
        return new TimePeriod(
                first.atStartOfDay(zone).toInstant(),
                last.plusDays(1).atStartOfDay(zone).toInstant());
    }
}
