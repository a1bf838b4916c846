package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.judge.engine.onnx.ModelRuntime;
import org.junit.jupiter.api.Test;

/// When a word counts as said, with the weights that ship.
class SpokenWordCheckTest {
    private static final SpokenWordCheck CHECK = shipped();

    @Test
    void aWordThatTheTextNeedsMayBeSaidQuiteWrongly() {
        assertThat(isSaid(0.02, 1, 8, 4, -5)).isTrue();
        assertThat(isSaid(0.02, -2, -10, 4, 20)).isFalse();
    }

    @Test
    void aWordWithOneWrongSoundIsSaidThoughTheDecoderHearsAnother() {
        assertThat(isSaid(0.1, -1, -12, 3, -25)).as("led for red").isTrue();
        assertThat(isSaid(0.1, -1, -12, 3, 40)).as("something else").isFalse();
    }

    @Test
    void aSwallowedArticleIsNoReasonToRefuseARecording() {
        assertThat(isSaid(0.1, 1, 3, 1, -1)).isTrue();
    }

    @Test
    void aStrangeWordIsMissedThoughItsSoundsCouldBeThere() {
        assertThat(isSaid(0.3, -3, -20, 3, 10)).isFalse();
    }

    @Test
    void whatTheNetworksSayCountsForOneThatTheDecoderDoesNotExpect() {
        double unsure = CHECK.probability(0.1, 0, -4, 3, 0);
        assertThat(CHECK.probability(0.9, 0, -4, 3, 0)).isGreaterThan(unsure);
    }

    @Test
    void oddEvidenceCountsNoMoreThanItsLimit() {
        assertThat(CHECK.probability(0.5, 0, -1000, 3, 0)).isEqualTo(CHECK.probability(0.5, 0, -30, 3, 0));
        assertThat(CHECK.probability(0, 0, 5, 3, -1000)).isCloseTo(CHECK.probability(1e-9, 0, 5, 3, -60), within(1e-9));
    }

    private static boolean isSaid(double networks, double gain, double ratio, int sounds, double omission) {
        return CHECK.probability(networks, gain, ratio, sounds, omission) >= CHECK.border();
    }

    private static SpokenWordCheck shipped() {
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            return EarThresholds.read(runtime).spoken();
        }
    }
}
