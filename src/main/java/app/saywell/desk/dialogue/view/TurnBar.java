package app.saywell.desk.dialogue.view;

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
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.keyboard.KeyedButton;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Below a conversation: whose turn it is, and what leads on, with its keys.
final class TurnBar extends VBox {
    private final DialogueViewModel viewModel;
    private final LocalizedTexts texts;
    private final Label told = NodeFactory.wrapped(NodeFactory.label("", "strong"));
    private final Label count = NodeFactory.label("", "soft");
    private final FlowPane actions = new FlowPane(8, 8);

    TurnBar(DialogueViewModel viewModel, LocalizedTexts texts) {
        super(8);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("turn-bar");
        getStyleClass().add("dialogue-bar");
        told.setId("turn-told");
        count.setId("turn-count");
        HBox whose = NodeFactory.row(14, told, count);
        whose.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(told, Priority.ALWAYS);
        told.setMaxWidth(Double.MAX_VALUE);
        count.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(whose, actions);
        viewModel.phase().subscribe(this::refresh);
        texts.language().subscribe(this::refresh);
        refresh();
    }

    private void refresh() {
        DialoguePhase phase = viewModel.phase().get();
        NodeFactory.setShown(this, viewModel.isRunning());
        told.getStyleClass().remove("warned");
        count.setText(texts.get("dialogue.count", viewModel.said().get().size() + 1, viewModel.length()));
        List<Button> wanted = new ArrayList<>();
        switch (phase) {
            case RoleChoice _, DialogueEnded _ -> {}
            case VoicePreparing(var line) -> told.setText(texts.get("dialogue.preparing", line.speaker()));
            case VoiceSpeaking(var line) -> told.setText(texts.get("dialogue.listen", line.speaker()));
            case TurnBeginning _ -> told.setText(texts.get("dialogue.ready"));
            case TurnRecording(var answers) -> {
                told.setText(texts.get(answers.size() > 1 ? "dialogue.say-one" : "dialogue.speak"));
                wanted.add(button("turn-finish", "dialogue.finish", "Enter", viewModel::goOn, "primary"));
                wanted.add(button("turn-again", "dialogue.again", "Space", viewModel::hearAgain, "quiet"));
            }
            case AnswerSought _ -> told.setText(texts.get("dialogue.seeking"));
            case AnswerUnclear(var answers) -> {
                told.setText(texts.get("dialogue.unclear"));
                for (int i = 0; i < answers.size(); i++) {
                    int answer = i;
                    String number = Integer.toString(i + 1);
                    Button button = new Button(answers.get(i).spoken());
                    button.setId("answer-" + number);
                    button.getStyleClass().setAll("button", "quiet");
                    button.setWrapText(true);
                    button.setGraphic(NodeFactory.label(number, "key-cap"));
                    button.setOnAction(event -> viewModel.tell(answer));
                    wanted.add(button);
                }
            }
            case NothingHeard _ -> {
                told.setText(texts.get("dialogue.nothing"));
                wanted.add(button("turn-retry", "dialogue.retry", "Enter", viewModel::goOn, "primary"));
                wanted.add(button("turn-again", "dialogue.again", "Space", viewModel::hearAgain, "quiet"));
            }
            case DialogueFailed(var message, var unsaid) -> {
                told.getStyleClass().add("warned");
                told.setText(texts.get(message.key(), message.arguments()));
                wanted.add(button(
                        "turn-retry",
                        unsaid.isPresent() ? "dialogue.without" : "dialogue.retry",
                        "Enter",
                        viewModel::goOn,
                        "primary"));
            }
        }
        wanted.add(button("dialogue-stop", "dialogue.stop", "Esc", viewModel::stop, "quiet"));
        NodeFactory.rebuildKeepingFocus(actions, () -> actions.getChildren().setAll(wanted));
    }

    private Button button(String id, String key, String keyName, Runnable action, String style) {
        return KeyedButton.of(id, texts.binding(key), keyName, action, style);
    }
}
