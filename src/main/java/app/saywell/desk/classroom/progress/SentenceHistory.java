package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.progress.MeasurementError;
import app.saywell.desk.classes.progress.ScoreHistory;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.SelfRating;
import java.util.List;
import java.util.Map;

/// The scores of one sentence over a learner's takes.
///
/// @param measurementError of the class, on the scale of the history
/// @param selfRatings what the learner said before seeing the scores, by take id
/// @param readingRates words correct per minute of a passage, oldest take first; empty otherwise
public record SentenceHistory(
        Sentence sentence,
        ScoreHistory history,
        MeasurementError measurementError,
        Map<Long, SelfRating> selfRatings,
        List<Double> readingRates) {
    /// How many takes are averaged at each end of the history.
    public int groupSize() {
        return Math.min(3, history.scores().size() / 2);
    }

    /// The difference between the ends that the measurement error alone can explain.
    double errorBand() {
        return groupSize() == 0 ? 0 : measurementError.confidenceBand(groupSize(), groupSize());
    }

    /// What can be said about the change.
    public ScoreHistory.ScoreTrend verdict() {
        return history.trend(measurementError);
    }
}
