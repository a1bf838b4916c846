package app.saywell.desk.lessons;

import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.TakeScore;
import java.util.Optional;

/// A sentence in the list, with the takes of one learner.
///
/// @param hasModelReading whether there is a model reading to compare with
/// @param takeCount number of this learner's takes
/// @param score newest score of the best take, else of the newest one
/// @param teacherTotal the teacher's total, out of 100
public record SentenceStatus(
        Sentence sentence,
        boolean hasModelReading,
        int takeCount,
        Optional<TakeScore> score,
        Optional<Double> teacherTotal) {

    /// The verdict on it, as in the class grid and on paper: that of the teacher's total if there is one, else that of
    /// the score.
    ///
    /// @param thresholds of the class
    public Optional<Verdict> verdict(ScoreThresholds thresholds) {
        return teacherTotal
                .map(total -> Verdict.of(total, thresholds))
                .or(() -> score.map(scored -> scored.verdict(thresholds)));
    }
}
