package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.keyboard.KeyedButton;
import app.saywell.desk.kit.keyboard.RecordButton;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;

/// The buttons to record, listen and go on, each with its key. They stay in their places: what cannot be used now is
/// disabled. While a take is recorded, the button that discards it stands in the place of the model reading.
final class ControlBar extends FlowPane {
    private final PracticeState practiceState;
    private final PracticeActions actions;
    private final LocalizedTexts texts;
    private final KeyBindings keymap;

    ControlBar(PracticeState practiceState, PracticeActions actions, LocalizedTexts texts, KeyBindings keymap) {
        super(6, 8);
        this.practiceState = practiceState;
        this.actions = actions;
        this.texts = texts;
        this.keymap = keymap;
        getStyleClass().add("controls");
        setAlignment(Pos.CENTER_LEFT);
        BooleanBinding recording = Bindings.createBooleanBinding(
                () -> practiceState.phase().get() instanceof PracticePhase.RecordingTake, practiceState.phase());
        BooleanBinding hasModel = Bindings.createBooleanBinding(
                () -> practiceState.lanes().lane(VoiceSide.MODEL).isPresent(),
                practiceState.lanes().lanes());
        BooleanBinding hasTake = Bindings.createBooleanBinding(
                () -> practiceState.lanes().lane(VoiceSide.LEARNER).isPresent(),
                practiceState.lanes().lanes());
        BooleanBinding notRecording = recording.not();
        Button discard = quietButton("practice.discard", KeyCommand.DISCARD, "icon-stop", actions::discardRecording);
        Button model = quietButton(
                "practice.model",
                Bindings.createStringBinding(
                        () -> TakeComparison.upperName(practiceState, texts),
                        practiceState.sentenceDetail(),
                        texts.language()),
                KeyCommand.PLAY_MODEL,
                "icon-play",
                () -> actions.play(VoiceSide.MODEL));
        discard.setMaxWidth(Double.MAX_VALUE);
        model.setMaxWidth(Double.MAX_VALUE);
        discard.visibleProperty().bind(recording);
        model.visibleProperty().bind(notRecording);
        model.disableProperty().bind(hasModel.not());
        getChildren().addAll(recordButton(recording), new StackPane(model, discard));
        addUsableWhen(
                quietButton("practice.mine", KeyCommand.PLAY_MINE, "icon-play", () -> actions.play(VoiceSide.LEARNER)),
                notRecording.and(hasTake));
        addUsableWhen(
                quietButton("practice.both", KeyCommand.PLAY_BOTH, "icon-play", actions::playBoth),
                notRecording.and(hasModel).and(hasTake));
        addUsableWhen(loopButton(), notRecording.and(hasModel.or(hasTake)));
        addUsableWhen(speedButton(), notRecording.and(hasModel.or(hasTake)));
        addUsableWhen(
                nextButton(),
                Bindings.createBooleanBinding(
                        () -> practiceState.sentenceList().get().rows().size() > 1, practiceState.sentenceList()));
    }

    /// Nothing comes or goes, so that the button under the pointer stays the same.
    private void addUsableWhen(Node node, BooleanBinding usable) {
        node.disableProperty().bind(usable.not());
        getChildren().add(node);
    }

    private Button recordButton(BooleanBinding recording) {
        StringBinding text = Bindings.createStringBinding(
                () -> texts.get(recording.get() ? "practice.stop" : "practice.record"), recording, texts.language());
        Button button = new RecordButton(recording, text, keymap, actions::toggleRecording);
        button.setId("record");
        button.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> practiceState.phase().get().isWithoutSentence()
                                || practiceState.practisingLearner().get().isPresent(),
                        practiceState.phase(),
                        practiceState.practisingLearner()));
        return button;
    }

    private Button quietButton(String key, KeyCommand command, String icon, Runnable action) {
        return quietButton(key, texts.binding(key), command, icon, action);
    }

    private Button quietButton(String key, StringBinding name, KeyCommand command, String icon, Runnable action) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "quiet");
        button.setId(key.substring(key.indexOf('.') + 1));
        button.setOnAction(event -> action.run());
        return KeyedButton.decorate(
                button, name, NodeFactory.icon(icon), KeyedButton.nameLabel(name), KeyedButton.keyCap(keymap, command));
    }

    private ToggleButton loopButton() {
        ToggleButton button = new ToggleButton();
        button.getStyleClass().setAll("toggle-button", "quiet");
        button.setId("loop");
        practiceState.playback().loop().subscribe(button::setSelected);
        button.setOnAction(event -> practiceState.playback().toggleLoop());
        StringBinding text = texts.binding("practice.loop");
        return KeyedButton.decorate(button, text, NodeFactory.icon("icon-loop"), KeyedButton.nameLabel(text));
    }

    private Button speedButton() {
        Button button = new Button();
        button.getStyleClass().setAll("button", "quiet");
        button.setId("speed");
        button.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> String.format(
                                Locale.ROOT,
                                "%.1f ×",
                                practiceState.playback().speed().get()),
                        practiceState.playback().speed()));
        button.accessibleTextProperty().bind(texts.binding("practice.speed"));
        button.setOnAction(event -> practiceState.playback().slower());
        return button;
    }

    private Button nextButton() {
        Button button = new Button();
        button.getStyleClass().setAll("button", "quiet");
        button.setId("next");
        button.setOnAction(event -> actions.nextSentence());
        StringBinding text = Bindings.createStringBinding(
                () -> texts.get(
                        practiceState.sentenceList().get().isAtLast() ? "practice.next.first" : "practice.next"),
                practiceState.sentenceList(),
                texts.language());
        return KeyedButton.decorate(
                button,
                text,
                KeyedButton.nameLabel(text),
                NodeFactory.icon("icon-next"),
                KeyedButton.keyCap(keymap, KeyCommand.NEXT));
    }
}
