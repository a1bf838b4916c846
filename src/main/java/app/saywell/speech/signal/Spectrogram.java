package app.saywell.speech.signal;

import be.tarsos.dsp.util.fft.FFT;

/// Levels by time and frequency, for drawing.
///
/// @param decibels level of column c and bin b at index `c * bins + b`; 0 dB is a sine of full
///     scale
/// @param columns points in time, evenly spread over the range
/// @param bins frequencies, from 0 Hz upwards
/// @param hertzPerBin distance between two bins
@SuppressWarnings("ArrayRecordComponent") // a picture is drawn, never compared
public record Spectrogram(float[] decibels, int columns, int bins, double hertzPerBin) {

    /// The level at a column and a bin.
    public float decibelsAt(int column, int bin) {
        return decibels[column * bins + bin];
    }

    /// A broad-band spectrogram, as used in phonetics: a Gaussian window of 5 ms, which shows
    /// formants rather than harmonics.
    ///
    /// @param from start of the first column, in seconds
    /// @param to end of the last column, in seconds
    /// @param columns width of the drawing in pixels
    public static Spectrogram broadBand(Pcm audio, double from, double to, int columns) {
        return of(audio, from, to, columns, 0.005);
    }

    /// A spectrogram with another window length. A longer window is finer in frequency.
    ///
    /// @param windowSeconds the effective length of the Gaussian window, half its whole span
    public static Spectrogram of(Pcm audio, double from, double to, int columns, double windowSeconds) {
        double rate = audio.sampleRate();
        int span = Math.max(8, (int) (windowSeconds * 2 * rate));
        int size = Integer.highestOneBit(span * 2 - 1) * 2;
        float[] window = gaussian(span);
        float scale = 2 / sum(window);
        FFT fft = new FFT(size);
        float[] buffer = new float[size];
        int bins = size / 2;
        float[] decibels = new float[columns * bins];
        for (int column = 0; column < columns; column++) {
            double middle = from + (to - from) * (column + 0.5) / columns;
            load(audio.samples(), (int) Math.round(middle * rate) - span / 2, window, buffer);
            fft.forwardTransform(buffer);
            for (int bin = 0; bin < bins; bin++) {
                float re = buffer[2 * bin] * scale;
                float im = bin == 0 ? 0 : buffer[2 * bin + 1] * scale;
                decibels[column * bins + bin] = (float) DecibelScale.ofPower(re * re + im * im);
            }
        }
        return new Spectrogram(decibels, columns, bins, rate / size);
    }

    private static void load(float[] samples, int start, float[] window, float[] buffer) {
        for (int i = 0; i < buffer.length; i++) {
            int sampleIndex = start + i;
            boolean inside = i < window.length && sampleIndex >= 0 && sampleIndex < samples.length;
            buffer[i] = inside ? samples[sampleIndex] * window[i] : 0;
        }
    }

    private static float[] gaussian(int length) {
        float[] window = new float[length];
        for (int i = 0; i < length; i++) {
            double x = (i - (length - 1) / 2.0) / length;
            window[i] = (float) Math.exp(-48 * x * x);
        }
        return window;
    }

    private static float sum(float[] values) {
        float sum = 0;
        for (float value : values) {
            sum += value;
        }
        return sum;
    }
}
