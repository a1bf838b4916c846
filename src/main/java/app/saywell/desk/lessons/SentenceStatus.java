package app.saywell.desk.lessons;

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

    /// The score that decides the level, 0 to 100, as in the class grid and on paper: the teacher's
    /// total if there is one, else the share of correct words.
    public Optional<Double> levelScore() {
        return teacherTotal.or(() -> score.map(TakeScore::percentCorrect));
    }
}
