package app.saywell.desk.dialogue.view;

import app.saywell.desk.dialogue.DialogueLine;
import app.saywell.desk.dialogue.view.DialoguePhase.AnswerSought;
import app.saywell.desk.dialogue.view.DialoguePhase.AnswerUnclear;
import app.saywell.desk.dialogue.view.DialoguePhase.DialogueEnded;
import app.saywell.desk.dialogue.view.DialoguePhase.DialogueFailed;
import app.saywell.desk.dialogue.view.DialoguePhase.NothingHeard;
import app.saywell.desk.dialogue.view.DialoguePhase.RoleChoice;
import app.saywell.desk.dialogue.view.DialoguePhase.TurnBeginning;
import app.saywell.desk.dialogue.view.DialoguePhase.TurnRecording;
import app.saywell.desk.dialogue.view.DialoguePhase.VoicePreparing;
import app.saywell.desk.dialogue.view.DialoguePhase.VoiceSpeaking;
import app.saywell.desk.kit.LiveMessage;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/// Tells a screen reader of the turns that come by themselves: that the recording has begun, with the line to say, what
/// went wrong, the end and what came of it. Silent while a voice speaks, and before the recording: who speaks at once
/// when the line was told loses no word.
final class LiveTurns {
    private final LocalizedTexts texts;
    private final LiveMessage message = new LiveMessage();

    /// @param summary what came of the dialogue, as it is shown at its end
    LiveTurns(DialogueViewModel viewModel, LocalizedTexts texts, ObservableValue<String> summary) {
        this.texts = texts;
        viewModel.phase().subscribe(this::tell);
        summary.subscribe(text -> {
            if (viewModel.phase().get() instanceof DialogueEnded) {
                message.tell(text);
            }
        });
    }

    /// What a screen reader hears of; for the scene.
    Node node() {
        return message;
    }

    private void tell(DialoguePhase phase) {
        switch (phase) {
            case TurnRecording(var answers) -> message.tell(recording(answers));
            case AnswerUnclear(var answers) -> message.tell(texts.get("dialogue.unclear") + " " + lines(answers));
            case NothingHeard _ -> message.tell(texts.get("dialogue.nothing"));
            case DialogueFailed(var failure, var _) -> message.tell(texts.get(failure.key(), failure.arguments()));
            case DialogueEnded _ -> message.tell(texts.get("dialogue.end.title"));
            case RoleChoice _, VoicePreparing _, VoiceSpeaking _, TurnBeginning _, AnswerSought _ -> {}
        }
    }

    private String recording(List<DialogueLine> answers) {
        return texts.get(answers.size() == 1 ? "dialogue.live.say" : "dialogue.live.say-one", lines(answers));
    }

    /// Several with the numbers that choose among them.
    private static String lines(List<DialogueLine> answers) {
        return answers.size() == 1
                ? answers.getFirst().spoken()
                : IntStream.range(0, answers.size())
                        .mapToObj(i -> (i + 1) + ": " + answers.get(i).spoken())
                        .collect(Collectors.joining(" "));
    }
}
