package app.saywell.judge.service.account;

import java.time.Instant;
import java.util.Optional;

/// A key as the console shows it, without its secret.
///
/// @param handle the first eight random characters, which identify the key
/// @param name a label chosen by its owner
/// @param rateLimit calls per minute, as set at creation; the plan may allow fewer
/// @param expiresAt the time from which it is inactive
/// @param deactivatedAt when its owner deactivated it permanently
public record IssuedKey(
        String handle,
        String name,
        int rateLimit,
        Instant createdAt,
        Optional<Instant> expiresAt,
        Optional<Instant> deactivatedAt) {

    /// Means that the key has no rate limit of its own.
    public static final int UNLIMITED_RATE = 1_000_000;

    /// The status at a time. An inactive key never becomes active again.
    public KeyStatus statusAt(Instant now) {
        boolean expired = expiresAt.isPresent() && !now.isBefore(expiresAt.get());
        return deactivatedAt.isPresent() || expired ? KeyStatus.INACTIVE : KeyStatus.ACTIVE;
    }

    /// The two states of a key (service document, section 3).
    public enum KeyStatus {
        /// Calls are accepted.
        ACTIVE,
        /// Every call gets 401.
        INACTIVE
    }
}
