package app.saywell.practice.lesson;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.take.Score;

import java.util.Optional;

/// A sentence as one learner stands to it, for the list.
///
/// @param hasModel whether a native reading is there to be compared with
/// @param takes how many takes this learner has kept
/// @param latest the newest judgement of the best take, else of the newest one
public record SentenceState(
        Sentence sentence, boolean hasModel, int takes, Optional<Score> latest) {}
