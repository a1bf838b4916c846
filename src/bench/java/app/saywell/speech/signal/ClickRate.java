package app.saywell.speech.signal;

import java.util.Arrays;

/// How many clicks a sound has in a second.
public final class ClickRate {
    private static final int CLICK_FRAMES = 10;
    private static final double CLICK_RATIO = 30;

    private ClickRate() {}

    /// Frames of 2 ms whose sharpest part is 15 dB above that of their neighbours, for each second.
    public static double of(Pcm audio) {
        float[] samples = audio.samples();
        int frame = audio.sampleRate() / 500;
        double[] sharpness = new double[samples.length / frame];
        for (int i = 0; i < sharpness.length; i++) {
            for (int k = Math.max(2, i * frame); k < (i + 1) * frame; k++) {
                double second = samples[k] - 2 * samples[k - 1] + samples[k - 2];
                sharpness[i] += second * second / frame;
            }
        }
        int clicks = 0;
        for (int i = CLICK_FRAMES; i + CLICK_FRAMES < sharpness.length; i++) {
            double[] near = Arrays.copyOfRange(sharpness, i - CLICK_FRAMES, i + CLICK_FRAMES + 1);
            Arrays.sort(near);
            if (sharpness[i] > CLICK_RATIO * near[CLICK_FRAMES] && sharpness[i] > 1e-5) {
                clicks++;
            }
        }
        return clicks / audio.seconds();
    }
}
