package app.saywell.judge.engine.align;

import static app.saywell.judge.engine.align.MadePosteriors.token;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.language.text.SpokenToken;
import java.util.List;
import org.junit.jupiter.api.Test;

/// On made posteriors: each step names one sound, or none, and leaves a thousandth to each other one.
class PathEvidenceTest {
    private static final double LESS = Math.log(0.001);
    private static final double SURE = Math.log(1 - 39 * 0.001);
    private static final double MISSED = LESS - SURE;

    @Test
    void aWordWhoseSoundsAreThereFitsBest() {
        List<PathEvidence> found = evidence("R EH D . K AE T", token("R EH D"), token("K AE T"));
        assertThat(found).allSatisfy(word -> {
            assertThat(word.substitution()).isCloseTo(0, within(1e-5));
            assertThat(word.omission()).isCloseTo(3 * MISSED, within(1e-4));
        });
    }

    @Test
    void oneWrongSoundCostsOneSound() {
        PathEvidence found =
                evidence("L EH D . K AE T", token("R EH D"), token("K AE T")).getFirst();
        assertThat(found.substitution()).isCloseTo(MISSED, within(1e-4));
        assertThat(found.omission()).isCloseTo(2 * MISSED, within(1e-4));
    }

    @Test
    void aWordThatWasLeftOutFitsBetterWithoutIt() {
        PathEvidence found = evidence("R EH D . . . . K AE T", token("R EH D"), token("B IH G"), token("K AE T"))
                .get(1);
        assertThat(found.omission()).isCloseTo(-3 * MISSED, within(1e-4));
        assertThat(found.substitution()).isCloseTo(3 * MISSED, within(1e-4));
    }

    @Test
    void anotherWordInItsPlaceFitsNeitherWithItNorWithout() {
        PathEvidence found = evidence("R EH D . S UW N . K AE T", token("R EH D"), token("B IH G"), token("K AE T"))
                .get(1);
        assertThat(found.substitution()).isCloseTo(3 * MISSED, within(1e-4));
        assertThat(found.omission()).isCloseTo(0, within(1e-4));
    }

    @Test
    void theReadingThatWasSaidCounts() {
        assertThat(evidence("DH IY . AE P", token("DH AH", "DH IY"), token("AE P")))
                .allSatisfy(word -> assertThat(word.substitution()).isCloseTo(0, within(1e-5)));
    }

    @Test
    void theSameSoundTwiceNeedsABlankBetween() {
        assertThat(evidence("B AE D . D EY", token("B AE D"), token("D EY")))
                .allSatisfy(word -> assertThat(word.substitution()).isCloseTo(0, within(1e-5)));
        assertThat(evidence("B AE D EY", token("B AE D"), token("D EY")).get(1).substitution())
                .isLessThan(-6);
    }

    @Test
    void nothingFitsWhereTheRecordingIsTooShort() {
        assertThat(evidence("R EH", token("R EH D"), token("K AE T")))
                .allMatch(word -> word.equals(new PathEvidence(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)));
    }

    private static List<PathEvidence> evidence(String steps, SpokenToken... tokens) {
        return PathEvidence.of(MadePosteriors.paths(steps, SURE, LESS), List.of(tokens));
    }
}
