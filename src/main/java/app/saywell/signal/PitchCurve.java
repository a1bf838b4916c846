package app.saywell.signal;

import be.tarsos.dsp.pitch.PitchDetectionResult;
import be.tarsos.dsp.pitch.Yin;

import java.util.Arrays;

/// The height of the voice over time.
///
/// @param hertz fundamental frequency at each step, or 0 where there is no voice
/// @param stepSeconds the first value belongs to time 0, the next to one step later
@SuppressWarnings("ArrayRecordComponent") // a curve is drawn, never compared
public record PitchCurve(float[] hertz, double stepSeconds) {
    /// Lower than a man's creak.
    public static final double LOWEST_HERTZ = 60;

    /// Higher than a child's call.
    public static final double HIGHEST_HERTZ = 600;

    private static final int RATE = 16_000;
    private static final int STEP = RATE / 100;
    private static final int WINDOW = 1024;
    private static final double SILENT_DB = -60;

    /// The curve of `audio` by YIN (A. de Cheveigné, H. Kawahara, JASA 111(4), 2002), a value every
    /// 10 ms from a window of 64 ms; single values that leap away from both neighbours are dropped.
    public static PitchCurve of(Pcm audio) {
        float[] samples = Resampler.resample(audio, RATE).samples();
        Yin yin = new Yin(RATE, WINDOW);
        float[] hertz = new float[samples.length / STEP + 1];
        float[] window = new float[WINDOW];
        for (int i = 0; i < hertz.length; i++) {
            cut(samples, i * STEP - WINDOW / 2, window);
            hertz[i] = isSilent(window) ? 0 : voiced(yin.getPitch(window));
        }
        return new PitchCurve(withoutLeaps(hertz), (double) STEP / RATE);
    }

    /// The height at `seconds`, or 0 where there is no voice.
    public float at(double seconds) {
        long index = Math.round(seconds / stepSeconds);
        return index < 0 || index >= hertz.length ? 0 : hertz[(int) index];
    }

    private static void cut(float[] samples, int from, float[] window) {
        Arrays.fill(window, 0);
        int start = Math.max(0, from);
        int end = Math.min(samples.length, from + window.length);
        System.arraycopy(samples, start, window, start - from, Math.max(0, end - start));
    }

    private static boolean isSilent(float[] window) {
        double power = 0;
        for (float sample : window) {
            power += sample * sample;
        }
        return Decibels.ofPower(power / window.length) < SILENT_DB;
    }

    private static float voiced(PitchDetectionResult found) {
        float hertz = found.getPitch();
        boolean voice = found.isPitched() && hertz >= LOWEST_HERTZ && hertz <= HIGHEST_HERTZ;
        return voice ? hertz : 0;
    }

    private static float[] withoutLeaps(float[] hertz) {
        float[] kept = hertz.clone();
        for (int i = 0; i < hertz.length; i++) {
            boolean before = i > 0 && isNear(hertz[i], hertz[i - 1]);
            boolean after = i + 1 < hertz.length && isNear(hertz[i], hertz[i + 1]);
            kept[i] = before || after ? hertz[i] : 0;
        }
        return kept;
    }

    /// Within a quarter of an octave.
    private static boolean isNear(float a, float b) {
        return a > 0 && b > 0 && a / b < 1.19f && b / a < 1.19f;
    }
}
