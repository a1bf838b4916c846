package app.saywell.judge.service.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class EnginePaceTest {
    private static final Offset<Double> CLOSE = within(1e-9);

    private long now;
    private final EnginePace pace = new EnginePace(() -> now);

    @Test
    void nothingIsSaidBeforeThreeAnswers() {
        answer(4, 1);
        answer(4, 1);
        assertThat(pace.secondsFor(4)).isEmpty();
        answer(4, 1);
        assertThat(pace.secondsFor(4).orElseThrow()).isEqualTo(1, CLOSE);
        assertThat(pace.secondsFor(30).orElseThrow()).isEqualTo(7.5, CLOSE);
        assertThat(pace.secondsFor(0)).as("of unknown length").isEmpty();
    }

    @Test
    void theNewestAnswersCountMost() {
        for (int i = 0; i < 5; i++) {
            answer(4, 1);
        }
        for (int i = 0; i < 10; i++) {
            answer(4, 4);
        }
        assertThat(pace.secondsFor(4).orElseThrow()).isBetween(3.8, 4.0);
    }

    @Test
    void whatWasGivenUpCountsOnlyIfItTookLonger() {
        for (int i = 0; i < 3; i++) {
            answer(4, 1);
        }
        pace.givenUp(40, Duration.ofSeconds(2));
        assertThat(pace.secondsFor(4).orElseThrow()).isEqualTo(1, CLOSE);
        pace.givenUp(40, Duration.ofSeconds(60));
        assertThat(pace.secondsFor(4).orElseThrow()).isGreaterThan(1.5);
    }

    @Test
    void aBusyHourIsForgottenAfterTwoMinutesWithoutAnswers() {
        for (int i = 0; i < 3; i++) {
            answer(4, 20);
        }
        assertThat(pace.secondsFor(30)).isPresent();
        now += Duration.ofMinutes(3).toNanos();
        assertThat(pace.secondsFor(30)).isEmpty();
        answer(4, 1);
        assertThat(pace.secondsFor(30)).as("one answer is too little again").isEmpty();
        answer(4, 1);
        answer(4, 1);
        assertThat(pace.secondsFor(4).orElseThrow()).isEqualTo(1, CLOSE);
    }

    private void answer(double amount, double seconds) {
        pace.answered(amount, Duration.ofNanos((long) (seconds * 1e9)));
    }
}
