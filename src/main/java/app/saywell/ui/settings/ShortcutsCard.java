package app.saywell.ui.settings;

import app.saywell.library.settings.Setting;
import app.saywell.practice.Practice;
import app.saywell.ui.kit.Command;
import app.saywell.ui.kit.KeySet;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Which key does what, each changed by pressing another; whole sets for users of other programs.
final class ShortcutsCard extends VBox {
    private static final List<Integer> COUNTDOWNS = List.of(0, 3, 5);

    private final Practice practice;
    private final Keymap keymap;
    private final Texts texts;
    private final ObjectProperty<Optional<Command>> waiting =
            new SimpleObjectProperty<>(Optional.empty());
    private final Label said = Nodes.wrapped(Nodes.label("", "small", "soft"));

    ShortcutsCard(Practice practice, Keymap keymap, Texts texts) {
        super(14);
        this.practice = practice;
        this.keymap = keymap;
        this.texts = texts;
        setId("shortcuts");
        getStyleClass().add("card");
        FlowPane groups = new FlowPane(40, 20);
        for (Command.Group group : Command.Group.values()) {
            groups.getChildren().add(group(group));
        }
        HBox sets = Nodes.row(8, set(KeySet.USUAL), set(KeySet.PRAAT));
        sets.setAlignment(Pos.CENTER_LEFT);
        getChildren()
                .addAll(
                        Nodes.label(texts.of("kit.keys"), "place-title"),
                        Choices.named(texts.of("settings.shortcuts.sets"), sets),
                        groups,
                        said,
                        Choices.named(texts.of("settings.countdown"), countdown()));
        said.managedProperty().bind(said.textProperty().isNotEmpty());
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        texts.language().addListener(change -> said.setText(""));
    }

    private FlowPane countdown() {
        return Choices.of(
                COUNTDOWNS,
                practice.get(Setting.COUNTDOWN),
                seconds ->
                        seconds == 0
                                ? texts.of("settings.countdown.none")
                                : texts.of("settings.countdown.seconds", seconds),
                seconds -> practice.set(Setting.COUNTDOWN, seconds));
    }

    private Button set(KeySet set) {
        String key = "settings.shortcuts." + set.name().toLowerCase(Locale.ROOT);
        Button button =
                Nodes.button(
                        texts.of(key),
                        () -> {
                            keymap.use(set);
                            keep();
                            said.setText(texts.get("settings.shortcuts.set-done"));
                        },
                        "quiet");
        button.setId("shortcuts-" + set.name().toLowerCase(Locale.ROOT));
        return button;
    }

    private VBox group(Command.Group group) {
        GridPane grid = new GridPane(12, 6);
        Arrays.stream(Command.values())
                .filter(command -> command.group() == group)
                .forEach(
                        command ->
                                grid.addRow(
                                        grid.getRowCount(),
                                        key(command),
                                        Nodes.label(texts.of(command.textKey()), "small")));
        String key = "kit.keys." + group.name().toLowerCase(Locale.ROOT);
        return Nodes.column(8, Nodes.label(texts.of(key), "strong", "small"), grid);
    }

    /// The key as a button; pressed, it waits for another key.
    private Button key(Command command) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "chip", "shortcut");
        button.setId("shortcut-" + command.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        button.textProperty()
                .bind(
                        keymap.label(command)
                                .map(label -> label.isEmpty() ? "–" : label)
                                .flatMap(
                                        label ->
                                                waiting.map(
                                                        one ->
                                                                one.filter(command::equals)
                                                                                .isPresent()
                                                                        ? "…"
                                                                        : label)));
        button.accessibleTextProperty().bind(texts.of("settings.shortcuts.change"));
        button.setOnAction(event -> waitFor(command));
        button.focusedProperty()
                .subscribe(
                        focused -> {
                            if (!focused && waiting.get().filter(command::equals).isPresent()) {
                                waiting.set(Optional.empty());
                            }
                        });
        return button;
    }

    private void waitFor(Command command) {
        waiting.set(Optional.of(command));
        said.setText(texts.get("settings.shortcuts.press", texts.get(command.textKey())));
    }

    private void pressed(KeyEvent event) {
        if (waiting.get().isEmpty() || event.getCode().isModifierKey()) {
            return;
        }
        event.consume();
        Command command = waiting.get().get();
        waiting.set(Optional.empty());
        if (event.getCode() == KeyCode.UNDEFINED) {
            said.setText(texts.get("settings.shortcuts.unknown"));
            return;
        }
        take(command, combination(event));
    }

    private void take(Command command, KeyCombination key) {
        Optional<Command> before = keymap.commandOn(key).filter(one -> one != command);
        keymap.put(command, key);
        keep();
        String name = texts.get(command.textKey());
        said.setText(
                before.map(
                                one ->
                                        texts.get(
                                                "settings.shortcuts.taken",
                                                name,
                                                Keymap.shown(key),
                                                texts.get(one.textKey())))
                        .orElseGet(
                                () ->
                                        texts.get(
                                                "settings.shortcuts.done",
                                                name,
                                                Keymap.shown(key))));
    }

    private static KeyCombination combination(KeyEvent event) {
        return new KeyCodeCombination(
                event.getCode(),
                held(event.isShiftDown()),
                held(event.isControlDown() && !event.isShortcutDown()),
                held(event.isAltDown()),
                held(event.isMetaDown() && !event.isShortcutDown()),
                held(event.isShortcutDown()));
    }

    private static KeyCombination.ModifierValue held(boolean down) {
        return down ? KeyCombination.ModifierValue.DOWN : KeyCombination.ModifierValue.UP;
    }

    private void keep() {
        practice.set(Keymap.KEPT, keymap.written());
    }
}
