package app.saywell.desk.school;

import app.saywell.speech.CallFailure;
import java.time.Instant;
import java.util.Optional;

/// A take in the scoring queue.
///
/// @param service name of the service that is to score it
/// @param failure why scoring failed, if it did; of a take that waits, why it is put off
public record QueuedTake(
        long takeId, String service, QueueState state, Optional<CallFailure.FailureKind> failure, Instant addedAt) {

    /// Whether it waits, but not for its turn: it is scored again later by itself.
    public boolean isPutOff() {
        return state == QueueState.WAITING && failure.isPresent();
    }

    /// The state of a queued take.
    public enum QueueState {
        /// Waits for its turn, or for a later attempt: see [QueuedTake#isPutOff].
        WAITING,
        /// Is being scored.
        RUNNING,
        /// Scoring failed. It is not retried automatically.
        FAILED,
        /// It was sent to a service that costs money, and no answer came. It may have been billed,
        /// so it is sent again only when the user allows it.
        UNKNOWN
    }
}
