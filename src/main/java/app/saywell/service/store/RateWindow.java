package app.saywell.service.store;

import org.jdbi.v3.core.Handle;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// Counts calls over the last sixty seconds, so that no sixty seconds, wherever they begin, see
/// more calls than the limit.
///
/// A call stops counting exactly sixty seconds after it was let in.
final class RateWindow {
    private static final Duration LENGTH = Duration.ofMinutes(1);

    private RateWindow() {}

    /// Counts one more call of a key if there is room; must run within a decision.
    ///
    /// @return how long until there is room, if there is none
    static Optional<Duration> admit(Handle handle, String key, int limit, Instant now) {
        long oldest = now.minus(LENGTH).toEpochMilli();
        handle.createUpdate("DELETE FROM admission WHERE handle = :key AND at <= :oldest")
                .bind("key", key)
                .bind("oldest", oldest)
                .execute();
        // The call that must leave the window before another fits.
        Optional<Long> blocking =
                handle.createQuery(
                                """
                                SELECT at FROM admission WHERE handle = :key
                                ORDER BY at DESC LIMIT 1 OFFSET :limit
                                """)
                        .bind("key", key)
                        .bind("limit", limit - 1)
                        .mapTo(Long.class)
                        .findOne();
        if (blocking.isPresent()) {
            return Optional.of(Duration.ofMillis(blocking.get() - oldest));
        }
        handle.createUpdate("INSERT INTO admission (handle, at) VALUES (:key, :now)")
                .bind("key", key)
                .bind("now", now.toEpochMilli())
                .execute();
        return Optional.empty();
    }
}
