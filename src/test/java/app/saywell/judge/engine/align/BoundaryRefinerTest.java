package app.saywell.judge.engine.align;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.lexicon.Phone;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Frames: 30 of silence, then 8 for each sound and each `_`, then 30 of silence.
class BoundaryRefinerTest {
    private static final String MOON = "M UW1 N";
    private static final String SHINE = "SH AY1 N";
    private static final String TIME = "T AY1 M";

    private static final int LAG = 6;
    private static final int MOON_END = 30 + 3 * 8;

    @Test
    void aSilenceThatIsLoudIsNoPause() {
        List<AlignedToken> refined = refined("_", SHINE, loud(0, 200));
        assertThat(refined.get(1).startFrame()).isEqualTo(refined.get(0).endFrame());
        assertThat(refined.get(0).endFrame()).isBetween(MOON_END, MOON_END + 8);
    }

    @Test
    void aSilenceThatIsQuietIsAPause() {
        List<AlignedToken> refined = refined("_ _", SHINE, new boolean[200]);
        assertThat(refined.get(0).endFrame()).isEqualTo(MOON_END);
        assertThat(refined.get(1).startFrame()).isEqualTo(MOON_END + 16);
    }

    @Test
    void theRecordingIsLookedAtWhereTheNetworkHearsItLater() {
        List<AlignedToken> refined = refined("_ _", SHINE, loud(MOON_END - LAG, MOON_END + 5 - LAG));
        assertThat(refined.get(0).endFrame()).isEqualTo(MOON_END + 5);
        assertThat(refined.get(1).startFrame()).isEqualTo(MOON_END + 16);
    }

    @Test
    void aNoiseInsideALongPauseStaysInIt() {
        String pause = "_ _ _ _ _ _";
        List<AlignedToken> refined = refined(pause, SHINE, loud(MOON_END + 15 - LAG, MOON_END + 33 - LAG));
        assertThat(refined.get(0).endFrame()).isEqualTo(MOON_END);
        assertThat(refined.get(1).startFrame()).isEqualTo(MOON_END + 48);
    }

    @Test
    void aShortSilenceBeforeAStopIsItsClosure() {
        List<AlignedToken> refined = refined("_", TIME, new boolean[200]);
        assertThat(refined.get(1).startFrame()).isEqualTo(MOON_END);
        assertThat(refined.get(1).phones().getFirst().endFrame()).isEqualTo(MOON_END + 16);
    }

    @Test
    void aShortSilenceBeforeASoftFricativeIsItsBeginning() {
        List<AlignedToken> refined = refined("_", "F AO1 R", new boolean[200]);
        assertThat(refined.get(1).startFrame()).isEqualTo(MOON_END);
        assertThat(refined.get(1).phones().getFirst().endFrame()).isEqualTo(MOON_END + 16);
    }

    @Test
    void aLongSilenceBeforeAStopIsAPause() {
        List<AlignedToken> refined = refined("_ _", TIME, new boolean[200]);
        assertThat(refined.get(1).startFrame()).isEqualTo(MOON_END + 16);
    }

    @Test
    void aWordStaysNearWhereItWasFound() {
        String pause = "_ _ _ _ _ _ _ _";
        List<AlignedToken> refined = refined(pause, SHINE, loud(0, 300));
        assertThat(refined.get(0).endFrame()).isLessThanOrEqualTo(MOON_END + 20);
        assertThat(refined.get(1).startFrame()).isGreaterThanOrEqualTo(MOON_END + 64 - 20);
    }

    @Test
    void soundThatGoesOnAfterAWordBelongsToItAsFarAsItMayMove() {
        String pause = "_ _ _ _ _ _";
        List<AlignedToken> refined = refined(pause, SHINE, loud(0, MOON_END + 17 - LAG));
        assertThat(refined.get(0).endFrame()).isEqualTo(MOON_END + 17);
    }

    /// The network took ten frames of the noise of the room for the last sound.
    @Test
    void quietNoiseBesideTheReadingIsNoSound() {
        FramePosteriors posteriors =
                MadePosteriors.soundingLike(Phone.N, MadePosteriors.heard(MOON), MOON_END, MOON_END + 10);
        List<AlignedToken> aligned = ForcedAligner.align(posteriors, List.of(MadePosteriors.token(MOON)))
                .orElseThrow();
        assertThat(aligned.getLast().endFrame()).isEqualTo(MOON_END + 10);
        List<AlignedToken> refined = new BoundaryRefiner(posteriors, loud(0, MOON_END - LAG), LAG).refine(aligned);
        assertThat(refined.getLast().endFrame()).isEqualTo(MOON_END);
    }

    /// "Moon" and another word, with a silence of the network between them.
    private static List<AlignedToken> refined(String silence, String other, boolean... loud) {
        FramePosteriors posteriors = MadePosteriors.heard(MOON, silence, other);
        List<AlignedToken> aligned = ForcedAligner.align(
                        posteriors, List.of(MadePosteriors.token(MOON), MadePosteriors.token(other)))
                .orElseThrow();
        return new BoundaryRefiner(posteriors, loud, LAG).refine(aligned);
    }

    private static boolean[] loud(int from, int to) {
        boolean[] loud = new boolean[300];
        Arrays.fill(loud, from, to, true);
        return loud;
    }
}
