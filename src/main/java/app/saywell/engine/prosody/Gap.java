package app.saywell.engine.prosody;

/// The join between two words in both readings, and what it costs.
///
/// Silences up to [#UNHEARD] pass for the closure of a consonant. From there on an own silence
/// costs in proportion to its length, up to 1, unless the native speaker is silent in the same
/// place; then it may last one and a half times as long and a little more. A native silence read
/// over costs at most [#MISSED], and nothing once a third of it was kept.
///
/// @param mine silence of the user, in seconds
/// @param theirs silence of the native speaker, in seconds
record Gap(String before, String after, double mine, double theirs) {
    /// From which single cost on a gap is named to the reader.
    static final double WORTH_SAYING = 0.1;

    /// From how many seconds on a native silence is a pause that may be stretched.
    static final double SLACK_FROM = 0.10;

    private static final double UNHEARD = 0.10;
    private static final double FULL_EXCESS = 0.40;
    private static final double SLACK = 0.25;
    private static final double STRETCH = 1.5;
    private static final double MISSED = 0.4;
    private static final double MISSED_FROM = 0.15;
    private static final double MISSED_FULL = 0.35;
    private static final double KEPT = 1 / 3.0;

    static Gap between(Pair left, Pair right) {
        return new Gap(
                left.user().text(),
                right.user().text(),
                left.user().pauseAfter(),
                left.model().pauseAfter());
    }

    double cost() {
        return excessCost() + missedCost();
    }

    double excessCost() {
        double slack = SLACK * Math.min(1, theirs / SLACK_FROM);
        double allowed = UNHEARD + STRETCH * theirs + slack;
        return Math.clamp((mine - allowed) / FULL_EXCESS, 0.0, 1.0);
    }

    double missedCost() {
        if (theirs <= MISSED_FROM) {
            return 0;
        }
        double kept = Math.min(1, mine / (KEPT * theirs));
        return MISSED * (1 - kept) * Math.min(1, (theirs - MISSED_FROM) / MISSED_FULL);
    }

    PauseComparison.Place place() {
        return new PauseComparison.Place(before, after, mine, theirs);
    }
}
