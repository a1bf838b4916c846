package app.saywell.client.call;

import app.saywell.speech.Failure;
import app.saywell.speech.Reply;
import app.saywell.speech.billing.Outcome;

import java.time.Duration;

/// What came of one sending.
///
/// @param outcome whether it may have cost money
/// @param retryAfter how long the service asks to be left alone; zero where it does not
public record Attempt<T>(Reply<T> reply, Outcome outcome, Duration retryAfter) {

    /// A sending that failed without a wish of the service.
    public static <T> Attempt<T> failed(Failure failure, Outcome outcome) {
        return new Attempt<>(new Reply.Failed<>(failure), outcome, Duration.ZERO);
    }

    /// A question that never left.
    public static <T> Attempt<T> unsent(Failure.Kind kind, String detail) {
        return failed(Failure.of(kind, detail), Outcome.FREE);
    }
}
