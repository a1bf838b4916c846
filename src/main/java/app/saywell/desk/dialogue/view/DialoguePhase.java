package app.saywell.desk.dialogue.view;

import app.saywell.desk.dialogue.DialogueLine;
import app.saywell.desk.kit.text.UserMessage;
import java.util.List;
import java.util.Optional;

/// Where a dialogue is.
public sealed interface DialoguePhase {
    /// Nothing runs: a dialogue and a role are chosen.
    record RoleChoice() implements DialoguePhase {}

    /// What a voice says next is still being made.
    record VoicePreparing(DialogueLine line) implements DialoguePhase {}

    /// A voice says a line.
    record VoiceSpeaking(DialogueLine line) implements DialoguePhase {}

    /// It is the learner's turn, and the recording is about to begin.
    ///
    /// @param answers the line, or those among which the learner chooses by saying one
    record TurnBeginning(List<DialogueLine> answers) implements DialoguePhase {}

    /// The learner is being recorded.
    record TurnRecording(List<DialogueLine> answers) implements DialoguePhase {}

    /// Which answer was said is being found out.
    record AnswerSought(List<DialogueLine> answers) implements DialoguePhase {}

    /// It is not clear which answer was said; the learner tells.
    record AnswerUnclear(List<DialogueLine> answers) implements DialoguePhase {}

    /// Nothing was heard, so nothing was kept.
    record NothingHeard(List<DialogueLine> answers) implements DialoguePhase {}

    /// A voice or the microphone failed.
    ///
    /// @param unsaid what the voice could not say; empty where the turn of the learner failed
    record DialogueFailed(UserMessage message, Optional<DialogueLine> unsaid) implements DialoguePhase {}

    /// All was said.
    record DialogueEnded() implements DialoguePhase {}
}
