package app.saywell.ui.classroom.rotation;

import app.saywell.library.learner.Learner;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.take.Take;

/// The turn of a learner with a sentence.
///
/// @param position of the sentence in the lesson, from 1
/// @param sentenceCount the sentences of the lesson
public record RotationTurn(Learner learner, Sentence sentence, int position, int sentenceCount) {
    /// The cell of the grid.
    public Take.TakeOwner owner() {
        return new Take.TakeOwner(sentence.id(), learner.id());
    }
}
