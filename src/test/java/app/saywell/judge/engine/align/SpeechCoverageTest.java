package app.saywell.judge.engine.align;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpeechCoverageTest {
    private static final String MOON = "M UW1 N";

    @Test
    void theOnlyWordSpokenCoversNearlyAll() {
        assertThat(coverage(MOON)).isGreaterThan(0.75);
    }

    @Test
    void oneWordOfManyCoversItsShare() {
        assertThat(coverage(MOON, "F IH1 SH", "K AE1 T", "S IY1 Z")).isBetween(0.15, 0.3);
    }

    /// Of the first word among those that are heard.
    private static double coverage(String... heard) {
        List<AlignedToken> aligned = ForcedAligner.align(
                        MadePosteriors.heard(heard[0]), List.of(MadePosteriors.token(heard[0])))
                .orElseThrow();
        return SpeechCoverage.of(MadePosteriors.heard(heard), aligned);
    }
}
