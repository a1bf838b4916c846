package app.saywell.engine.acoustic;

import app.saywell.signal.Pcm;
import app.saywell.signal.Resampler;

import java.util.Optional;

/// Makes cepstra of samples as SphinxBase's `sphinx_fe` does with the settings of the en-us model
/// (`feat.params`: 130-6800 Hz, 25 filters, unitary DCT, lifter 22), noise removal switched off.
///
/// Agrees with it to 1e-4. Safe for several threads.
public final class FrontEnd {
    /// Samples a second that the model was trained on.
    public static final int SAMPLE_RATE = 16_000;

    /// Frames a second.
    public static final int FRAME_RATE = 100;

    /// Seconds from the start of one frame to that of the next.
    public static final double FRAME_SECONDS = 1.0 / FRAME_RATE;

    static final int CEPSTRA = 13;
    static final int WINDOW = 410;
    static final int SHIFT = SAMPLE_RATE / FRAME_RATE;
    private static final int BINS = 512;
    private static final int FILTERS = 25;
    private static final double LOWEST_HZ = 130;
    private static final double HIGHEST_HZ = 6800;
    private static final double PRE_EMPHASIS = 0.97;
    private static final double LOG_FLOOR = 1e-4;
    private static final int LIFTER = 22;

    /// Loud frames this far above quiet ones need no noise taken off.
    private static final double QUIET_ENOUGH_DB = 15;
    private static final double FULL_SCALE = 32768;

    private final MelFilters filters;
    private final double[] window = new double[WINDOW];
    private final double[][] transform = new double[CEPSTRA][FILTERS];

    /// Prepares window, filters and transform.
    public FrontEnd() {
        this(1);
    }

    /// A front end for a speaker whose vocal tract is shorter than that of the model's speakers by
    /// this factor: 1.12 fits many women and children (Lee and Rose, "Speaker normalization using
    /// efficient frequency warping procedures", 1996).
    ///
    /// @param warp 0.85 to 1.17
    public FrontEnd(double warp) {
        filters = new MelFilters(FILTERS, LOWEST_HZ, HIGHEST_HZ, BINS, SAMPLE_RATE, warp);
        for (int i = 0; i < WINDOW; i++) {
            window[i] = 0.54 - 0.46 * Math.cos(2 * Math.PI * i / (WINDOW - 1));
        }
        for (int c = 0; c < CEPSTRA; c++) {
            double unit = Math.sqrt((c == 0 ? 1.0 : 2.0) / FILTERS);
            double lift = 1 + LIFTER / 2.0 * Math.sin(c * Math.PI / LIFTER);
            for (int f = 0; f < FILTERS; f++) {
                transform[c][f] = unit * lift * Math.cos(c * Math.PI / FILTERS * (f + 0.5));
            }
        }
    }

    /// How many whole frames fit into that many samples.
    public static int framesIn(int samples) {
        return samples < WINDOW ? 0 : 1 + (samples - WINDOW) / SHIFT;
    }

    /// Cepstra, normalised over the speech and with their slopes, as the model wants them.
    ///
    /// @param audio at any rate
    public Features features(Pcm audio) {
        return Features.of(cepstra(Resampler.resample(audio, SAMPLE_RATE)));
    }

    /// Cepstra as they are, a row of 13 a frame.
    ///
    /// @param audio at [#SAMPLE_RATE]
    public float[][] cepstra(Pcm audio) {
        if (audio.sampleRate() != SAMPLE_RATE) {
            throw new IllegalArgumentException("the front end wants 16 kHz");
        }
        return transformed(energies(audio));
    }

    /// Features of the speech without steady noise; none where there is little noise or nothing to
    /// hear. They are good for finding sounds, and no measure of them.
    ///
    /// @param audio at any rate
    public Optional<Features> quieted(Pcm audio) {
        double[][] energies = energies(Resampler.resample(audio, SAMPLE_RATE));
        return energies.length == 0 || NoiseSuppressor.range(energies) > QUIET_ENOUGH_DB
                ? Optional.empty()
                : Optional.of(Features.of(transformed(NoiseSuppressor.suppress(energies))));
    }

    /// What each filter lets through of each frame.
    private double[][] energies(Pcm audio) {
        float[] samples = audio.samples();
        PowerSpectrum spectrum = new PowerSpectrum(BINS);
        double[] frame = new double[BINS];
        double[][] energies = new double[framesIn(samples.length)][FILTERS];
        for (int t = 0; t < energies.length; t++) {
            cut(samples, t * SHIFT, frame);
            double[] power = spectrum.of(frame);
            for (int f = 0; f < FILTERS; f++) {
                energies[t][f] = filters.apply(f, power);
            }
        }
        return energies;
    }

    private float[][] transformed(double[][] energies) {
        double[] logs = new double[FILTERS];
        float[][] cepstra = new float[energies.length][CEPSTRA];
        for (int t = 0; t < cepstra.length; t++) {
            for (int f = 0; f < FILTERS; f++) {
                logs[f] = Math.log(energies[t][f] + LOG_FLOOR);
            }
            for (int c = 0; c < CEPSTRA; c++) {
                double sum = 0;
                for (int f = 0; f < FILTERS; f++) {
                    sum += transform[c][f] * logs[f];
                }
                cepstra[t][c] = (float) sum;
            }
        }
        return cepstra;
    }

    private void cut(float[] samples, int from, double[] frame) {
        double previous = from == 0 ? 0 : samples[from - 1];
        for (int i = 0; i < WINDOW; i++) {
            double now = samples[from + i];
            frame[i] = (now - PRE_EMPHASIS * previous) * FULL_SCALE * window[i];
            previous = now;
        }
    }
}
