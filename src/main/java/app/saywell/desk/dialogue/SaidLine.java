package app.saywell.desk.dialogue;

import app.saywell.desk.school.take.Take;
import app.saywell.speech.CallFailure;
import app.saywell.speech.PronunciationResult;
import java.util.Optional;

/// A line that was said, and what is known of it.
///
/// @param take of the learner; empty for lines of others
/// @param result of the take as it counts; empty while it is not scored
/// @param isWaiting whether a result will come, at once or when scoring goes on
/// @param failure why the take could not be scored, where it was tried in vain
public record SaidLine(
        DialogueLine line,
        Optional<Take> take,
        Optional<PronunciationResult> result,
        boolean isWaiting,
        Optional<CallFailure.FailureKind> failure) {}
