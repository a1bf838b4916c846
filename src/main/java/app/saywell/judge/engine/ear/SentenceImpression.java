package app.saywell.judge.engine.ear;

/// What people would give a whole reading, each 0 to 10. The scorer learned it from the scores of
/// five people (speechocean762, Zhang et al. 2021).
///
/// @param accuracy how well its sounds are said
/// @param fluency how evenly and without hesitation it is said
/// @param prosody how natural its stress, rhythm and melody are
/// @param total all of it
public record SentenceImpression(double accuracy, double fluency, double prosody, double total) {
    private static final double BEST = 10;

    /// Of the output of the scorer, in the order of the components.
    static SentenceImpression of(float[] output) {
        return new SentenceImpression(within(output[0]), within(output[1]), within(output[2]), within(output[3]));
    }

    private static double within(float score) {
        return Math.clamp(score, 0, BEST);
    }

    /// The mean of two parts of a reading.
    ///
    /// @param share how much of both the other part is, 0 to 1
    SentenceImpression with(SentenceImpression other, double share) {
        return new SentenceImpression(
                mixed(accuracy, other.accuracy, share),
                mixed(fluency, other.fluency, share),
                mixed(prosody, other.prosody, share),
                mixed(total, other.total, share));
    }

    private static double mixed(double own, double other, double share) {
        return (1 - share) * own + share * other;
    }
}
