package app.saywell.speech.signal;

import java.util.Arrays;

/// The pitch of the voice in a recording, computed only where it is asked for. There is a value
/// every 10 ms from a window of 64 ms. A value that differs much from both neighbours is dropped.
///
/// Not thread-safe.
public final class PitchTracker {
    private static final int SAMPLE_RATE = 16_000;
    private static final int STEP_SAMPLES = SAMPLE_RATE / 100;
    private static final double STEP_SECONDS = (double) STEP_SAMPLES / SAMPLE_RATE;

    private static final int WINDOW_SAMPLES = 1024;
    private static final double MAX_SILENT_DB = -60;

    private final float[] samples;
    private final YinPitchDetector detector = new YinPitchDetector(SAMPLE_RATE, WINDOW_SAMPLES, PitchCurve.MIN_HERTZ);
    private final float[] window = new float[WINDOW_SAMPLES];

    /// The values computed so far, jumps included; NaN where none was computed yet.
    private final float[] f0ByStep;

    /// @param audio at any sample rate
    public PitchTracker(Pcm audio) {
        samples = Resampler.resample(audio, SAMPLE_RATE).samples();
        f0ByStep = new float[samples.length / STEP_SAMPLES + 1];
        Arrays.fill(f0ByStep, Float.NaN);
    }

    /// The fundamental frequency at `seconds`, or 0 where there is no voice.
    public float hertzAt(double seconds) {
        long index = Math.round(seconds / STEP_SECONDS);
        return index < 0 || index >= f0ByStep.length ? 0 : steadyF0((int) index);
    }

    /// The fundamental frequency at every step.
    PitchCurve curve() {
        float[] hertz = new float[f0ByStep.length];
        for (int i = 0; i < hertz.length; i++) {
            hertz[i] = steadyF0(i);
        }
        return new PitchCurve(hertz, STEP_SECONDS);
    }

    private float steadyF0(int step) {
        float f0 = rawF0(step);
        boolean nearPrevious = step > 0 && isNear(f0, rawF0(step - 1));
        boolean nearNext = step + 1 < f0ByStep.length && isNear(f0, rawF0(step + 1));
        return nearPrevious || nearNext ? f0 : 0;
    }

    private float rawF0(int step) {
        if (Float.isNaN(f0ByStep[step])) {
            fillWindow(step * STEP_SAMPLES - WINDOW_SAMPLES / 2);
            f0ByStep[step] = isSilent() ? 0 : inVoiceRange(detector.f0Hz(window));
        }
        return f0ByStep[step];
    }

    private void fillWindow(int from) {
        Arrays.fill(window, 0);
        int start = Math.max(0, from);
        int end = Math.min(samples.length, from + window.length);
        System.arraycopy(samples, start, window, start - from, Math.max(0, end - start));
    }

    private boolean isSilent() {
        double power = 0;
        for (float sample : window) {
            power += sample * sample;
        }
        return DecibelScale.ofPower(power / window.length) < MAX_SILENT_DB;
    }

    private static float inVoiceRange(float hertz) {
        return hertz >= PitchCurve.MIN_HERTZ && hertz <= PitchCurve.MAX_HERTZ ? hertz : 0;
    }

    /// Whether two values differ by less than a quarter of an octave.
    private static boolean isNear(float a, float b) {
        return a > 0 && b > 0 && a / b < 1.19f && b / a < 1.19f;
    }
}
