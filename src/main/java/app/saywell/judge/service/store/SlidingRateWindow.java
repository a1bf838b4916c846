package app.saywell.judge.service.store;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Counts calls in a sliding window of sixty seconds, so no period of sixty seconds has more calls
/// than the limit.
///
/// A call stops counting exactly sixty seconds after it was admitted.
final class SlidingRateWindow {
    private static final Duration WINDOW = Duration.ofMinutes(1);

    private SlidingRateWindow() {}

    /// Admits one more call of a key if the limit allows it; must run within an exclusive
    /// transaction.
    ///
    /// @return the waiting time if the limit is reached, otherwise empty
    static Optional<Duration> tryAdmit(Handle handle, String keyHandle, int limit, Instant now) {
        long oldest = now.minus(WINDOW).toEpochMilli();
        handle.createUpdate("DELETE FROM admission WHERE handle = :key AND at <= :oldest")
                .bind("key", keyHandle)
                .bind("oldest", oldest)
                .execute();
        // The call that must leave the window before another one is admitted.
        Optional<Long> blockingCallAt = handle.createQuery("""
            SELECT at FROM admission WHERE handle = :key
            ORDER BY at DESC LIMIT 1 OFFSET :limit
            """)
                .bind("key", keyHandle)
                .bind("limit", limit - 1)
                .mapTo(Long.class)
                .findOne();
        if (blockingCallAt.isPresent()) {
            return Optional.of(Duration.ofMillis(blockingCallAt.get() - oldest));
        }
        handle.createUpdate("INSERT INTO admission (handle, at) VALUES (:key, :now)")
                .bind("key", keyHandle)
                .bind("now", now.toEpochMilli())
                .execute();
        return Optional.empty();
    }
}
