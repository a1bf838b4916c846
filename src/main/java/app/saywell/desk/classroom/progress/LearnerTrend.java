package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.progress.ScoreHistory;
import app.saywell.desk.school.learner.Learner;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/// How a learner gets on with the sentences of a lesson.
///
/// @param sentences the number of sentences by trend; without those that have no score
/// @param readingRate words correct per minute, the mean of the newest takes of all passages; empty
///     without one
public record LearnerTrend(
        Learner learner, Map<ScoreHistory.ScoreTrend, Integer> sentences, OptionalDouble readingRate) {

    static LearnerTrend of(Learner learner, List<SentenceHistory> histories) {
        Map<ScoreHistory.ScoreTrend, Integer> counts = new EnumMap<>(ScoreHistory.ScoreTrend.class);
        histories.forEach(history -> counts.merge(history.verdict(), 1, Integer::sum));
        return new LearnerTrend(
                learner,
                counts,
                histories.stream()
                        .map(SentenceHistory::readingRates)
                        .filter(rates -> !rates.isEmpty())
                        .mapToDouble(List::getLast)
                        .average());
    }

    /// The number of sentences with a trend.
    public int count(ScoreHistory.ScoreTrend trend) {
        return sentences.getOrDefault(trend, 0);
    }
}
