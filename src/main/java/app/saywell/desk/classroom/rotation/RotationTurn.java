package app.saywell.desk.classroom.rotation;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;

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
