package app.saywell.desk.client.policy;

import app.saywell.desk.client.call.CallAttempt;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.desk.client.call.Transport;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceReply;

/// Applies a [SlidingWindowRateLimiter]. After a 429 all callers wait as long as the service asks.
public final class RateLimitingTransport implements Transport {
    private final Transport transport;
    private final SlidingWindowRateLimiter rateLimiter;

    public RateLimitingTransport(Transport transport, SlidingWindowRateLimiter rateLimiter) {
        this.transport = transport;
        this.rateLimiter = rateLimiter;
    }

    @Override
    public <T> CallAttempt<T> send(SpeechRequest<T> request) {
        try {
            rateLimiter.acquire();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return CallAttempt.unsent(FailureKind.CANCELLED, "the caller gave up before it was sent");
        }
        try {
            CallAttempt<T> attempt = transport.send(request);
            if (attempt.reply() instanceof ServiceReply.FailedCall<T>(CallFailure failure)
                    && failure.kind() == FailureKind.RATE_LIMITED) {
                rateLimiter.pauseFor(attempt.retryAfter());
            }
            return attempt;
        } finally {
            rateLimiter.release();
        }
    }
}
