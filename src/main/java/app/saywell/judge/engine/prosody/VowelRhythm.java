package app.saywell.judge.engine.prosody;

import java.util.OptionalDouble;

/// How much the lengths of neighbouring vowels differ. English lets stressed vowels be long and
/// others short, so its figure is high; languages with even syllables have a low one.
public final class VowelRhythm {
    private static final int MIN_VOWELS = 3;
    private static final double HUNDRED = 100;

    private VowelRhythm() {}

    /// The normalised pairwise variability index (Grabe and Low 2002), 0 to 200; empty with fewer
    /// than three vowels.
    ///
    /// @param seconds lengths of the vowels in order, each above 0
    public static OptionalDouble variability(double[] seconds) {
        if (seconds.length < MIN_VOWELS) {
            return OptionalDouble.empty();
        }
        double sum = 0;
        for (int i = 0; i + 1 < seconds.length; i++) {
            sum += Math.abs(seconds[i] - seconds[i + 1]) / ((seconds[i] + seconds[i + 1]) / 2);
        }
        return OptionalDouble.of(HUNDRED * sum / (seconds.length - 1));
    }
}
