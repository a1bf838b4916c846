package app.saywell.signal;

import java.util.Arrays;

/// The height of the voice in a recording, found only where it is asked for: a value every 10 ms
/// from a window of 64 ms, and none where it leaps away from both neighbours.
///
/// Not safe for several threads.
public final class PitchTrack {
    private static final int RATE = 16_000;
    private static final int STEP = RATE / 100;
    private static final double STEP_SECONDS = (double) STEP / RATE;

    private static final int WINDOW = 1024;
    private static final double SILENT_DB = -60;

    private final float[] samples;
    private final Yin yin = new Yin(RATE, WINDOW, PitchCurve.LOWEST_HERTZ);
    private final float[] window = new float[WINDOW];

    /// What was found so far, leaps included; not a number where nobody asked yet.
    private final float[] found;

    /// @param audio at any rate
    public PitchTrack(Pcm audio) {
        samples = Resampler.resample(audio, RATE).samples();
        found = new float[samples.length / STEP + 1];
        Arrays.fill(found, Float.NaN);
    }

    /// The height at `seconds`, or 0 where there is no voice.
    public float at(double seconds) {
        long index = Math.round(seconds / STEP_SECONDS);
        return index < 0 || index >= found.length ? 0 : steady((int) index);
    }

    /// The height at every step.
    PitchCurve curve() {
        float[] hertz = new float[found.length];
        for (int i = 0; i < hertz.length; i++) {
            hertz[i] = steady(i);
        }
        return new PitchCurve(hertz, STEP_SECONDS);
    }

    private float steady(int i) {
        float here = find(i);
        boolean before = i > 0 && isNear(here, find(i - 1));
        boolean after = i + 1 < found.length && isNear(here, find(i + 1));
        return before || after ? here : 0;
    }

    private float find(int i) {
        if (Float.isNaN(found[i])) {
            cut(i * STEP - WINDOW / 2);
            found[i] = isSilent() ? 0 : voiced(yin.height(window));
        }
        return found[i];
    }

    private void cut(int from) {
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
        return Decibels.ofPower(power / window.length) < SILENT_DB;
    }

    private static float voiced(float hertz) {
        return hertz >= PitchCurve.LOWEST_HERTZ && hertz <= PitchCurve.HIGHEST_HERTZ ? hertz : 0;
    }

    /// Within a quarter of an octave.
    private static boolean isNear(float a, float b) {
        return a > 0 && b > 0 && a / b < 1.19f && b / a < 1.19f;
    }
}
