package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RateHalverTest {
    private static final int RATE = 96_000;

    /// Each sample of the result is where it was: no delay, and nothing lost at either end.
    @ParameterizedTest
    @ValueSource(ints = {200, 4_000, 12_000, 18_000})
    void whatTheLowerRateCanHoldIsKept(int hertz) {
        float[] half = half(tone(hertz, 9_601));
        float[] whole = tone(hertz, 9_601);
        assertThat(half).hasSize(4_801);
        for (int i = RateHalver.REACH; i < half.length - RateHalver.REACH; i++) {
            assertThat(half[i]).as("%d", i).isCloseTo(whole[2 * i], within(2e-4f));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {30_000, 40_000, 47_000})
    void whatWouldBeHeardAsSomethingElseIsGone(int hertz) {
        float[] half = half(tone(hertz, 9_600));
        for (int i = RateHalver.REACH; i < half.length - RateHalver.REACH; i++) {
            assertThat(half[i]).as("%d", i).isCloseTo(0, within(2e-4f));
        }
    }

    @Test
    void silenceIsBeforeAndBehindIt() {
        float[] ones = new float[1_000];
        Arrays.fill(ones, 1);
        float[] half = half(ones);
        assertThat(half).hasSize(500);
        assertThat(half[250]).isCloseTo(1, within(1e-6f));
        assertThat(half[0]).as("half of what is around it is silent").isBetween(0.5f, 0.9f);
    }

    private static float[] half(float[] samples) {
        RateHalver halver = new RateHalver();
        float[] half = new float[samples.length];
        int count = 0;
        for (int i = 0; i < samples.length + RateHalver.REACH; i++) {
            if (halver.add(i < samples.length ? samples[i] : 0)) {
                half[count++] = halver.output();
            }
        }
        return Arrays.copyOf(half, count);
    }

    private static float[] tone(int hertz, int length) {
        float[] samples = new float[length];
        for (int i = 0; i < length; i++) {
            samples[i] = (float) (0.9 * Math.sin(2 * Math.PI * hertz * i / RATE));
        }
        return samples;
    }
}
