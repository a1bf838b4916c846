package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpectrogramTest {
    @Test
    void showsAToneAtItsFrequencyAndLevelWhileItLasts() {
        float[] samples = new float[16_000];
        for (int i = 8000; i < 16_000; i++) {
            samples[i] = (float) (0.5 * Math.sin(2 * Math.PI * 2000 * i / 16_000));
        }
        Spectrogram picture = Spectrogram.broadBand(new Pcm(samples, 16_000), 0, 1, 10);
        int bin = (int) Math.round(2000 / picture.hertzPerBin());
        assertThat(picture.columns()).isEqualTo(10);
        assertThat((picture.bins() - 1) * picture.hertzPerBin()).isLessThan(8000);
        assertThat((double) picture.decibelsAt(7, bin)).isCloseTo(-6.02, within(0.1));
        assertThat(picture.decibelsAt(2, bin)).isEqualTo((float) DecibelScale.SILENCE_DB);
        assertThat(picture.decibelsAt(7, picture.bins() - 2)).isLessThan(-60);
    }

    @Test
    void isSilentBeyondTheSound() {
        Spectrogram picture = Spectrogram.broadBand(new Pcm(new float[10], 16_000), -1, 2, 5);
        assertThat(picture.decibels()).containsOnly((float) DecibelScale.SILENCE_DB);
    }
}
