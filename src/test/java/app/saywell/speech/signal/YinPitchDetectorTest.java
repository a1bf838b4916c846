package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

/// Compares with TarsosDSP's implementation of the same method. The results must be bit-identical
/// in the range of frequencies that matters.
class YinPitchDetectorTest {
    private static final int RATE = 16_000;
    private static final int WINDOW = 1024;
    private static final double MIN_HERTZ = 60;

    private final YinPitchDetector ours = new YinPitchDetector(RATE, WINDOW, MIN_HERTZ);
    private final be.tarsos.dsp.pitch.Yin theirs = new be.tarsos.dsp.pitch.Yin(RATE, WINDOW);

    @Property(tries = 400)
    void findsTheSameHeights(
            @ForAll @DoubleRange(min = 45, max = 700) double hertz,
            @ForAll @DoubleRange(min = 0, max = 0.3) double noise,
            @ForAll long seed) {
        float[] window = new float[WINDOW];
        var random = new Random(seed);
        for (int i = 0; i < WINDOW; i++) {
            double phase = 2 * Math.PI * hertz * i / RATE;
            window[i] = (float) (0.2 * Math.sin(phase) + 0.1 * Math.sin(2 * phase + 1) + noise * random.nextGaussian());
        }
        assertThat(zeroIfBelowRange(ours.f0Hz(window)))
                .isEqualTo(zeroIfBelowRange(theirs.getPitch(window).getPitch()));
    }

    private static float zeroIfBelowRange(float hertz) {
        return hertz >= MIN_HERTZ ? hertz : 0;
    }
}
