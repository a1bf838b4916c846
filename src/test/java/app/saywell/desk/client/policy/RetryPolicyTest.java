package app.saywell.desk.client.policy;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceReply;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryPolicyTest {
    @ParameterizedTest
    @CsvSource({"1, 0.0, 800", "1, 0.5, 1000", "1, 1.0, 1200", "2, 0.0, 1600", "2, 1.0, 2400"})
    void waitsOneSecondThenTwoAFifthLessOrMore(int attempts, double random, long millis) {
        assertThat(nextDelay(503, attempts, Duration.ZERO, random)).contains(Duration.ofMillis(millis));
    }

    @Test
    void makesThreeAttemptsInAll() {
        assertThat(nextDelay(429, 3, Duration.ZERO, 0.5)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 500, 501, 502, 503, 504, 511, 599})
    void retriesAfterTheseAndNoOthers(int status) {
        assertThat(nextDelay(status, 1, Duration.ZERO, 0.5)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 201, 302, 400, 401, 402, 403, 404, 408, 413, 421, 428, 430, 600, 999})
    void neverRetriesAfterThese(int status) {
        assertThat(nextDelay(status, 1, Duration.ZERO, 0.5)).isEmpty();
    }

    @Test
    void neverRetriesAnAnsweredRequest() {
        ServiceReply<String> answer = new ServiceReply.AnsweredCall<>("", "{}", ServiceReply.AnswerSource.CALL);
        assertThat(RetryPolicy.nextDelay(answer, 1, Duration.ZERO, Duration.ZERO, 0.5))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "7, 7", "60, 60"})
    void grantsALongerWait(long retryAfter, long seconds) {
        assertThat(nextDelay(429, 1, Duration.ofSeconds(retryAfter), 0.5)).contains(Duration.ofSeconds(seconds));
    }

    @Test
    void givesUpWhereRetryAfterIsTooLong() {
        assertThat(nextDelay(429, 1, Duration.ofMillis(60_001), 0.5)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"30, 30, true", "30, 31, false", "1, 59, true", "60, 1, false"})
    void allowsOneMinuteOfTotalDelay(long totalDelay, long retryAfter, boolean again) {
        Optional<Duration> wait = RetryPolicy.nextDelay(
                refused(429), 2, Duration.ofSeconds(totalDelay), Duration.ofSeconds(retryAfter), 0.5);
        assertThat(wait.isPresent()).isEqualTo(again);
    }

    private static Optional<Duration> nextDelay(int status, int attempts, Duration retryAfter, double random) {
        return RetryPolicy.nextDelay(refused(status), attempts, Duration.ZERO, retryAfter, random);
    }

    private static ServiceReply<String> refused(int status) {
        return new ServiceReply.FailedCall<>(new CallFailure(FailureKind.UNEXPECTED_STATUS, status, "", ""));
    }
}
