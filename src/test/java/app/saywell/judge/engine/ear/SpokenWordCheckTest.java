package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.judge.engine.align.PathEvidence;
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
        assertThat(isSaid(0.1, 1, 8, heard(-8, -5, 4, NOT_HEARD, WELL_SAID, false)))
                .isTrue();
        assertThat(isSaid(0.1, -2, -10, heard(-25, 20, 4, NOT_HEARD, WELL_SAID, false)))
                .isFalse();
    }

    @Test
    void aWordWithOneWrongSoundIsSaidThoughTheDecoderHearsAnother() {
        assertThat(isSaid(0.2, -2, -9, heard(-7, 0, 3, WELL_HEARD, WELL_SAID, false)))
                .as("led for red")
                .isTrue();
        assertThat(isSaid(0.2, -2, -9, heard(-25, 0, 3, NOT_HEARD, WELL_SAID, false)))
                .as("something else")
                .isFalse();
    }

    @Test
    void aSwallowedArticleIsNoReasonToRefuseARecording() {
        assertThat(isSaid(0.1, 1, 3, heard(-8, -1, 1, 0.5, WELL_SAID, true))).isTrue();
    }

    @Test
    void aStrangeWordIsMissedThoughItsSoundsCouldBeThere() {
        assertThat(isSaid(0.3, -3, -15, heard(-20, 30, 3, WELL_HEARD, WELL_SAID, false)))
                .isFalse();
    }

    @Test
    void aMangledWordCountsAsSaidAmongOthersThatAreMangledAndNotAmongGoodOnes() {
        assertThat(isSaid(0.2, -1, -6, heard(-18, 20, 3, NOT_HEARD, BADLY_SAID, false)))
                .isTrue();
        assertThat(isSaid(0.2, -1, -6, heard(-18, 20, 3, NOT_HEARD, WELL_SAID, false)))
                .isFalse();
    }

    @Test
    void whatTheNetworksSayCountsForOneThatTheDecoderDoesNotExpect() {
        HeardWord heard = heard(-8, 0, 3, 0.5, WELL_SAID, false);
        assertThat(probability(0.9, 0, -4, heard)).isGreaterThan(probability(0.1, 0, -4, heard));
    }

    @Test
    void oddEvidenceCountsNoMoreThanItsLimit() {
        assertThat(probability(0.5, 0, -1000, heard(-1000, 0, 3, 0, WELL_SAID, false)))
                .isEqualTo(probability(0.5, 0, -30, heard(-20, 0, 3, 1e-3, WELL_SAID, false)));
        assertThat(probability(0, 0, 5, heard(-5, -1000, 3, 1, WELL_SAID, false)))
                .isCloseTo(probability(1e-9, 0, 5, heard(-5, -60, 3, 0.999, WELL_SAID, false)), within(1e-9));
    }

    @Test
    void aWordThatWasHeardWellNeedsNoDecoderAndOneWhoseSoundsAreNotThereDoes() {
        assertThat(CHECK.isCertain(heard(0, -20, 4, WELL_HEARD, WELL_SAID, false)))
                .isTrue();
        assertThat(CHECK.isCertain(heard(-12, 12, 4, NOT_HEARD, WELL_SAID, false)))
                .isFalse();
        assertThat(CHECK.isCertain(heard(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 4, 0.5, WELL_SAID, false)))
                .as("more sounds than the recording has room for")
                .isFalse();
    }

    private static boolean isSaid(double networks, double gain, double ratio, HeardWord heard) {
        return probability(networks, gain, ratio, heard) >= CHECK.border();
    }

    private static double probability(double networks, double gain, double ratio, HeardWord heard) {
        return CHECK.probability(new WordEvidence(networks, gain, ratio, heard));
    }

    /// @param substitution how well its sounds fit, and with the other sign how well the recording fits without them
    private static HeardWord heard(
            double substitution, double omission, int sounds, double leastFault, double rest, boolean function) {
        return new HeardWord(
                new PathEvidence(substitution, -substitution),
                omission,
                sounds,
                leastFault,
                LogOdds.of(leastFault, HeardWord.LEAST_FAULT),
                rest,
                function);
    }

    private static SpokenWordCheck shipped() {
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            return EarThresholds.read(runtime).spoken();
        }
    }
}
