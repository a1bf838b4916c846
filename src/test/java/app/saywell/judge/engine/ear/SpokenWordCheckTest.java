package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.judge.engine.onnx.ModelRuntime;
import org.junit.jupiter.api.Test;

/// When a word counts as said, with the weights that ship.
class SpokenWordCheckTest {
    private static final SpokenWordCheck CHECK = shipped();
    private static final double WELL_HEARD = 0.02;
    private static final double NOT_HEARD = 0.97;
    private static final double WELL_SAID = 1.85;
    private static final double BADLY_SAID = 1.2;

    @Test
    void aWordThatTheTextNeedsMayBeSaidQuiteWrongly() {
        assertThat(isSaid(word(0.1, 1, 8, -5, 4, NOT_HEARD, WELL_SAID))).isTrue();
        assertThat(isSaid(word(0.1, -2, -10, 20, 4, NOT_HEARD, WELL_SAID))).isFalse();
    }

    @Test
    void aWordWithOneWrongSoundIsSaidThoughTheDecoderHearsAnother() {
        assertThat(isSaid(word(0.2, -2, -9, 0, 3, WELL_HEARD, WELL_SAID)))
                .as("led for red")
                .isTrue();
        assertThat(isSaid(word(0.2, -2, -9, 0, 3, NOT_HEARD, WELL_SAID)))
                .as("something else")
                .isFalse();
    }

    @Test
    void aSwallowedArticleIsNoReasonToRefuseARecording() {
        assertThat(isSaid(word(0.1, 1, 3, -1, 1, 0.5, WELL_SAID))).isTrue();
    }

    @Test
    void aStrangeWordIsMissedThoughItsSoundsCouldBeThere() {
        assertThat(isSaid(word(0.3, -3, -15, 30, 3, WELL_HEARD, WELL_SAID))).isFalse();
    }

    @Test
    void aMangledWordCountsAsSaidAmongOthersThatAreMangledAndNotAmongGoodOnes() {
        assertThat(isSaid(word(0.2, -1, -6, 20, 3, NOT_HEARD, BADLY_SAID))).isTrue();
        assertThat(isSaid(word(0.2, -1, -6, 20, 3, NOT_HEARD, WELL_SAID))).isFalse();
    }

    @Test
    void whatTheNetworksSayCountsForOneThatTheDecoderDoesNotExpect() {
        assertThat(CHECK.probability(word(0.9, 0, -4, 0, 3, 0.5, WELL_SAID)))
                .isGreaterThan(CHECK.probability(word(0.1, 0, -4, 0, 3, 0.5, WELL_SAID)));
    }

    @Test
    void oddEvidenceCountsNoMoreThanItsLimit() {
        assertThat(CHECK.probability(word(0.5, 0, -1000, 0, 3, 0, WELL_SAID)))
                .isEqualTo(CHECK.probability(word(0.5, 0, -30, 0, 3, 1e-3, WELL_SAID)));
        assertThat(CHECK.probability(word(0, 0, 5, -1000, 3, 1, WELL_SAID)))
                .isCloseTo(CHECK.probability(word(1e-9, 0, 5, -60, 3, 0.999, WELL_SAID)), within(1e-9));
    }

    private static boolean isSaid(WordEvidence evidence) {
        return CHECK.probability(evidence) >= CHECK.border();
    }

    private static WordEvidence word(
            double networks, double gain, double ratio, double omission, int sounds, double leastFault, double rest) {
        return new WordEvidence(networks, gain, ratio, omission, sounds, leastFault, rest);
    }

    private static SpokenWordCheck shipped() {
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            return EarThresholds.read(runtime).spoken();
        }
    }
}
