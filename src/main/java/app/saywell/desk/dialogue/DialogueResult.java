package app.saywell.desk.dialogue;

import app.saywell.speech.CallFailure;
import java.util.List;
import java.util.Optional;

/// What came of a dialogue.
///
/// @param lines that were said, in order
/// @param hold why the results of lines that wait do not come by themselves; empty where they do or none waits
public record DialogueResult(List<SaidLine> lines, Optional<ScoringHold> hold) {

    /// Copies the list.
    public DialogueResult {
        lines = List.copyOf(lines);
    }

    /// Scoring rests until somebody resumes it.
    ///
    /// @param cause the failure that stopped it; empty where somebody paused it
    public record ScoringHold(Optional<CallFailure.FailureKind> cause) {}

    /// Whether a result will come.
    public boolean isWaiting() {
        return lines.stream().anyMatch(SaidLine::isWaiting);
    }
}
