package app.saywell.engine.band;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.engine.acoustic.Golden;
import app.saywell.signal.Pcm;
import app.saywell.signal.Resampler;

import org.junit.jupiter.api.Test;

class BandExtensionTest {
    private static final int RATE = 16_000;

    private final BandExtension bands = new BandExtension();

    @Test
    void aWideRecordingIsLeftAsItIs() {
        Pcm speech = Golden.speech();
        assertThat(bands.extended(speech)).isSameAs(speech);
    }

    @Test
    void aNarrowRecordingKeepsItsLowBandAndHissesWhereItHissed() {
        Pcm wide = Golden.speech();
        Pcm narrow = Resampler.resample(Resampler.resample(wide, 8_000), RATE);
        Pcm extended = bands.extended(narrow);
        assertThat(extended.samples()).hasSameSizeAs(narrow.samples());
        double low = correlated(wide, extended, 10, 100);
        double high = correlated(wide, extended, 140, 220);
        assertThat(low).isGreaterThan(0.99);
        assertThat(high).isGreaterThan(0.6);
        assertThat(bands.extended(narrow).samples()).isEqualTo(extended.samples());
    }

    @Test
    void silenceStaysSilent() {
        for (float sample : bands.extended(new Pcm(new float[RATE], RATE)).samples()) {
            assertThat(Math.abs(sample)).isLessThan(0.01f);
        }
    }

    /// How the logarithmic energies of two recordings between two bins go together over time.
    private static double correlated(Pcm one, Pcm other, int from, int to) {
        int frames = Math.min(one.samples().length, other.samples().length) / Spectrum.HOP - 4;
        double[] a = energies(one, frames, from, to);
        double[] b = energies(other, frames, from, to);
        double meanA = 0;
        double meanB = 0;
        for (int t = 0; t < frames; t++) {
            meanA += a[t] / frames;
            meanB += b[t] / frames;
        }
        double ab = 0;
        double aa = 0;
        double bb = 0;
        for (int t = 0; t < frames; t++) {
            ab += (a[t] - meanA) * (b[t] - meanB);
            aa += (a[t] - meanA) * (a[t] - meanA);
            bb += (b[t] - meanB) * (b[t] - meanB);
        }
        return ab / Math.sqrt(aa * bb);
    }

    private static double[] energies(Pcm audio, int frames, int from, int to) {
        Spectrum spectrum = new Spectrum();
        double[] energies = new double[frames];
        for (int t = 0; t < frames; t++) {
            spectrum.of(audio.samples(), t * Spectrum.HOP);
            double sum = 1e-6;
            for (int bin = from; bin < to; bin++) {
                sum += spectrum.power(bin);
            }
            energies[t] = Math.log(sum);
        }
        return energies;
    }
}
