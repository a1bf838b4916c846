package app.saywell.speech.signal.prosody;

import app.saywell.speech.Word;
import app.saywell.speech.signal.PitchCurve;
import java.util.Arrays;
import java.util.List;

/// The melody of a reading in semitones above and below the middle of its voice, without gaps: over sound without voice
/// it goes straight from one voiced place to the next.
final class VoiceRegister {
    private static final int SMOOTHED = 5;
    private static final double SEMITONES = 12;

    private final double stepSeconds;
    private final double[] semitones;
    private final double middle;

    private VoiceRegister(double stepSeconds, double[] semitones, double middle) {
        this.stepSeconds = stepSeconds;
        this.semitones = semitones;
        this.middle = middle;
    }

    /// @param words in which the middle of the voice is measured; all of the recording without words
    static VoiceRegister of(PitchCurve curve, List<Word> words) {
        double[] values = new double[curve.hertz().length];
        double[] voiced = new double[values.length];
        int count = 0;
        for (int i = 0; i < values.length; i++) {
            values[i] = smoothed(curve.hertz(), i);
            double seconds = i * curve.stepSeconds();
            if (!Double.isNaN(values[i])
                    && (words.isEmpty()
                            || words.stream().anyMatch(word -> word.start() <= seconds && seconds <= word.end()))) {
                voiced[count++] = values[i];
            }
        }
        double[] sorted = Arrays.copyOf(voiced, count);
        Arrays.sort(sorted);
        fillGaps(values);
        return new VoiceRegister(curve.stepSeconds(), values, count == 0 ? Double.NaN : sorted[count / 2]);
    }

    /// Whether there is a voice at all.
    boolean hasVoice() {
        return !Double.isNaN(middle);
    }

    /// Semitones above the middle of the voice.
    double aboveMiddle(double seconds) {
        double step = Math.clamp(seconds / stepSeconds, 0, semitones.length - 1);
        int left = (int) step;
        int right = Math.min(left + 1, semitones.length - 1);
        return semitones[left] + (step - left) * (semitones[right] - semitones[left]) - middle;
    }

    /// The frequency in Hz of a place above the middle of this voice.
    double hertz(double aboveMiddle) {
        return Math.pow(2, (middle + aboveMiddle) / SEMITONES);
    }

    /// The middle of five voiced values, in semitones above 1 Hz; NaN without voice.
    private static double smoothed(float[] hertz, int at) {
        if (hertz[at] == 0) {
            return Double.NaN;
        }
        float[] near = new float[SMOOTHED];
        int count = 0;
        for (int i = Math.max(0, at - SMOOTHED / 2); i <= Math.min(hertz.length - 1, at + SMOOTHED / 2); i++) {
            if (hertz[i] > 0) {
                near[count++] = hertz[i];
            }
        }
        Arrays.sort(near, 0, count);
        return SEMITONES * Math.log(near[count / 2]) / Math.log(2);
    }

    private static void fillGaps(double[] values) {
        int last = -1;
        for (int i = 0; i < values.length; i++) {
            if (!Double.isNaN(values[i])) {
                for (int gap = last + 1; gap < i; gap++) {
                    values[gap] = last < 0
                            ? values[i]
                            : values[last] + (values[i] - values[last]) * (gap - last) / (i - last);
                }
                last = i;
            }
        }
        if (last >= 0) {
            Arrays.fill(values, last + 1, values.length, values[last]);
        }
    }
}
