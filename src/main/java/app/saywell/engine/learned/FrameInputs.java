package app.saywell.engine.learned;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.MelFilters;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.acoustic.PowerSpectrum;
import app.saywell.signal.Pcm;

/// What the networks hear of a recording: for every frame of 10 ms, [#MELS] logarithmic mel
// energies
/// and a rough posterior of each phone of the acoustic model.
///
/// The mean of each mel band over the speech is taken off, so that gain and the colour of a
/// microphone do not count. Not safe for several threads.
public final class FrameInputs {
    /// Mel bands between 80 and 7600 Hz.
    public static final int MELS = 40;

    private static final int WINDOW = 410;
    private static final int SIZE = 512;
    private static final double FLOOR = 1e-9;
    private static final double SPREAD = 2;

    /// Flattens the likelihoods of the frames, which are too sure of themselves.
    private static final double TEMPERATURE = 0.15;

    private final double[] window = new double[WINDOW];
    private final PowerSpectrum spectrum = new PowerSpectrum(SIZE);
    private final MelFilters filters = new MelFilters(MELS, 80, 7600, SIZE, FrontEnd.SAMPLE_RATE);

    /// Prepares the window (Hann).
    public FrameInputs() {
        for (int i = 0; i < WINDOW; i++) {
            window[i] = 0.5 - 0.5 * Math.cos(2 * Math.PI * i / (WINDOW - 1));
        }
    }

    /// Numbers a frame for a model.
    public static int width(AcousticModel model) {
        return MELS + model.phones();
    }

    /// The inputs, frames x [#width].
    ///
    /// @param audio at 16 kHz
    /// @param heard observations of the same audio
    /// @param start first frame of speech
    /// @param end frame after the last of speech
    public float[][] of(Pcm audio, Observations heard, int start, int end) {
        float[][] frames = new float[heard.frames()][width(heard.model())];
        double[] samples = new double[SIZE];
        int hop = FrontEnd.SAMPLE_RATE / FrontEnd.FRAME_RATE;
        for (int t = 0; t < frames.length; t++) {
            for (int i = 0; i < WINDOW; i++) {
                int at = t * hop + i;
                samples[i] = at < audio.samples().length ? window[i] * audio.samples()[at] : 0;
            }
            double[] power = spectrum.of(samples);
            for (int band = 0; band < MELS; band++) {
                frames[t][band] = (float) (Math.log(filters.apply(band, power) + FLOOR) / SPREAD);
            }
            posteriors(heard, t, frames[t]);
        }
        centre(frames, start, end);
        return frames;
    }

    private static void centre(float[][] frames, int start, int end) {
        for (int band = 0; band < MELS; band++) {
            double sum = 0;
            for (int t = start; t < end; t++) {
                sum += frames[t][band];
            }
            float mean = (float) (sum / Math.max(1, end - start));
            for (float[] frame : frames) {
                frame[band] -= mean;
            }
        }
    }

    private static void posteriors(Observations heard, int t, float[] into) {
        AcousticModel model = heard.model();
        double best = Double.NEGATIVE_INFINITY;
        double[] of = new double[model.phones()];
        for (int phone = 0; phone < of.length; phone++) {
            of[phone] = Double.NEGATIVE_INFINITY;
            for (int state = 0; state < AcousticModel.STATES; state++) {
                int senone = model.contextFreeSenone(phone, state);
                of[phone] = Math.max(of[phone], heard.logLikelihood(t, senone));
            }
            best = Math.max(best, of[phone]);
        }
        double sum = 0;
        for (int phone = 0; phone < of.length; phone++) {
            of[phone] = Math.exp((of[phone] - best) * TEMPERATURE);
            sum += of[phone];
        }
        for (int phone = 0; phone < of.length; phone++) {
            into[MELS + phone] = (float) (of[phone] / sum);
        }
    }
}
