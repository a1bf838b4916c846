package app.saywell.practice.lesson;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.take.Score;

import java.util.Optional;

/// A sentence as one learner stands to it, for the list.
///
/// @param hasModel whether a native reading is there to be compared with
/// @param takes how many takes this learner has kept
/// @param latest the newest judgement of the best take, else of the newest one
/// @param marked what the teacher gave for it as a whole, out of 100
public record SentenceState(
        Sentence sentence,
        boolean hasModel,
        int takes,
        Optional<Score> latest,
        Optional<Double> marked) {

    /// What its level goes by, 0 to 100, here as in the grid of a class and on paper: the teacher's
    /// total where there is one, else the share of words judged right.
    public Optional<Double> measure() {
        return marked.or(() -> latest.map(Score::right));
    }
}
