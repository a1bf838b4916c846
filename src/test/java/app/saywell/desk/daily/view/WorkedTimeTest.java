package app.saywell.desk.daily.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class WorkedTimeTest {
    private static final Instant START = Instant.parse("2026-11-21T09:00:00Z");

    private final WorkedTime worked = new WorkedTime();

    @Test
    void partsOfSecondsAreNotLost() {
        worked.begin(START);
        int seconds = 0;
        for (int act = 1; act <= 100; act++) {
            seconds += worked.act(START.plusMillis(700L * act));
        }
        assertThat(seconds).isEqualTo(70);
    }

    @Test
    void whoIsAwayWorksAMinuteAtMost() {
        worked.begin(START);
        assertThat(worked.act(START.plus(Duration.ofHours(2)))).isEqualTo(60);
        assertThat(worked.act(START.plus(Duration.ofHours(2)).plusSeconds(5))).isEqualTo(5);
    }

    @Test
    void aClockThatIsSetBackTakesNothingAway() {
        worked.begin(START);
        assertThat(worked.act(START.minusSeconds(100))).isZero();
        assertThat(worked.act(START.minusSeconds(90))).isEqualTo(10);
    }

    @Test
    void whatWasBeforeTheBeginningDoesNotCount() {
        worked.begin(START);
        worked.act(START.plusMillis(900));
        worked.begin(START.plusSeconds(100));
        assertThat(worked.act(START.plusSeconds(100).plusMillis(200))).isZero();
    }
}
