package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PitchCurveTest {
    @ParameterizedTest
    @ValueSource(ints = {80, 120, 220, 400})
    void findsTheHeightOfAVoice(int hertz) {
        PitchCurve curve = PitchCurve.of(voice(hertz, hertz));
        for (double t = 0.6; t < 1.4; t += 0.01) {
            assertThat((double) curve.hertzAt(t)).isCloseTo(hertz, within(hertz * 0.01));
        }
    }

    @Test
    void followsAFallingVoice() {
        PitchCurve curve = PitchCurve.of(voice(200, 100));
        assertThat((double) curve.hertzAt(0.75)).isCloseTo(175, within(4.0));
        assertThat((double) curve.hertzAt(1.25)).isCloseTo(125, within(4.0));
    }

    @Test
    void findsNoVoiceInSilence() {
        PitchCurve curve = PitchCurve.of(voice(150, 150));
        assertThat(curve.hertzAt(0.2)).isZero();
        assertThat(curve.hertzAt(1.8)).isZero();
        assertThat(curve.hertzAt(-1)).isZero();
        assertThat(curve.hertzAt(99)).isZero();
        assertThat(PitchCurve.of(new Pcm(new float[0], 16000)).hertz()).containsExactly(0);
    }

    /// Two seconds at 44.1 kHz. From 0.5 to 1.5 s there is a gliding tone with five harmonics.
    private static Pcm voice(double from, double to) {
        float[] samples = new float[2 * 44_100];
        double phase = 0;
        for (int i = 22_050; i < 66_150; i++) {
            phase += 2 * Math.PI * (from + (to - from) * (i - 22_050) / 44_100) / 44_100;
            for (int harmonic = 1; harmonic <= 5; harmonic++) {
                samples[i] += (float) (0.1 * Math.sin(harmonic * phase) / harmonic);
            }
        }
        return new Pcm(samples, 44_100);
    }
}
