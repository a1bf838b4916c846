package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A recording that grows has the samples of the whole one.
class GrowingResamplerTest {
    private static final int RATE = 16_000;

    @ParameterizedTest
    @ValueSource(ints = {8000, 11025, 16000, 22050, 44100, 48000, 96000})
    void allPartsTogetherAreTheWhole(int rate) {
        Random random = new Random(rate);
        short[] samples = new short[rate];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (short) random.nextInt(-20_000, 20_000);
        }
        GrowingResampler growing = new GrowingResampler(rate, RATE);
        float[] together = new float[0];
        for (int at = 0; at < samples.length; ) {
            int end = Math.min(samples.length, at + random.nextInt(rate / 10));
            float[] part = growing.add(Arrays.copyOfRange(samples, at, end));
            int before = together.length;
            together = Arrays.copyOf(together, before + part.length);
            System.arraycopy(part, 0, together, before, part.length);
            at = end;
        }
        float[] whole = Resampler.resample(new Pcm(floats(samples), rate), RATE).samples();
        assertThat(together.length).as("what waits for more").isBetween(whole.length - RATE / 20, whole.length);
        assertThat(together).containsExactly(Arrays.copyOf(whole, together.length));
    }

    private static float[] floats(short[] samples) {
        float[] floats = new float[samples.length];
        for (int i = 0; i < samples.length; i++) {
            floats[i] = samples[i] / 32_768f;
        }
        return floats;
    }
}
