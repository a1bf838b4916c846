package app.saywell.judge.engine.whisper;

import app.saywell.speech.language.InterruptCheck;
import be.tarsos.dsp.util.fft.FloatFFT;
import java.util.Arrays;

/// The logarithmic mel spectrum that Whisper listens to: 80 bands every 10 ms, of windows of 25 ms,
/// within 80 dB below the loudest.
///
/// @param values band after band, each of `frames` values
/// @param frames an even number
@SuppressWarnings("ArrayRecordComponent") // goes into a tensor, never compared
public record LogMel(float[] values, int frames) {
    /// Samples a second.
    public static final int SAMPLE_RATE = 16_000;

    /// Bands.
    public static final int BANDS = 80;

    /// The most frames that Whisper has places for: 30 s.
    public static final int MAX_FRAMES = 3000;

    /// Samples of one step of the encoder, which takes two frames.
    public static final int STEP = 320;

    private static final int WINDOW = 400;
    private static final int HOP = 160;
    private static final int EDGE = WINDOW / 2;
    private static final double MIN_POWER = 1e-10;
    private static final float RANGE = 8;
    private static final float[] HANN = hann();
    private static final MelFilters FILTERS = MelFilters.of(BANDS, WINDOW / 2 + 1, SAMPLE_RATE / 2.0);

    /// The spectrum of a recording with silence after it.
    ///
    /// @param samples at [#SAMPLE_RATE]; what is beyond 30 s is not heard
    /// @param margin steps of 20 ms of silence; fewer where they would pass 30 s
    public static LogMel of(float[] samples, int margin) {
        return of(samples, margin, MAX_FRAMES);
    }

    /// The spectrum of a recording of any length, to be listened to in windows.
    ///
    /// @param samples at [#SAMPLE_RATE]
    /// @param margin steps of 20 ms of silence
    public static LogMel ofAll(float[] samples, int margin) {
        return of(samples, margin, Integer.MAX_VALUE);
    }

    /// A part of it with its quietest value after it.
    ///
    /// @param from the first frame
    /// @param to the frame after the last one
    /// @param margin steps of 20 ms of the quietest value
    public LogMel window(int from, int to, int margin) {
        int length = to - from + 2 * margin;
        float quietest = Float.POSITIVE_INFINITY;
        for (float value : values) {
            quietest = Math.min(quietest, value);
        }
        float[] part = new float[BANDS * length];
        Arrays.fill(part, quietest);
        for (int band = 0; band < BANDS; band++) {
            System.arraycopy(values, band * frames + from, part, band * length, to - from);
        }
        return new LogMel(part, length);
    }

    /// The power of a band in a frame, no less than 80 dB below the loudest.
    public double power(int band, int frame) {
        return Math.pow(10, values[band * frames + frame] * 4 - 4);
    }

    private static LogMel of(float[] samples, int margin, int mostFrames) {
        long wanted = samples.length + WINDOW + (long) STEP * margin;
        int frames = (int) Math.min(mostFrames, wanted / HOP / 2 * 2);
        float[] values = new float[BANDS * frames];
        float loudest = fill(values, frames, samples);
        for (int i = 0; i < values.length; i++) {
            values[i] = (Math.max(values[i], loudest - RANGE) + 4) / 4;
        }
        return new LogMel(values, frames);
    }

    private static float fill(float[] values, int frames, float[] samples) {
        FloatFFT transform = new FloatFFT(WINDOW);
        float[] buffer = new float[WINDOW];
        float[] power = new float[WINDOW / 2 + 1];
        float loudest = Float.NEGATIVE_INFINITY;
        for (int frame = 0; frame < frames; frame++) {
            if (frame % 100 == 0) {
                InterruptCheck.throwIfInterrupted();
            }
            for (int i = 0; i < WINDOW; i++) {
                buffer[i] = sample(samples, frame * HOP + i - EDGE) * HANN[i];
            }
            transform.realForward(buffer);
            power[0] = buffer[0] * buffer[0];
            power[WINDOW / 2] = buffer[1] * buffer[1];
            for (int bin = 1; bin < WINDOW / 2; bin++) {
                power[bin] = buffer[2 * bin] * buffer[2 * bin] + buffer[2 * bin + 1] * buffer[2 * bin + 1];
            }
            for (int band = 0; band < BANDS; band++) {
                float level = (float) Math.log10(Math.max(MIN_POWER, FILTERS.of(band, power)));
                values[band * frames + frame] = level;
                loudest = Math.max(loudest, level);
            }
        }
        return loudest;
    }

    /// A sample; those before the first are mirrored, those after the last are silent. A long
    /// recording is not copied for it.
    private static float sample(float[] samples, int index) {
        int mirrored = Math.abs(index);
        return mirrored < samples.length ? samples[mirrored] : 0;
    }

    private static float[] hann() {
        float[] window = new float[WINDOW];
        for (int i = 0; i < WINDOW; i++) {
            window[i] = (float) (0.5 - 0.5 * Math.cos(2 * Math.PI * i / WINDOW));
        }
        return window;
    }
}
