package app.saywell.engine.network;

import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.MelFilters;
import app.saywell.engine.acoustic.PowerSpectrum;
import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.PhoneEvidence;
import app.saywell.signal.Pcm;

import java.util.List;

/// What the networks are given of the frames (10 ms) of a reading: logarithmic mel energies, and
/// what a listener without text heard.
///
/// Only the frames from shortly before the first sound of the text to shortly after the last are
/// kept. The mean of each mel band over the text is taken off, so that neither gain nor the colour
/// of a microphone counts.
///
/// @param first number of the first row within the recording
/// @param rows [#MELS] mel energies, then the square root of the probability of each phone of the
///     acoustic model
@SuppressWarnings("ArrayRecordComponent") // never compared
public record FrameInputs(int first, float[][] rows) {
    /// Mel bands.
    public static final int MELS = 40;

    /// Frames kept before and after the text.
    private static final int MARGIN = 30;

    private static final double LOWEST_HZ = 80;
    private static final double HIGHEST_HZ = 7000;
    private static final int WINDOW = 410;
    private static final int SIZE = 512;
    private static final int HOP = FrontEnd.SAMPLE_RATE / FrontEnd.FRAME_RATE;
    private static final double FLOOR = 1e-9;
    private static final double SPREAD = 2;

    private static final MelFilters FILTERS =
            new MelFilters(MELS, LOWEST_HZ, HIGHEST_HZ, SIZE, FrontEnd.SAMPLE_RATE);

    /// The inputs around a text that was found.
    ///
    /// @param audio the recording at [FrontEnd#SAMPLE_RATE]
    public static FrameInputs of(Pcm audio, Evidence evidence) {
        List<PhoneEvidence> phones = evidence.phones();
        int start = phones.getFirst().segment().start();
        int end = phones.getLast().segment().end();
        int first = Math.max(0, start - MARGIN);
        int last = Math.min(evidence.heard().frames(), end + MARGIN);
        return of(audio, evidence.loop(), first, last, start, end);
    }

    /// The inputs of a whole recording, of which no text is known.
    ///
    /// @param audio the recording at [FrontEnd#SAMPLE_RATE]
    /// @param loop probability of each phone of the acoustic model at each frame
    /// @param start first frame of the speech
    /// @param end frame after the last of the speech
    static FrameInputs of(Pcm audio, float[][] loop, int start, int end) {
        return of(audio, loop, 0, loop.length, start, end);
    }

    private static FrameInputs of(
            Pcm audio, float[][] loop, int first, int last, int start, int end) {
        float[][] rows = new float[last - first][];
        double[] window = window();
        PowerSpectrum spectrum = new PowerSpectrum(SIZE);
        for (int i = 0; i < rows.length; i++) {
            float[] phones = loop[first + i];
            rows[i] = new float[MELS + phones.length];
            double[] power = spectrum.of(cut(audio.samples(), (first + i) * HOP, window));
            for (int band = 0; band < MELS; band++) {
                rows[i][band] = (float) (Math.log(FILTERS.apply(band, power) + FLOOR) / SPREAD);
            }
            for (int phone = 0; phone < phones.length; phone++) {
                rows[i][MELS + phone] = (float) Math.sqrt(phones[phone]);
            }
        }
        centre(rows, start - first, end - first);
        return new FrameInputs(first, rows);
    }

    private static double[] window() {
        double[] window = new double[WINDOW];
        for (int i = 0; i < WINDOW; i++) {
            window[i] = 0.5 - 0.5 * Math.cos(2 * Math.PI * i / (WINDOW - 1));
        }
        return window;
    }

    private static double[] cut(float[] samples, int from, double[] window) {
        double[] frame = new double[SIZE];
        int length = Math.min(WINDOW, samples.length - from);
        for (int i = 0; i < length; i++) {
            frame[i] = window[i] * samples[from + i];
        }
        return frame;
    }

    private static void centre(float[][] rows, int start, int end) {
        for (int band = 0; band < MELS; band++) {
            double sum = 0;
            for (int t = start; t < end; t++) {
                sum += rows[t][band];
            }
            float mean = (float) (sum / (end - start));
            for (float[] row : rows) {
                row[band] -= mean;
            }
        }
    }
}
