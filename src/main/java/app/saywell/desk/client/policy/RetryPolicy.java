package app.saywell.desk.client.policy;

import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceReply;
import java.time.Duration;
import java.util.Optional;

/// Decides whether and when a request is retried (service document, section 7).
///
/// Retries only after 429 and 5xx: at most three attempts, exponential backoff from 1.0 s with ±20
/// % jitter. A longer `Retry-After` is followed if the total delay stays within [#MAX_TOTAL_DELAY];
/// otherwise there is no retry.
final class RetryPolicy {
    static final int MAX_ATTEMPTS = 3;
    static final Duration INITIAL_DELAY = Duration.ofSeconds(1);
    static final double JITTER = 0.2;

    /// After one minute any rate limit per minute allows a call again.
    static final Duration MAX_TOTAL_DELAY = Duration.ofSeconds(60);

    private RetryPolicy() {}

    /// The delay before the next attempt; empty if a retry is not allowed.
    ///
    /// @param attempts number of attempts so far, from 1
    /// @param totalDelay sum of the delays so far
    /// @param retryAfter the value of `Retry-After`, zero if missing
    /// @param random from 0 to 1
    static Optional<Duration> nextDelay(
            ServiceReply<?> reply, int attempts, Duration totalDelay, Duration retryAfter, double random) {
        boolean exceedsTotalDelay = totalDelay.plus(retryAfter).compareTo(MAX_TOTAL_DELAY) > 0;
        if (attempts >= MAX_ATTEMPTS || !isRetryable(reply) || exceedsTotalDelay) {
            return Optional.empty();
        }
        double jitterFactor = 1 + JITTER * (2 * random - 1);
        Duration baseDelay = INITIAL_DELAY.multipliedBy(1L << (attempts - 1));
        Duration jitteredDelay = Duration.ofNanos(Math.round(baseDelay.toNanos() * jitterFactor));
        return Optional.of(jitteredDelay.compareTo(retryAfter) > 0 ? jitteredDelay : retryAfter);
    }

    private static boolean isRetryable(ServiceReply<?> reply) {
        return reply instanceof ServiceReply.FailedCall<?>(CallFailure failure)
                && (failure.status() == 429 || failure.status() / 100 == 5);
    }
}
