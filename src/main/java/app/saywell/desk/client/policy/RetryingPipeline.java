package app.saywell.desk.client.policy;

import app.saywell.desk.client.call.CallAttempt;
import app.saywell.desk.client.call.RequestPipeline;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.desk.client.call.Transport;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceReply;
import java.time.Duration;
import java.util.Optional;

/// Sends a request until it is answered or the [RetryPolicy] allows no more attempts.
public final class RetryingPipeline implements RequestPipeline {
    private final Transport transport;
    private final TimeAndRandomSource timing;

    public RetryingPipeline(Transport transport, TimeAndRandomSource timing) {
        this.transport = transport;
        this.timing = timing;
    }

    @Override
    public <T> ServiceReply<T> execute(SpeechRequest<T> request) {
        Duration totalDelay = Duration.ZERO;
        for (int attempts = 1; ; attempts++) {
            CallAttempt<T> attempt = transport.send(request);
            Optional<Duration> nextDelay = RetryPolicy.nextDelay(
                    attempt.reply(),
                    attempts,
                    totalDelay,
                    attempt.retryAfter(),
                    timing.random().getAsDouble());
            if (nextDelay.isEmpty()) {
                return attempt.reply();
            }
            try {
                timing.sleeper().sleep(nextDelay.get());
                totalDelay = totalDelay.plus(nextDelay.get());
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                return new ServiceReply.FailedCall<>(
                        CallFailure.of(FailureKind.CANCELLED, "the caller gave up between two attempts"));
            }
        }
    }
}
