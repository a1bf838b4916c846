package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class OverlappingVoicesDetectorTest {
    private static final int RATE = 16_000;

    /// Where one voice is nearly half as high again as the other, a few pairs are missed.
    @Test
    void hearsTwoButNotOne() {
        int pairs = 0;
        int heard = 0;
        for (double low = 90; low <= 160; low += 7) {
            Pcm man = voice(low, low * 1.1, 0);
            assertThat(OverlappingVoicesDetector.hasTwoVoices(man)).isFalse();
            for (double ratio = 1.25; ratio < 1.86; ratio += 0.03) {
                Pcm woman = voice(low * ratio, low * ratio * 0.93, 0);
                assertThat(OverlappingVoicesDetector.hasTwoVoices(woman)).isFalse();
                pairs++;
                heard += OverlappingVoicesDetector.hasTwoVoices(mixed(man, woman)) ? 1 : 0;
            }
        }
        assertThat(heard).isGreaterThanOrEqualTo(pairs * 98 / 100);
    }

    @Property(tries = 20)
    void noiseIsNoSecondVoice(
            @ForAll @DoubleRange(min = 90, max = 300) double hertz,
            @ForAll @DoubleRange(min = 0, max = 1) double noise) {
        assertThat(OverlappingVoicesDetector.hasTwoVoices(voice(hertz, hertz * 1.1, noise)))
                .isFalse();
    }

    /// A chord of four notes, 10 dB below a voice that grows louder and quieter.
    @Test
    void musicInTheBackgroundIsNoSecondVoice() {
        Pcm man = voice(110, 125, 0);
        for (int i = 0; i < RATE; i++) {
            double loudness = 0.1 + 0.9 * Math.pow(Math.sin(Math.PI * 4 * i / RATE), 2);
            double music = 0;
            for (double hertz : new double[] {130.8, 261.6, 329.6, 392}) {
                music += 0.012 * Math.sin(2 * Math.PI * hertz * i / RATE)
                        + 0.006 * Math.sin(4 * Math.PI * hertz * i / RATE);
            }
            man.samples()[i] = (float) (loudness * man.samples()[i] + music);
        }
        assertThat(OverlappingVoicesDetector.hasTwoVoices(man)).isFalse();
    }

    @Test
    void silenceAndShortSoundsAreNotTwoVoices() {
        assertThat(OverlappingVoicesDetector.hasTwoVoices(new Pcm(new float[0], RATE)))
                .isFalse();
        assertThat(OverlappingVoicesDetector.hasTwoVoices(new Pcm(new float[800], RATE)))
                .isFalse();
        assertThat(OverlappingVoicesDetector.hasTwoVoices(new Pcm(new float[RATE], RATE)))
                .isFalse();
    }

    /// One second of a gliding tone with twelve harmonics, at a level of about 0.1.
    private static Pcm voice(double from, double to, double noise) {
        float[] samples = new float[RATE];
        Random random = new Random(1);
        double phase = 0;
        for (int i = 0; i < samples.length; i++) {
            phase += 2 * Math.PI * (from + (to - from) * i / RATE) / RATE;
            for (int harmonic = 1; harmonic <= 12; harmonic++) {
                samples[i] += (float) (0.1 * Math.sin(harmonic * (phase + harmonic)) / harmonic);
            }
            samples[i] += (float) (0.1 * noise * random.nextGaussian());
        }
        return new Pcm(samples, RATE);
    }

    private static Pcm mixed(Pcm first, Pcm second) {
        float[] samples = first.samples().clone();
        for (int i = 0; i < samples.length; i++) {
            samples[i] += second.samples()[i];
        }
        return new Pcm(samples, RATE);
    }
}
