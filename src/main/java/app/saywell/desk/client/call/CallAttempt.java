package app.saywell.desk.client.call;

import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.billing.BillingOutcome;
import java.time.Duration;

/// The result of one attempt.
///
/// @param outcome whether it may have been billed
/// @param retryAfter how long the service asks the client to wait; zero if it does not
public record CallAttempt<T>(ServiceReply<T> reply, BillingOutcome outcome, Duration retryAfter) {

    /// A failed attempt without `Retry-After`.
    public static <T> CallAttempt<T> failed(CallFailure failure, BillingOutcome outcome) {
        return new CallAttempt<>(new ServiceReply.FailedCall<>(failure), outcome, Duration.ZERO);
    }

    /// A request that was not sent.
    public static <T> CallAttempt<T> unsent(CallFailure.FailureKind kind, String detail) {
        return failed(CallFailure.of(kind, detail), BillingOutcome.FREE);
    }
}
