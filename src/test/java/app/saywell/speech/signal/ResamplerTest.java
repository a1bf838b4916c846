package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResamplerTest {
    @ParameterizedTest
    @ValueSource(ints = {8000, 11025, 15999, 16000, 22050, 44100, 47999, 48000, 96000, 192000})
    void keepsATonesPhaseAndHeight(int rate) {
        Pcm out = Resampler.resample(tone(440, rate), 16000);
        assertThat(out.samples().length).isBetween(16000, 16001);
        for (int i = 1000; i < 15000; i++) {
            double expected = 0.5 * Math.sin(2 * Math.PI * 440 * i / 16000);
            assertThat((double) out.samples()[i]).isCloseTo(expected, within(2e-4));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {8000, 9000, 12000, 20000})
    void removesWhatTheLowerRateCannotHold(int frequency) {
        Pcm out = Resampler.resample(tone(frequency, 48000), 16000);
        for (int i = 500; i < 15500; i++) {
            assertThat(Math.abs(out.samples()[i])).isLessThan(5e-5f);
        }
    }

    private static Pcm tone(double frequency, int rate) {
        float[] samples = new float[rate];
        for (int i = 0; i < rate; i++) {
            samples[i] = (float) (0.5 * Math.sin(2 * Math.PI * frequency * i / rate));
        }
        return new Pcm(samples, rate);
    }
}
