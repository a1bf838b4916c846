package app.saywell.desk.practice.state;

import app.saywell.desk.classes.progress.MeasurementError;
import app.saywell.desk.classes.progress.ScoreHistory;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.ScoreScale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The scores of a sentence over its takes, on one scale.
///
/// @param points engine by engine, each with the oldest take first; the last engine is the newest
/// @param band the measurement error around the first takes of that engine; empty while it is
///     unknown, and where a teacher gave totals that would be compared
/// @param change of its totals from the first takes to the last
/// @param hasTeachersTotals whether nothing is said of the change because a teacher gave totals that would be compared
public record TakeProgress(
        ScoreScale scale,
        List<ProgressPoint> points,
        Optional<UncertaintyBand> band,
        ScoreHistory.ScoreTrend trend,
        double change,
        boolean hasTeachersTotals) {
    private static final int MAX_COMPARED = 3;

    /// A scored take.
    ///
    /// @param takeNumber number of the take
    /// @param total out of 100
    /// @param engine which gave it; points of two engines are not connected
    public record ProgressPoint(long takeId, int takeNumber, double total, String engine) {}

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
    public static TakeProgress of(ScoreHistory course, List<Take> takes, Optional<MeasurementError> measurementError) {
        List<ProgressPoint> compared = points(course.scores(), takes);
        List<ProgressPoint> points = new ArrayList<>(points(course.earlier(), takes));
        points.addAll(compared);
        Optional<MeasurementError> knownError = measurementError.filter(MeasurementError::isKnown);
        return new TakeProgress(
                course.scale(),
                points,
                knownError.filter(_ -> !course.hasTeachersTotals()).flatMap(error -> band(compared, error)),
                knownError.map(course::trend).orElse(ScoreHistory.ScoreTrend.TOO_EARLY),
                course.change(),
                course.hasTeachersTotals());
    }

    /// Whether another engine gave the scores from this point on.
    ///
    /// @param index of a point
    public boolean engineChangesAt(int index) {
        return index > 0
                && !points.get(index).engine().equals(points.get(index - 1).engine());
    }

    /// Whether there are scores of more than one engine.
    public boolean engineChanges() {
        return IntStream.range(0, points.size()).anyMatch(this::engineChangesAt);
    }

    private static List<ProgressPoint> points(List<TakeScore> scores, List<Take> takes) {
        return scores.stream().flatMap(score -> point(score, takes).stream()).toList();
    }

    private static Optional<ProgressPoint> point(TakeScore score, List<Take> takes) {
        return takes.stream()
                .filter(take -> take.id() == score.takeId())
                .map(take -> new ProgressPoint(take.id(), take.number(), score.total(), score.engine()))
                .findFirst();
    }

    private static Optional<UncertaintyBand> band(List<ProgressPoint> points, MeasurementError measurementError) {
        int groupSize = Math.min(MAX_COMPARED, points.size() / 2);
        if (groupSize == 0) {
            return Optional.empty();
        }
        double firstMean = points.stream()
                .limit(groupSize)
                .mapToDouble(ProgressPoint::total)
                .average()
                .orElse(0);
        double halfWidth = measurementError.confidenceBand(groupSize, groupSize);
        return Optional.of(new UncertaintyBand(firstMean - halfWidth, firstMean + halfWidth));
    }
}
