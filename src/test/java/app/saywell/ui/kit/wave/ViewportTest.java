package app.saywell.ui.kit.wave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

import org.junit.jupiter.api.Test;

class ViewportTest {
    private static final double TOTAL = 10;

    @Test
    void spreadsItsSecondsEvenlyOverItsPixels() {
        Viewport view = new Viewport(2, 4, 1000);
        assertThat(view.x(2)).isZero();
        assertThat(view.x(3)).isEqualTo(500);
        assertThat(view.x(4)).isEqualTo(1000);
        assertThat(view.seconds(250)).isEqualTo(2.5);
    }

    @Property(tries = 200)
    void keepsTheMomentUnderThePointerWhereItIs(
            @ForAll @DoubleRange(min = 300, max = 700) double x,
            @ForAll @DoubleRange(min = 1.1, max = 20) double factor) {
        Viewport view = Viewport.whole(TOTAL, 1000);
        Viewport closer = view.zoomedAt(x, factor, TOTAL);
        assertThat(closer.seconds(x)).isCloseTo(view.seconds(x), within(1e-9));
        assertThat(closer.span()).isCloseTo(TOTAL / factor, within(1e-9));
    }

    @Property(tries = 200)
    void neverLeavesTheRecording(
            @ForAll @DoubleRange(min = 0, max = 1000) double x,
            @ForAll @DoubleRange(min = 0.01, max = 100) double factor,
            @ForAll @DoubleRange(min = -5000, max = 5000) double scroll) {
        Viewport view =
                Viewport.whole(TOTAL, 1000).zoomedAt(x, factor, TOTAL).scrolled(scroll, TOTAL);
        assertThat(view.from()).isGreaterThanOrEqualTo(0);
        assertThat(view.to()).isLessThanOrEqualTo(TOTAL + 1e-9);
    }

    @Test
    void goesNoCloserThanOneSampleAPixel() {
        Viewport view = Viewport.whole(TOTAL, 1000).zoomedAt(500, 1e9, TOTAL);
        assertThat(view.secondsPerPixel())
                .isCloseTo(Viewport.CLOSEST_SECONDS_PER_PIXEL, within(1e-12));
    }

    @Test
    void movesNoMoreThanNeededToShowAMoment() {
        Viewport view = new Viewport(0, 1, 1000);
        assertThat(view.showing(0.5, TOTAL)).isEqualTo(view);
        assertThat(view.showing(2, TOTAL).x(2)).isCloseTo(900, within(1e-6));
    }

    @Test
    void refusesAnEmptyStretch() {
        assertThatThrownBy(() -> new Viewport(1, 1, 100))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
