package app.saywell.desk.client.policy;

import app.saywell.desk.client.call.CallAttempt;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.desk.client.call.Transport;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.billing.BillingOutcome;

/// Calls that cost nothing: a request without an answer is one that took too long, which anybody
/// may send again. [FailureKind#NO_ANSWER] is for calls that may have been billed.
///
/// What took too long is told without a status, so that it is not retried at once: this computer
/// would be busy for another minute, and most likely in vain. Who can wait sends it again later.
public final class FreeCallTransport implements Transport {
    private final Transport transport;

    public FreeCallTransport(Transport transport) {
        this.transport = transport;
    }

    @Override
    public <T> CallAttempt<T> send(SpeechRequest<T> request) {
        CallAttempt<T> attempt = transport.send(request);
        return attempt.reply() instanceof ServiceReply.FailedCall<T>(CallFailure failure) && tookTooLong(failure.kind())
                ? CallAttempt.failed(CallFailure.of(FailureKind.TIMED_OUT, failure.detail()), BillingOutcome.FREE)
                : attempt;
    }

    private static boolean tookTooLong(FailureKind kind) {
        return kind == FailureKind.NO_ANSWER || kind == FailureKind.TIMED_OUT;
    }
}
