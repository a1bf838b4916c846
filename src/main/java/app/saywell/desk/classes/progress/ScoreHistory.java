package app.saywell.desk.classes.progress;

import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.ScoreScale;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The scores of a learner over time, all on one scale. Only those of the newest take's engine are
/// compared.
///
/// @param scores by that engine, oldest take first; pronunciation is on `scale`, the total out of
///   100
/// @param earlier those of other engines, engine by engine, each with the oldest take first
public record ScoreHistory(ScoreScale scale, List<TakeScore> scores, List<TakeScore> earlier) {
    private static final int MAX_GROUP_SIZE = 3;

    /// The history of scores of any engine.
    ///
    /// @param all oldest take first
    static ScoreHistory of(ScoreScale scale, List<TakeScore> all) {
        String newest = all.isEmpty() ? "" : all.getLast().engine();
        Map<String, List<TakeScore>> byEngine =
                all.stream().collect(Collectors.groupingBy(TakeScore::engine, LinkedHashMap::new, Collectors.toList()));
        List<TakeScore> present = byEngine.getOrDefault(newest, List.of());
        byEngine.remove(newest);
        return new ScoreHistory(
                scale, present, byEngine.values().stream().flatMap(List::stream).toList());
    }

    /// The history on the scale of the newest result.
    ///
    /// @param compared scores with a model reading, oldest take first
    /// @param alone scores without one, oldest take first
    static ScoreHistory newest(List<TakeScore> compared, List<TakeScore> alone) {
        return newestResult(compared) >= newestResult(alone)
                ? of(ScoreScale.FIFTY_TO_SEVENTY, compared)
                : of(ScoreScale.HUNDRED, alone);
    }

    private static long newestResult(List<TakeScore> scores) {
        return scores.stream().mapToLong(TakeScore::resultId).max().orElse(-1);
    }

    /// The scores of all engines, engine by engine; those that are compared come last.
    public List<TakeScore> allScores() {
        return Stream.concat(earlier.stream(), scores.stream()).toList();
    }

    /// The engine whose scores are compared; empty without any.
    public String engine() {
        return scores.isEmpty() ? "" : scores.getLast().engine();
    }

    public enum ScoreTrend {
        /// Too few takes, a teacher's total among those that would be compared, or the measurement error of the class
        /// is unknown.
        TOO_EARLY,
        /// The change is within the measurement error.
        STEADY,
        /// Better by more than the measurement error.
        BETTER,
        /// Worse by more than the measurement error.
        WORSE
    }

    /// The mean total of the last three takes minus that of the first three; 0 with fewer than two
    /// takes. With fewer than six takes the two groups are halves that do not overlap.
    public double change() {
        int groupSize = groupSize();
        return groupSize == 0 ? 0 : meanTotal(scores.size() - groupSize, scores.size()) - meanTotal(0, groupSize);
    }

    /// Whether a teacher gave the total of a take that would be compared. It is compared neither with totals of the
    /// service nor with the measurement error, which is that of the service alone.
    public boolean hasTeachersTotals() {
        int groupSize = groupSize();
        return Stream.concat(scores.stream().limit(groupSize), scores.stream().skip((long) scores.size() - groupSize))
                .anyMatch(TakeScore::isTeachersTotal);
    }

    /// What can be said of the change.
    public ScoreTrend trend(MeasurementError measurementError) {
        int groupSize = groupSize();
        if (groupSize == 0 || hasTeachersTotals() || !measurementError.isKnown()) {
            return ScoreTrend.TOO_EARLY;
        }
        double change = change();
        if (Math.abs(change) <= measurementError.confidenceBand(groupSize, groupSize)) {
            return ScoreTrend.STEADY;
        }
        return change > 0 ? ScoreTrend.BETTER : ScoreTrend.WORSE;
    }

    private int groupSize() {
        return Math.min(MAX_GROUP_SIZE, scores.size() / 2);
    }

    private double meanTotal(int from, int to) {
        return scores.subList(from, to).stream()
                .mapToDouble(TakeScore::total)
                .average()
                .orElse(0);
    }
}
