package app.saywell.desk.kit.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class TimeViewportTest {
    private static final double TOTAL = 10;

    @Test
    void spreadsItsSecondsEvenlyOverItsPixels() {
        TimeViewport view = new TimeViewport(2, 4, 1000);
        assertThat(view.toX(2)).isZero();
        assertThat(view.toX(3)).isEqualTo(500);
        assertThat(view.toX(4)).isEqualTo(1000);
        assertThat(view.toSeconds(250)).isEqualTo(2.5);
    }

    @Property(tries = 200)
    void keepsTheMomentUnderThePointerWhereItIs(
            @ForAll @DoubleRange(min = 300, max = 700) double x,
            @ForAll @DoubleRange(min = 1.1, max = 20) double factor) {
        TimeViewport view = TimeViewport.whole(TOTAL, 1000);
        TimeViewport closer = view.zoomedAt(x, factor, TOTAL);
        assertThat(closer.toSeconds(x)).isCloseTo(view.toSeconds(x), within(1e-9));
        assertThat(closer.span()).isCloseTo(TOTAL / factor, within(1e-9));
    }

    @Property(tries = 200)
    void neverLeavesTheRecording(
            @ForAll @DoubleRange(min = 0, max = 1000) double x,
            @ForAll @DoubleRange(min = 0.01, max = 100) double factor,
            @ForAll @DoubleRange(min = -5000, max = 5000) double scroll) {
        TimeViewport view =
                TimeViewport.whole(TOTAL, 1000).zoomedAt(x, factor, TOTAL).scrolled(scroll, TOTAL);
        assertThat(view.from()).isGreaterThanOrEqualTo(0);
        assertThat(view.to()).isLessThanOrEqualTo(TOTAL + 1e-9);
    }

    @Test
    void goesNoCloserThanOneSampleAPixel() {
        TimeViewport view = TimeViewport.whole(TOTAL, 1000).zoomedAt(500, 1e9, TOTAL);
        assertThat(view.secondsPerPixel()).isCloseTo(TimeViewport.MIN_SECONDS_PER_PIXEL, within(1e-12));
    }

    @Test
    void movesNoMoreThanNeededToShowAMoment() {
        TimeViewport view = new TimeViewport(0, 1, 1000);
        assertThat(view.scrolledToShow(0.5, TOTAL)).isEqualTo(view);
        assertThat(view.scrolledToShow(2, TOTAL).toX(2)).isCloseTo(900, within(1e-6));
    }

    @Test
    void refusesAnEmptyStretch() {
        assertThatThrownBy(() -> new TimeViewport(1, 1, 100)).isInstanceOf(IllegalArgumentException.class);
    }
}
