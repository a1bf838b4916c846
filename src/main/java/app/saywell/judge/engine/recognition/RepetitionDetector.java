package app.saywell.judge.engine.recognition;

import java.util.List;

/// Finds what a decoder says over and over when it has lost its way.
final class RepetitionDetector {
    /// The longest phrase that is looked for, in tokens.
    private static final int MAX_PERIOD = 16;

    /// How often a phrase comes before it counts; single tokens may come oftener.
    private static final int TIMES = 3;

    private static final int TIMES_ALONE = 5;

    private RepetitionDetector() {}

    /// The place where the first repetition begins to repeat, or the length where there is none.
    static int from(List<Integer> tokens) {
        for (int at = 0; at < tokens.size(); at++) {
            for (int period = 1; period <= MAX_PERIOD; period++) {
                int times = period == 1 ? TIMES_ALONE : TIMES;
                if (repeats(tokens, at, period, times)) {
                    return at + period;
                }
            }
        }
        return tokens.size();
    }

    private static boolean repeats(List<Integer> tokens, int at, int period, int times) {
        int end = at + period * times;
        if (end > tokens.size()) {
            return false;
        }
        for (int i = at + period; i < end; i++) {
            if (!tokens.get(i).equals(tokens.get(i - period))) {
                return false;
            }
        }
        return true;
    }
}
