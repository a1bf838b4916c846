package app.saywell.ui.practice;

import app.saywell.ui.kit.Command;
import app.saywell.ui.kit.KeyedButton;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.RecordButton;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.PracticeActions;
import app.saywell.ui.practice.desk.Stage;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;

import java.util.Locale;

/// Record, the one loud thing; listening and going on, each with its key.
final class ControlBar extends FlowPane {
    private final Desk desk;
    private final PracticeActions actions;
    private final Texts texts;
    private final Keymap keymap;

    ControlBar(Desk desk, PracticeActions actions, Texts texts, Keymap keymap) {
        super(8, 8);
        this.desk = desk;
        this.actions = actions;
        this.texts = texts;
        this.keymap = keymap;
        getStyleClass().add("controls");
        setAlignment(Pos.CENTER_LEFT);
        BooleanBinding recording =
                Bindings.createBooleanBinding(
                        () -> desk.stage().get() instanceof Stage.Recording, desk.stage());
        BooleanBinding hasModel =
                Bindings.createBooleanBinding(
                        () -> desk.lanes().lane(Side.MODEL).isPresent(), desk.lanes().lanes());
        BooleanBinding hasTake =
                Bindings.createBooleanBinding(
                        () -> desk.lanes().lane(Side.LEARNER).isPresent(), desk.lanes().lanes());
        getChildren().add(record(recording));
        add(quiet("practice.discard", Command.DISCARD, "icon-stop", actions::discard), recording);
        BooleanBinding still = recording.not();
        add(
                quiet(
                        "practice.model",
                        Command.PLAY_MODEL,
                        "icon-play",
                        () -> actions.play(Side.MODEL)),
                still.and(hasModel));
        add(
                quiet(
                        "practice.mine",
                        Command.PLAY_MINE,
                        "icon-play",
                        () -> actions.play(Side.LEARNER)),
                still.and(hasTake));
        add(
                quiet("practice.both", Command.PLAY_BOTH, "icon-play", actions::playBoth),
                still.and(hasModel).and(hasTake));
        add(loop(), still.and(hasModel.or(hasTake)));
        add(speed(), still.and(hasModel.or(hasTake)));
        add(
                next(),
                Bindings.createBooleanBinding(
                        () -> desk.roll().get().rows().size() > 1, desk.roll()));
    }

    private void add(Node node, javafx.beans.value.ObservableValue<Boolean> shown) {
        Nodes.showWhen(node, shown);
        getChildren().add(node);
    }

    private Button record(BooleanBinding recording) {
        StringBinding text =
                Bindings.createStringBinding(
                        () -> texts.get(recording.get() ? "practice.stop" : "practice.record"),
                        recording,
                        texts.language());
        Button button = new RecordButton(recording, text, keymap, actions::record);
        button.setId("record");
        button.disableProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () -> desk.stage().get() instanceof Stage.Nothing, desk.stage()));
        return button;
    }

    private Button quiet(String key, Command command, String icon, Runnable action) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "quiet");
        button.setId(key.substring(key.indexOf('.') + 1));
        button.setOnAction(event -> action.run());
        return KeyedButton.dress(
                button,
                texts.of(key),
                Nodes.icon(icon),
                KeyedButton.name(texts.of(key)),
                KeyedButton.cap(keymap, command));
    }

    private ToggleButton loop() {
        ToggleButton button = new ToggleButton();
        button.getStyleClass().setAll("toggle-button", "quiet");
        button.setId("loop");
        button.selectedProperty().bindBidirectional(desk.loop());
        StringBinding text = texts.of("practice.loop");
        return KeyedButton.dress(button, text, Nodes.icon("icon-loop"), KeyedButton.name(text));
    }

    private Button speed() {
        Button button = new Button();
        button.getStyleClass().setAll("button", "quiet");
        button.setId("speed");
        button.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> String.format(Locale.ROOT, "%.1f ×", desk.speed().get()),
                                desk.speed()));
        button.accessibleTextProperty().bind(texts.of("practice.speed"));
        button.setOnAction(event -> slower(desk));
        return button;
    }

    /// A step slower; after the slowest at full speed again.
    static void slower(Desk desk) {
        double next = Math.round(desk.speed().get() * 10 - 1) / 10.0;
        desk.speed().set(next < 0.5 ? 1 : next);
    }

    private Button next() {
        Button button = new Button();
        button.getStyleClass().setAll("button", "quiet");
        button.setId("next");
        button.setOnAction(event -> actions.next());
        StringBinding text = texts.of("practice.next");
        return KeyedButton.dress(
                button,
                text,
                KeyedButton.name(text),
                Nodes.icon("icon-next"),
                KeyedButton.cap(keymap, Command.NEXT));
    }
}
