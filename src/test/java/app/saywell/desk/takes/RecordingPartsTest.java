package app.saywell.desk.takes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.signal.Pcm;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class RecordingPartsTest {
    private static final int RATE = 16_000;

    @Test
    void aRecordingOfAMinuteIsOnePart() {
        RecordingParts parts = parts(tone(60));
        assertThat(parts.count()).isEqualTo(1);
        assertThat(parts.upload(0).seconds()).isEqualTo(60);
    }

    @Test
    void aLongerOneIsCutInThePausesAndNothingIsLeftOut() {
        float[] samples = tone(130);
        pause(samples, 41.5);
        pause(samples, 84);
        RecordingParts parts = parts(samples);
        assertThat(parts.count()).isEqualTo(3);
        assertThat(parts.start(0)).isZero();
        assertThat(parts.start(1)).isCloseTo(41.5, within(0.2));
        assertThat(parts.start(2)).isCloseTo(84, within(0.2));
        double seconds = 0;
        for (int i = 0; i < parts.count(); i++) {
            assertThat(parts.start(i)).isCloseTo(seconds, within(1e-9));
            seconds += parts.upload(i).seconds();
        }
        assertThat(seconds).isEqualTo(130);
    }

    @Test
    void noPartIsLongerThanAMinuteWhereNobodyPauses() {
        RecordingParts parts = parts(tone(600));
        for (int i = 0; i < parts.count(); i++) {
            assertThat(parts.upload(i).seconds()).isLessThanOrEqualTo(RecordingParts.MAX_SECONDS);
        }
    }

    private static RecordingParts parts(float[] samples) {
        return RecordingParts.of(new Pcm(samples, RATE), RecordingParts.MIN_SECONDS, RecordingParts.MAX_SECONDS);
    }

    private static float[] tone(int seconds) {
        float[] samples = new float[seconds * RATE];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.3 * Math.sin(0.1 * i));
        }
        return samples;
    }

    private static void pause(float[] samples, double middle) {
        Arrays.fill(samples, (int) ((middle - 0.25) * RATE), (int) ((middle + 0.25) * RATE), 0);
    }
}
