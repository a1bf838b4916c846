package app.saywell.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// When a text counts as said.
class SpokenProbabilitiesTest {
    private static final EarThresholds THRESHOLDS =
            new EarThresholds(0.6, 1.2, 0.5, 0.6, 0.03, 0.0002, 0.1, -2, 0.001, 1, 0.8, 0);

    /// Two words: one of one sound, one of three.
    private static final ExpectedSounds SOUNDS =
            new ExpectedSounds(new long[4], new long[] {0, 1, 1, 1}, new long[4], new long[4]);

    @Test
    void aSwallowedArticleIsNoReasonToRefuseARecording() {
        assertThat(isSaid(0.001f, 0.9f, -1, 5)).isTrue();
        assertThat(isSaid(0.0001f, 0.9f, -1, 5)).isFalse();
        assertThat(isSaid(0.0001f, 0.9f, 1, 5)).as("the decoder expects it").isTrue();
    }

    @Test
    void aLongerWordIsMissedSooner() {
        assertThat(isSaid(0.9f, 0.02f, 5, 1)).isFalse();
        assertThat(isSaid(0.9f, 0.04f, 5, 1)).isTrue();
    }

    @Test
    void aWordThatTheDecoderDoesNotExpectIsMissedSoonerStill() {
        assertThat(isSaid(0.9f, 0.09f, 5, -3)).isFalse();
        assertThat(isSaid(0.9f, 0.11f, 5, -3)).isTrue();
    }

    @Test
    void aWordThatTheDecoderExpectsMayBeSaidQuiteWrongly() {
        assertThat(isSaid(0.9f, 0.005f, 5, 2)).isTrue();
        assertThat(isSaid(0.9f, 0.0005f, 5, 2)).isFalse();
    }

    @Test
    void anotherTextIsRefusedThoughEachWordCouldBe() {
        SpokenProbabilities spoken = new SpokenProbabilities(new float[] {0.9f, 0.9f}, 0.7f);
        assertThat(spoken.allSpoken(THRESHOLDS, SOUNDS, 5, 5)).isFalse();
    }

    private static boolean isSaid(float first, float second, float firstGain, float secondGain) {
        return new SpokenProbabilities(new float[] {first, second}, 1)
                .allSpoken(THRESHOLDS, SOUNDS, firstGain, secondGain);
    }
}
