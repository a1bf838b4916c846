package app.saywell.service.account;

import java.time.Instant;
import java.util.Optional;

/// A key as the console shows it: everything but its secret.
///
/// @param handle the first eight random characters, by which it is named when it is deactivated
/// @param name what its owner calls it
/// @param rateLimit calls a minute, as set at creation; the plan may allow fewer
/// @param expiresAt from this moment on it is inactive
/// @param deactivatedAt when its owner ended it; for good
public record ApiKey(
        String handle,
        String name,
        int rateLimit,
        Instant createdAt,
        Optional<Instant> expiresAt,
        Optional<Instant> deactivatedAt) {

    /// Stands for no limit of the key's own.
    public static final int UNLIMITED = 1_000_000;

    /// Its state at a moment: there is no way back from inactive to active.
    public Status status(Instant now) {
        boolean expired = expiresAt.isPresent() && !now.isBefore(expiresAt.get());
        return deactivatedAt.isPresent() || expired ? Status.INACTIVE : Status.ACTIVE;
    }

    /// The two states of a key (service document, section 3).
    public enum Status {
        /// Calls are let in.
        ACTIVE,
        /// Every call gets 401.
        INACTIVE
    }
}
