package app.saywell.client.guard;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.Failure;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.Reply;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.Optional;

class RetryLawTest {
    @ParameterizedTest
    @CsvSource({"1, 0.0, 800", "1, 0.5, 1000", "1, 1.0, 1200", "2, 0.0, 1600", "2, 1.0, 2400"})
    void waitsOneSecondThenTwoAFifthLessOrMore(int sendings, double chance, long millis) {
        assertThat(wait(503, sendings, Duration.ZERO, chance)).contains(Duration.ofMillis(millis));
    }

    @Test
    void sendsThreeTimesInAll() {
        assertThat(wait(429, 3, Duration.ZERO, 0.5)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 500, 501, 502, 503, 504, 511, 599})
    void repeatsAfterTheseAndNoOthers(int status) {
        assertThat(wait(status, 1, Duration.ZERO, 0.5)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 201, 302, 400, 401, 402, 403, 404, 408, 413, 421, 428, 430, 600, 999})
    void neverRepeatsAfterThese(int status) {
        assertThat(wait(status, 1, Duration.ZERO, 0.5)).isEmpty();
    }

    @Test
    void neverRepeatsWhatWasAnswered() {
        Reply<String> answer = new Reply.Answer<>("", "{}", Reply.Source.CALL);
        assertThat(RetryLaw.wait(answer, 1, Duration.ZERO, Duration.ZERO, 0.5)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "7, 7", "60, 60"})
    void grantsALongerWait(long wish, long seconds) {
        assertThat(wait(429, 1, Duration.ofSeconds(wish), 0.5))
                .contains(Duration.ofSeconds(seconds));
    }

    @Test
    void givesUpWhereTheWishIsBeyondReason() {
        assertThat(wait(429, 1, Duration.ofMillis(60_001), 0.5)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"30, 30, true", "30, 31, false", "1, 59, true", "60, 1, false"})
    void letsTheWaitsTogetherBeAMinute(long waited, long wish, boolean again) {
        Optional<Duration> wait =
                RetryLaw.wait(
                        refused(429), 2, Duration.ofSeconds(waited), Duration.ofSeconds(wish), 0.5);
        assertThat(wait.isPresent()).isEqualTo(again);
    }

    private static Optional<Duration> wait(int status, int sendings, Duration wish, double chance) {
        return RetryLaw.wait(refused(status), sendings, Duration.ZERO, wish, chance);
    }

    private static Reply<String> refused(int status) {
        return new Reply.Failed<>(new Failure(Kind.UNEXPECTED_STATUS, status, "", ""));
    }
}
