package app.saywell.ui.classroom.rotation;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.take.Take;

/// Somebody with a sentence.
///
/// @param place of the sentence in the lesson, from 1
/// @param of how many sentences
public record Turn(Learner pupil, Sentence sentence, int place, int of) {
    /// The cell of the grid.
    public Take.Owner owner() {
        return new Take.Owner(sentence.id(), pupil.id());
    }
}
