package app.saywell.judge.engine.align;

/// How probable each phone is in each step of 20 ms by a network that was taught with connectionist temporal
/// classification (Graves et al. 2006): most steps are blank, and each sound has its one or two.
///
/// @param logs natural logarithms, step after step, [#CLASSES] each: the phones in the order of
///     [app.saywell.speech.language.lexicon.Phone], then the blank
@SuppressWarnings("ArrayRecordComponent") // comes from a tensor, never compared
public record PathPosteriors(float[] logs) {
    /// The phones and the blank.
    public static final int CLASSES = 40;

    /// The index of the blank.
    static final int BLANK = 39;

    /// A sound that was not heard at all costs no more than this; a natural logarithm.
    private static final float LEAST = -12;

    int steps() {
        return logs.length / CLASSES;
    }

    double log(int step, int phone) {
        return Math.max(logs[step * CLASSES + phone], LEAST);
    }

    /// The logarithm of the likeliest class of a step.
    double best(int step) {
        double best = LEAST;
        for (int i = step * CLASSES; i < (step + 1) * CLASSES; i++) {
            best = Math.max(best, logs[i]);
        }
        return best;
    }
}
