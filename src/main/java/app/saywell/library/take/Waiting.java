package app.saywell.library.take;

import app.saywell.speech.Failure;

import java.time.Instant;
import java.util.Optional;

/// A take that is to be judged.
///
/// @param service who is to judge it, as the caller names it
/// @param failure why it was not judged, where it was tried
public record Waiting(
        long takeId, String service, State state, Optional<Failure.Kind> failure, Instant addedAt) {

    /// How far it is.
    public enum State {
        /// Its turn will come.
        WAITING,
        /// It is being judged.
        RUNNING,
        /// It was refused; it is not tried again by itself.
        FAILED,
        /// It was sent and no answer came: it may have been billed, so only a person sends it
        /// again.
        UNKNOWN
    }
}
