package app.saywell.library.queue;

import app.saywell.speech.CallFailure;

import java.time.Instant;
import java.util.Optional;

/// A take in the scoring queue.
///
/// @param service name of the service that is to score it
/// @param failure why scoring failed, if it did
public record QueuedTake(
        long takeId,
        String service,
        QueueState state,
        Optional<CallFailure.FailureKind> failure,
        Instant addedAt) {

    /// The state of a queued take.
    public enum QueueState {
        /// Waits for its turn.
        WAITING,
        /// Is being scored.
        RUNNING,
        /// Scoring failed. It is not retried automatically.
        FAILED,
        /// It was sent and no answer came. It may have been billed, so it is sent again only when
        /// the user allows it.
        UNKNOWN
    }
}
