package app.saywell.judge.engine.prosody;

/// The gap between two words in both readings, and its cost.
///
/// A silence of up to [#UNHEARD_SECONDS] counts as the closure of a consonant. A longer silence of
/// the learner costs in proportion to its length, up to 1. Where the model reading has a pause too,
/// the learner's pause may be one and a half times as long and a little more. Leaving out a pause
/// of the model reading costs at most [#MAX_MISSED_COST], and nothing when a third of it was kept.
///
/// @param learnerSeconds the learner's silence
/// @param modelSeconds the silence in the model reading
record WordGap(String before, String after, double learnerSeconds, double modelSeconds) {
    /// Gaps with at least this cost are named in the feedback.
    static final double MIN_REPORTED_COST = 0.1;

    /// From this length on, a silence of the model reading is a pause.
    static final double MIN_MODEL_PAUSE_SECONDS = 0.10;

    private static final double UNHEARD_SECONDS = 0.10;
    private static final double FULL_EXCESS_SECONDS = 0.40;
    private static final double SLACK_SECONDS = 0.25;
    private static final double ALLOWED_STRETCH = 1.5;
    private static final double MAX_MISSED_COST = 0.4;
    private static final double MISSED_MIN_SECONDS = 0.15;
    private static final double MISSED_RANGE_SECONDS = 0.35;
    private static final double KEPT_SHARE = 1 / 3.0;

    static WordGap between(WordPair left, WordPair right) {
        return new WordGap(
                left.learner().text(),
                right.learner().text(),
                left.learner().pauseAfter(),
                left.model().pauseAfter());
    }

    double cost() {
        return excessCost() + missedCost();
    }

    double excessCost() {
        double slack = SLACK_SECONDS * Math.min(1, modelSeconds / MIN_MODEL_PAUSE_SECONDS);
        double allowed = UNHEARD_SECONDS + ALLOWED_STRETCH * modelSeconds + slack;
        return Math.clamp((learnerSeconds - allowed) / FULL_EXCESS_SECONDS, 0.0, 1.0);
    }

    double missedCost() {
        if (modelSeconds <= MISSED_MIN_SECONDS) {
            return 0;
        }
        double keptShare = Math.min(1, learnerSeconds / (KEPT_SHARE * modelSeconds));
        return MAX_MISSED_COST
                * (1 - keptShare)
                * Math.min(1, (modelSeconds - MISSED_MIN_SECONDS) / MISSED_RANGE_SECONDS);
    }

    PauseComparison.PausePlace toPausePlace() {
        return new PauseComparison.PausePlace(before, after, learnerSeconds, modelSeconds);
    }
}
