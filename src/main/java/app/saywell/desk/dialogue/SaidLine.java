package app.saywell.desk.dialogue;

import app.saywell.desk.school.take.Take;
import app.saywell.speech.PronunciationResult;
import java.util.Optional;

/// A line that was said, and what is known of it.
///
/// @param take of the learner; empty for lines of others
/// @param result of the take as it counts; empty while it is not scored
/// @param isWaiting whether a result will come by itself
public record SaidLine(
        DialogueLine line, Optional<Take> take, Optional<PronunciationResult> result, boolean isWaiting) {}
