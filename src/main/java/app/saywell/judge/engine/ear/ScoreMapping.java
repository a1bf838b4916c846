package app.saywell.judge.engine.ear;

/// Maps what people would give (0 to 2) to the scale of the service (0-100), with a threshold where
/// right begins. Two straight lines that meet there keep the order of scores.
///
/// @param threshold what people would give where right begins
/// @param pass the score there
record ScoreMapping(double threshold, double pass) {
    private static final double BEST = 2;
    private static final double FULL = 100;

    /// To one decimal.
    double map(double given) {
        double clamped = Math.clamp(given, 0.0, BEST);
        double score = clamped < threshold
                ? clamped * pass / threshold
                : pass + (clamped - threshold) * (FULL - pass) / (BEST - threshold);
        return Math.round(10 * score) / 10.0;
    }
}
