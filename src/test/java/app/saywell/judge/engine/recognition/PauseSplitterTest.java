package app.saywell.judge.engine.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.whisper.LogMel;
import java.util.List;
import org.junit.jupiter.api.Test;

class PauseSplitterTest {
    private static final int RATE = LogMel.SAMPLE_RATE;

    @Test
    void aShortRecordingIsOnePart() {
        float[] samples = tone(20, 5, 6);
        assertThat(PauseSplitter.parts(samples, LoudnessTrack.of(samples)))
                .containsExactly(new SampleRange(0, samples.length));
    }

    @Test
    void aLongRecordingIsCutInItsLongestPauses() {
        float[] samples = tone(45, 14, 14.3, 20, 21);
        List<SampleRange> parts = PauseSplitter.parts(samples, LoudnessTrack.of(samples));
        assertThat(parts).hasSize(2);
        assertThat(parts.getFirst().to() / (double) RATE).isBetween(20.2, 20.8);
    }

    @Test
    void nothingIsLeftOutAndNoPartIsLongerThanTheWindow() {
        float[] samples = tone(600);
        int at = 0;
        for (SampleRange part : PauseSplitter.parts(samples, LoudnessTrack.of(samples))) {
            assertThat(part.from()).isEqualTo(at);
            assertThat(part.seconds()).isBetween(0.1, 28.0);
            at = part.to();
        }
        assertThat(at).isEqualTo(samples.length);
    }

    @Test
    void phrasesEndAtPausesButAreNeverShorterThanASecond() {
        float[] samples = tone(6, 0.4, 0.9, 2.5, 3.1, 3.5, 4);
        List<SampleRange> phrases = PauseSplitter.phrases(LoudnessTrack.of(samples), samples.length);
        assertThat(phrases).hasSize(2);
        assertThat(phrases.getFirst().to() / (double) RATE).isBetween(2.6, 3.0);
    }

    /// A tone of so many seconds with silence from each first to each second moment.
    private static float[] tone(double seconds, double... pauses) {
        float[] samples = new float[(int) (seconds * RATE)];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.3 * Math.sin(i * 0.2));
        }
        for (int p = 0; p < pauses.length; p += 2) {
            for (int i = (int) (pauses[p] * RATE); i < pauses[p + 1] * RATE; i++) {
                samples[i] *= 1e-3f;
            }
        }
        return samples;
    }
}
