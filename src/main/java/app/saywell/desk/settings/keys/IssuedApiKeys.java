package app.saywell.desk.settings.keys;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The API keys that this computer's speech service has issued to callers on other computers.
///
/// All methods may take a second, so call them on worker threads.
public interface IssuedApiKeys {
    /// The highest rate limit of a new key, in calls per minute.
    int MAX_CALLS_PER_MINUTE = 100;

    /// All keys ever created, oldest first.
    List<IssuedKeyInfo> list();

    /// Creates a key.
    ///
    /// @param expires when it expires; empty means never
    KeyCreation create(String name, Optional<Instant> expires, int callsPerMinute);

    /// Deactivates a key for ever.
    void deactivate(String handle);

    /// A key without its secret.
    ///
    /// @param visiblePrefix its first characters, as far as they may be shown
    /// @param handle identifies it for [#deactivate]
    /// @param callsPerMinute its rate limit; empty if only the plan limits it
    record IssuedKeyInfo(
            String visiblePrefix,
            String handle,
            String name,
            IssuedKeyState state,
            OptionalInt callsPerMinute,
            Optional<Instant> expires) {}

    /// Whether calls with a key are accepted.
    enum IssuedKeyState {
        /// Calls are accepted.
        ACTIVE,
        /// Deactivated or expired.
        INACTIVE
    }

    /// The outcome of creating a key.
    sealed interface KeyCreation {
        /// The new key. It can be shown only now.
        record KeyCreated(String secret) implements KeyCreation {
            /// Without the secret.
            @Override
            public String toString() {
                return "KeyCreated[…]";
            }
        }

        /// No key was created.
        record KeyCreationRefused(KeyRefusalReason reason) implements KeyCreation {}
    }

    /// Why no key was created.
    enum KeyRefusalReason {
        /// The name must have 1 to 100 characters.
        NAME,
        /// The expiry is in the past.
        EXPIRY,
        /// The rate limit is not between 1 and the allowed maximum.
        LIMIT,
        /// The plan allows no further active key.
        TOO_MANY
    }
}
