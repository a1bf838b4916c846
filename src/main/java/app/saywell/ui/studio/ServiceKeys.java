package app.saywell.ui.studio;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The keys of this computer's own speech service, for those whom it lets in from elsewhere.
///
/// All verbs may take a second; they are called from worker threads.
public interface ServiceKeys {
    /// The most calls a minute that a new key may be given.
    int MOST_CALLS_A_MINUTE = 100;

    /// Every key ever made, the oldest first.
    List<Key> list();

    /// Makes a key.
    ///
    /// @param expires when it ends by itself; empty means never
    Made create(String name, Optional<Instant> expires, int callsAMinute);

    /// Ends a key for good; one that has ended stays so.
    void deactivate(String handle);

    /// A key without its secret.
    ///
    /// @param start its first characters, as far as they may be shown
    /// @param handle what it is called when it is ended
    /// @param callsAMinute empty where only the plan limits them
    record Key(
            String start,
            String handle,
            String name,
            State state,
            OptionalInt callsAMinute,
            Optional<Instant> expires) {}

    /// Whether a key opens anything.
    enum State {
        /// Calls with it are let in.
        ACTIVE,
        /// Deactivated or expired.
        INACTIVE
    }

    /// What came of the wish for a key.
    sealed interface Made {
        /// Here it is, this once: it can never be shown again.
        record Fresh(String secret) implements Made {
            /// Without the secret.
            @Override
            public String toString() {
                return "Fresh[…]";
            }
        }

        /// There is none.
        record Refused(Why why) implements Made {}
    }

    /// Why there is none.
    enum Why {
        /// A name has 1 to 100 characters.
        NAME,
        /// The end lies in the past.
        EXPIRY,
        /// The limit is not between 1 and what is allowed.
        LIMIT,
        /// The plan has no room for another active key.
        TOO_MANY
    }
}
