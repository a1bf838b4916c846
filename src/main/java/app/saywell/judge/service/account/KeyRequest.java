package app.saywell.judge.service.account;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/// The settings of a new key.
///
/// @param rateLimit calls per minute; absent means [#DEFAULT_CALLS_PER_MINUTE], or no limit if the
///     plan has none
public record KeyRequest(String name, Optional<Instant> expiresAt, OptionalInt rateLimit) {
    /// The maximum at creation, unless a contract raises it.
    public static final int DEFAULT_CALLS_PER_MINUTE = 100;

    /// A key that does not expire, with the default rate limit.
    public static KeyRequest withName(String name) {
        return new KeyRequest(name, Optional.empty(), OptionalInt.empty());
    }

    /// A copy with an expiry.
    public KeyRequest withExpiry(Instant expiry) {
        return new KeyRequest(name, Optional.of(expiry), rateLimit);
    }

    /// A copy with another rate limit.
    public KeyRequest withRateLimit(int callsPerMinute) {
        return new KeyRequest(name, expiresAt, OptionalInt.of(callsPerMinute));
    }
}
