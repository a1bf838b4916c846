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

class RetryLawTest {
    @ParameterizedTest
    @CsvSource({"1, 0.0, 800", "1, 0.5, 1000", "1, 1.0, 1200", "2, 0.0, 1600", "2, 1.0, 2400"})
    void waitsOneSecondThenTwoAFifthLessOrMore(int sendings, double chance, long millis) {
        assertThat(RetryLaw.wait(refused(503), sendings, Duration.ZERO, chance))
                .contains(Duration.ofMillis(millis));
    }

    @Test
    void sendsThreeTimesInAll() {
        assertThat(RetryLaw.wait(refused(429), 3, Duration.ZERO, 0.5)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 500, 501, 502, 503, 504, 511, 599})
    void repeatsAfterTheseAndNoOthers(int status) {
        assertThat(RetryLaw.wait(refused(status), 1, Duration.ZERO, 0.5)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 201, 302, 400, 401, 402, 403, 404, 408, 413, 421, 428, 430, 600, 999})
    void neverRepeatsAfterThese(int status) {
        assertThat(RetryLaw.wait(refused(status), 1, Duration.ZERO, 0.5)).isEmpty();
    }

    @Test
    void neverRepeatsWhatWasAnswered() {
        Reply<String> answer = new Reply.Answer<>("", "{}", Reply.Source.CALL);
        assertThat(RetryLaw.wait(answer, 1, Duration.ZERO, 0.5)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "7, 7", "30, 30"})
    void grantsALongerWait(long wish, long seconds) {
        assertThat(RetryLaw.wait(refused(429), 1, Duration.ofSeconds(wish), 0.5))
                .contains(Duration.ofSeconds(seconds));
    }

    @Test
    void givesUpWhereTheWishIsBeyondReason() {
        assertThat(RetryLaw.wait(refused(429), 1, Duration.ofMillis(30_001), 0.5)).isEmpty();
    }

    private static Reply<String> refused(int status) {
        return new Reply.Failed<>(new Failure(Kind.UNEXPECTED_STATUS, status, "", ""));
    }
}
