package app.saywell.desk.classes;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;

/// A take that a teacher should hear before its score becomes a grade.
public record OddTake(long takeId, Learner learner, Sentence sentence, OddReason reason) {
    /// What is odd about it; the first one that is true.
    public enum OddReason {
        /// What was heard may be another sentence.
        ANOTHER_SENTENCE,
        /// Very few words are right.
        FEW_WORDS_RIGHT,
        /// The background is so loud that the score may suffer from it.
        NOISY
    }
}
