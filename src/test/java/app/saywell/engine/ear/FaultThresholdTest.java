package app.saywell.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.engine.onnx.ModelRuntime;
import org.junit.jupiter.api.Test;

class FaultThresholdTest {
    private static final FaultThreshold THRESHOLD = new FaultThreshold(1, 0.5, 2, 0.9);

    @Test
    void theOtherSoundsOfTheReadingDecide() {
        double[] thresholds = THRESHOLD.of(new float[] {0, 2, 2});
        assertThat(thresholds[0]).as("the others are good").isCloseTo(0.9, within(1e-9));
        assertThat(thresholds[1]).as("one of the others is wrong").isCloseTo(0.5, within(1e-9));
    }

    @Test
    void itRisesEvenlyBetweenPoorAndGood() {
        assertThat(THRESHOLD.of(new float[] {1, 1.25f})).containsExactly(0.6, 0.5);
        assertThat(THRESHOLD.of(new float[] {0.1f, 0.1f})).containsExactly(0.5, 0.5);
    }

    @Test
    void oneSoundAloneIsJudgedAsInAPoorReading() {
        assertThat(THRESHOLD.of(new float[] {2})).containsExactly(0.5);
    }

    @Test
    void whatShipsAsksForMoreInAGoodReading() {
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            FaultThreshold shipped = EarThresholds.read(runtime).fault();
            assertThat(shipped.good()).isGreaterThan(shipped.poor());
            assertThat(shipped.goodMean()).isGreaterThan(shipped.poorMean());
        }
    }
}
