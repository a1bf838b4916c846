package app.saywell.library.take;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/// A stretch of time in which takes were recorded.
///
/// @param from the first moment that belongs to it
/// @param until the first moment that no longer does
public record Period(Instant from, Instant until) {
    /// Leaves nothing out.
    public static final Period ALWAYS =
            new Period(Instant.EPOCH, Instant.ofEpochMilli(Long.MAX_VALUE));

    /// Whole days, both included.
    public static Period days(LocalDate first, LocalDate last, ZoneId zone) {
        return new Period(
                first.atStartOfDay(zone).toInstant(),
                last.plusDays(1).atStartOfDay(zone).toInstant());
    }
}
