package app.saywell.ui.practice.state;

import app.saywell.library.take.Take;
import app.saywell.library.take.TakeScore;
import app.saywell.practice.progress.MeasurementError;
import app.saywell.practice.progress.ScoreHistory;
import app.saywell.speech.ScoreScale;

import java.util.List;
import java.util.Optional;

/// The scores of a sentence over its takes, on one scale.
///
/// @param points oldest take first
/// @param band the measurement error around the first takes; empty while it is unknown
/// @param change of the total from the first takes to the last
public record TakeProgress(
        ScoreScale scale,
        List<ProgressPoint> points,
        Optional<UncertaintyBand> band,
        ScoreHistory.ScoreTrend trend,
        double change) {
    private static final int MAX_COMPARED = 3;

    /// A scored take.
    ///
    /// @param takeNumber number of the take
    /// @param total out of 100
    public record ProgressPoint(long takeId, int takeNumber, double total) {}

    /// The range of totals that the measurement error explains.
    public record UncertaintyBand(double from, double to) {}

    /// Copies the list.
    public TakeProgress {
        points = List.copyOf(points);
    }

    /// The lowest total that the scale allows.
    public double minTotal() {
        return scale.min();
    }

    /// Combines a score history with the measurement error of the learner's class.
    public static TakeProgress of(
            ScoreHistory course, List<Take> takes, Optional<MeasurementError> measurementError) {
        List<ProgressPoint> points =
                course.scores().stream().flatMap(score -> point(score, takes).stream()).toList();
        Optional<MeasurementError> knownError = measurementError.filter(MeasurementError::isKnown);
        return new TakeProgress(
                course.scale(),
                points,
                knownError.flatMap(error -> band(points, error)),
                knownError.map(course::trend).orElse(ScoreHistory.ScoreTrend.TOO_EARLY),
                course.change());
    }

    private static Optional<ProgressPoint> point(TakeScore score, List<Take> takes) {
        return takes.stream()
                .filter(take -> take.id() == score.takeId())
                .map(take -> new ProgressPoint(take.id(), take.number(), score.total()))
                .findFirst();
    }

    private static Optional<UncertaintyBand> band(
            List<ProgressPoint> points, MeasurementError measurementError) {
        int groupSize = Math.min(MAX_COMPARED, points.size() / 2);
        if (groupSize == 0) {
            return Optional.empty();
        }
        double firstMean =
                points.stream()
                        .limit(groupSize)
                        .mapToDouble(ProgressPoint::total)
                        .average()
                        .orElse(0);
        double halfWidth = measurementError.confidenceBand(groupSize, groupSize);
        return Optional.of(new UncertaintyBand(firstMean - halfWidth, firstMean + halfWidth));
    }
}
