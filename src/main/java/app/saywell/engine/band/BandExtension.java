package app.saywell.engine.band;

import app.saywell.signal.Pcm;

import java.util.SplittableRandom;

/// Fills the band from 3.6 to 8 kHz of recordings that have nothing there: noise, shaped in every
/// frame by what a small network expects above what is heard below (J. Abel, T. Fingscheidt,
/// "Artificial speech bandwidth extension using deep neural networks", 2018, in its simplest form).
///
/// A guess cannot tell /s/ from /f/ where the low band does not; it keeps a narrow recording from
/// being judged as one without consonants. For any number of threads, and deterministic.
public final class BandExtension {
    /// Share of the power of speech that every wide recording has above 4.2 kHz.
    private static final double NARROW = 1e-6;

    private static final int FIRST_ABSENT = (int) (4200.0 / Spectrum.RATE * Spectrum.SIZE);
    private static final int LAST_ABSENT = (int) (7500.0 / Spectrum.RATE * Spectrum.SIZE);
    private static final long SEED = 5;

    private final Guess guess = Guess.load();

    /// The recording with both bands; the same object where it had both.
    ///
    /// @param speech at 16 kHz
    public Pcm extended(Pcm speech) {
        float[] samples = speech.samples();
        int frames = samples.length / Spectrum.HOP + 1;
        double[][] low = new double[frames][];
        Spectrum spectrum = new Spectrum();
        double absent = 0;
        double all = 0;
        for (int t = 0; t < frames; t++) {
            spectrum.of(samples, start(t));
            low[t] = Bands.low(spectrum);
            for (int bin = 1; bin < Spectrum.SIZE / 2; bin++) {
                all += spectrum.power(bin);
                absent += bin >= FIRST_ABSENT && bin < LAST_ABSENT ? spectrum.power(bin) : 0;
            }
        }
        return absent >= NARROW * all ? speech : filled(speech, low);
    }

    private Pcm filled(Pcm speech, double[][] low) {
        float[] samples = speech.samples();
        float[] noise = noise(samples.length);
        double[] means = Bands.means(low);
        double[] sum = new double[samples.length];
        Spectrum kept = new Spectrum();
        Spectrum hiss = new Spectrum();
        for (int t = 0; t < low.length; t++) {
            double[] high = guess.of(Bands.inputs(low, means, t), means);
            kept.of(samples, start(t));
            hiss.of(noise, start(t));
            for (int bin = Bands.CUT; bin < Spectrum.SIZE / 2; bin++) {
                double power = Math.exp(high[Bands.highBand(bin)]);
                kept.take(hiss, bin, Math.sqrt(power * 2 / Spectrum.SIZE));
            }
            kept.addTo(sum, start(t));
        }
        float[] extended = new float[samples.length];
        for (int i = 0; i < extended.length; i++) {
            extended[i] = (float) sum[i];
        }
        return new Pcm(extended, speech.sampleRate());
    }

    private static int start(int frame) {
        return frame * Spectrum.HOP - Spectrum.SIZE / 2;
    }

    private static float[] noise(int count) {
        var random = new SplittableRandom(SEED);
        float[] noise = new float[count];
        for (int i = 0; i < count; i++) {
            noise[i] = (float) random.nextGaussian();
        }
        return noise;
    }
}
