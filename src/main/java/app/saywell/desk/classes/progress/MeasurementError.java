package app.saywell.desk.classes.progress;

import java.util.List;

/// The measurement error: how much two scores of the same learner differ on the same day without
/// learning. A smaller change is not called progress.
///
/// @param standardDeviation of one take around the learner's own level
/// @param pairCount number of pairs of takes it was estimated from
public record MeasurementError(double standardDeviation, int pairCount) {
    /// With fewer pairs it counts as unknown.
    public static final int MIN_PAIRS = 5;

    private static final double Z_SCORE_95 = 1.96;

    /// Estimates it from the differences between consecutive takes. Half their mean square is the
    /// variance of one take (Dahlberg's formula for repeated measurements).
    public static MeasurementError estimate(List<Double> differences) {
        double sumOfSquares = differences.stream()
                .mapToDouble(difference -> difference * difference)
                .sum();
        int pairCount = differences.size();
        return new MeasurementError(pairCount == 0 ? 0 : Math.sqrt(sumOfSquares / (2 * pairCount)), pairCount);
    }

    /// The difference between the means of `later` and `earlier` takes that exceeds the measurement
    /// error in 95 % of cases.
    public double confidenceBand(int earlier, int later) {
        return Z_SCORE_95 * standardDeviation * Math.sqrt(1.0 / earlier + 1.0 / later);
    }

    /// Whether there are enough pairs.
    public boolean isKnown() {
        return pairCount >= MIN_PAIRS;
    }
}
