package app.saywell.practice.classroom;

import app.saywell.library.learner.Learner;
import app.saywell.library.lesson.Sentence;

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
