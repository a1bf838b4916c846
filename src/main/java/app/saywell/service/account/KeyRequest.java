package app.saywell.service.account;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/// What the owner of a new key decides.
///
/// @param rateLimit calls a minute; absent means [#USUAL_CALLS_PER_MINUTE], or no limit of the
///     key's own where the plan has none
public record KeyRequest(String name, Optional<Instant> expiresAt, OptionalInt rateLimit) {
    /// The most that can be set at creation unless a contract says more.
    public static final int USUAL_CALLS_PER_MINUTE = 100;

    /// A key that does not expire, with the usual limit.
    public static KeyRequest named(String name) {
        return new KeyRequest(name, Optional.empty(), OptionalInt.empty());
    }

    /// The same key with an end.
    public KeyRequest expiring(Instant at) {
        return new KeyRequest(name, Optional.of(at), rateLimit);
    }

    /// The same key with another limit.
    public KeyRequest limitedTo(int callsPerMinute) {
        return new KeyRequest(name, expiresAt, OptionalInt.of(callsPerMinute));
    }
}
