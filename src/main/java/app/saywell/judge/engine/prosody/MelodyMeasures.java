package app.saywell.judge.engine.prosody;

import java.util.Arrays;
import java.util.OptionalDouble;

/// Measures of the melody of a reading.
public final class MelodyMeasures {
    private static final double LOW_SHARE = 0.05;
    private static final double HIGH_SHARE = 0.95;
    private static final int MIN_VOICED = 8;

    /// Of 222 learners' readings at least 8 % had a pitch, of seven whispers 3 % at most seemed to.
    private static final double MIN_VOICED_SHARE = 0.05;

    private static final int END_VALUES = 3;
    private static final double SEMITONES = 12;

    private MelodyMeasures() {}

    /// Semitones between the 5th and the 95th percentile; empty with less than 0.08 s of voice, and for a whisper.
    ///
    /// @param hertz fundamental frequency every 10 ms, 0 where there is no voice
    public static OptionalDouble range(float[] hertz) {
        double[] voiced = semitones(hertz);
        if (voiced.length < MIN_VOICED || voiced.length < MIN_VOICED_SHARE * hertz.length) {
            return OptionalDouble.empty();
        }
        Arrays.sort(voiced);
        return OptionalDouble.of(at(voiced, HIGH_SHARE) - at(voiced, LOW_SHARE));
    }

    /// Semitones from the beginning to the end of a stretch, positive where it rises; empty with too
    /// little voice.
    ///
    /// @param hertz from the last stressed vowel to the end, every 10 ms, 0 where there is no voice
    public static OptionalDouble movement(float[] hertz) {
        double[] voiced = semitones(hertz);
        if (voiced.length < MIN_VOICED) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(
                median(voiced, voiced.length - END_VALUES, voiced.length) - median(voiced, 0, END_VALUES));
    }

    private static double[] semitones(float[] hertz) {
        double[] values = new double[hertz.length];
        int count = 0;
        for (float value : hertz) {
            if (value > 0) {
                values[count++] = SEMITONES * Math.log(value) / Math.log(2);
            }
        }
        return Arrays.copyOf(values, count);
    }

    private static double at(double[] sorted, double share) {
        return sorted[(int) Math.round(share * (sorted.length - 1))];
    }

    private static double median(double[] values, int from, int to) {
        double[] part = Arrays.copyOfRange(values, from, to);
        Arrays.sort(part);
        return part[part.length / 2];
    }
}
