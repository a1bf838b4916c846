package app.saywell.engine.score;

/// Carries a fitted score to the scale of the service: 0-100, where 70 parts right from wrong.
///
/// Two straight lines that meet at the threshold, so that the order of scores is kept.
///
/// @param threshold the fitted score (0-100) from which people call it right
record Calibration(double threshold) {
    private static final double PASS = 70;
    private static final double FULL = 100;

    /// To one decimal.
    double of(double fitted) {
        double x = Math.clamp(fitted, 0.0, FULL);
        double score =
                x < threshold
                        ? x * PASS / threshold
                        : PASS + (x - threshold) * (FULL - PASS) / (FULL - threshold);
        return Math.round(10 * score) / 10.0;
    }
}
