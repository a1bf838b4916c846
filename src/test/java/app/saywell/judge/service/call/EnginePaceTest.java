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
    void nothingIsSaidBeforeEnoughAnswers() {
        answer(4, 30); // the models were loaded
        for (int i = 1; i < EnginePace.ANSWERS; i++) {
            answer(4, 1);
        }
        assertThat(pace.secondsFor(4)).isEmpty();
        answer(4, 1);
        assertThat(pace.secondsFor(4).orElseThrow()).isEqualTo(1, CLOSE);
        assertThat(pace.secondsFor(30).orElseThrow()).isEqualTo(7.5, CLOSE);
        assertThat(pace.secondsFor(0)).as("of unknown length").isEmpty();
    }

    @Test
    void whatBeganBeforeTheFirstAnswerWaitedForTheModelsToo() {
        long cold = pace.begin();
        answer(4, 30);
        for (int i = 0; i < EnginePace.ANSWERS; i++) {
            pace.answered(4, cold);
        }
        assertThat(pace.secondsFor(4)).isEmpty();
        answer(EnginePace.ANSWERS, 4, 1);
        assertThat(pace.secondsFor(4).orElseThrow()).isEqualTo(1, CLOSE);
    }

    @Test
    void noSingleAnswerDecides() {
        known(1);
        answer(4, 100);
        assertThat(pace.secondsFor(4).orElseThrow()).isEqualTo(1, CLOSE);
        answer(3, 4, 100);
        assertThat(pace.secondsFor(4).orElseThrow()).isEqualTo(1, CLOSE);
    }

    @Test
    void theNewestAnswersDecide() {
        known(1);
        answer(5, 4, 3);
        assertThat(pace.secondsFor(4).orElseThrow()).isEqualTo(3, CLOSE);
    }

    @Test
    void answersOfUnknownLengthCountForNothing() {
        known(1);
        answer(20, 0, 50);
        assertThat(pace.secondsFor(4)).isEmpty(); // after 1,000 s
        known(1);
        answer(EnginePace.ANSWERS, 0, 2);
        assertThat(pace.secondsFor(4).orElseThrow()).isEqualTo(1, CLOSE);
    }

    @Test
    void whatWasGivenUpCountsOnlyIfItTookLongerAndForNoMoreThanFourTimes() {
        known(1);
        for (int i = 0; i < EnginePace.ANSWERS; i++) {
            giveUp(40, 2);
        }
        assertThat(pace.secondsFor(4).orElseThrow()).isEqualTo(1, CLOSE);
        for (int i = 0; i < 5; i++) {
            giveUp(4, 20);
        }
        assertThat(pace.secondsFor(4).orElseThrow()).isEqualTo(4, CLOSE);
    }

    @Test
    void whatWasGivenUpBeforeAnythingIsKnownSaysNothing() {
        for (int i = 0; i < 20; i++) {
            giveUp(4, 20);
        }
        assertThat(pace.secondsFor(4)).isEmpty();
    }

    @Test
    void aBusyHourIsForgottenAfterTwoMinutesWithoutAnswers() {
        known(20);
        assertThat(pace.secondsFor(30)).isPresent();
        now += Duration.ofMinutes(3).toNanos();
        assertThat(pace.secondsFor(30)).isEmpty();
        answer(EnginePace.ANSWERS, 4, 1);
        assertThat(pace.secondsFor(30)).as("the first is dropped again").isEmpty();
        answer(4, 1);
        assertThat(pace.secondsFor(4).orElseThrow()).isEqualTo(1, CLOSE);
    }

    private void known(double seconds) {
        answer(EnginePace.ANSWERS + 1, 4, seconds);
    }

    private void answer(int count, double amount, double seconds) {
        for (int i = 0; i < count; i++) {
            answer(amount, seconds);
        }
    }

    private void answer(double amount, double seconds) {
        long begun = pace.begin();
        now += (long) (seconds * 1e9);
        pace.answered(amount, begun);
    }

    private void giveUp(double amount, double seconds) {
        long begun = pace.begin();
        now += (long) (seconds * 1e9);
        pace.givenUp(amount, begun);
    }
}
