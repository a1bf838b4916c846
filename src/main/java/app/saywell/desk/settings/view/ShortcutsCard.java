package app.saywell.desk.settings.view;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.GradualContent;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.keyboard.KeyPreset;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.store.change.PublishedSettings;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
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

/// The keyboard shortcuts. Each can be changed by pressing another key, and there are complete sets
/// for users of other programs.
final class ShortcutsCard extends VBox {
    private static final Set<KeyCommand> FOR_TEACHERS = EnumSet.of(KeyCommand.GO_CLASS, KeyCommand.GO_REPORTS);
    private static final double GROUP_WIDTH = 310;
    private static final List<Integer> COUNTDOWNS = List.of(0, 3, 5);

    private final PublishedSettings settings;
    private final KeyBindings keymap;
    private final LocalizedTexts texts;
    private final ObservableValue<UserRole> role;
    private final ObjectProperty<Optional<KeyCommand>> editedCommand = new SimpleObjectProperty<>(Optional.empty());
    private final Label messageLabel = NodeFactory.wrapped(NodeFactory.label("", "small", "soft"));

    /// @param role who studies alone has no keys for a class
    ShortcutsCard(
            PublishedSettings settings, KeyBindings keymap, LocalizedTexts texts, ObservableValue<UserRole> role) {
        super(14);
        this.settings = settings;
        this.keymap = keymap;
        this.texts = texts;
        this.role = role;
        setId("shortcuts");
        getStyleClass().add("card");
        FlowPane groups = new FlowPane(40, 20);
        for (KeyCommand.CommandGroup group : KeyCommand.CommandGroup.values()) {
            groups.getChildren().add(commandGroup(group));
        }
        GradualContent.of(groups, 1, 1);
        HBox sets = NodeFactory.row(8, keySetButton(KeyPreset.USUAL), keySetButton(KeyPreset.PRAAT));
        sets.setAlignment(Pos.CENTER_LEFT);
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("kit.keys"), "place-title"),
                        ChoiceButtons.labeled(texts.binding("settings.shortcuts.sets"), sets),
                        groups,
                        messageLabel,
                        ChoiceButtons.labeled(texts.binding("settings.countdown"), countdownChoice()));
        messageLabel.managedProperty().bind(messageLabel.textProperty().isNotEmpty());
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        texts.language().addListener(change -> messageLabel.setText(""));
    }

    private FlowPane countdownChoice() {
        return ChoiceButtons.create(
                COUNTDOWNS,
                settings.get(Setting.COUNTDOWN_SECONDS),
                seconds -> seconds == 0
                        ? texts.binding("settings.countdown.none")
                        : texts.binding("settings.countdown.seconds", seconds),
                seconds -> settings.set(Setting.COUNTDOWN_SECONDS, seconds));
    }

    private Button keySetButton(KeyPreset set) {
        String key = "settings.shortcuts." + set.name().toLowerCase(Locale.ROOT);
        Button button = NodeFactory.button(
                texts.binding(key),
                () -> {
                    keymap.usePreset(set);
                    save();
                    messageLabel.setText(texts.get("settings.shortcuts.set-done"));
                },
                "quiet");
        button.setId("shortcuts-" + set.name().toLowerCase(Locale.ROOT));
        return button;
    }

    private VBox commandGroup(KeyCommand.CommandGroup group) {
        GridPane grid = new GridPane(12, 6);
        Arrays.stream(KeyCommand.values())
                .filter(command -> command.group() == group)
                .forEach(command -> addCommand(grid, command));
        String key = "kit.keys." + group.name().toLowerCase(Locale.ROOT);
        VBox column = NodeFactory.column(8, NodeFactory.label(texts.binding(key), "strong", "small"), grid);
        column.setMinWidth(GROUP_WIDTH);
        return column;
    }

    private void addCommand(GridPane grid, KeyCommand command) {
        Button button = shortcutButton(command);
        Label name = NodeFactory.label(texts.binding(command.textKey()), "small");
        if (FOR_TEACHERS.contains(command)) {
            NodeFactory.showWhen(button, role.map(UserRole.TEACHER::equals));
            NodeFactory.showWhen(name, role.map(UserRole.TEACHER::equals));
        }
        grid.addRow(grid.getRowCount(), button, name);
    }

    /// A button with the shortcut of a command. After a click it waits for another key.
    private Button shortcutButton(KeyCommand command) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "chip", "shortcut");
        button.setId("shortcut-" + EnumKey.of(command));
        button.textProperty()
                .bind(keymap.keyLabel(command)
                        .map(label -> label.isEmpty() ? "–" : label)
                        .flatMap(label -> editedCommand.map(
                                edited -> edited.filter(command::equals).isPresent() ? "…" : label)));
        button.accessibleTextProperty().bind(texts.binding("settings.shortcuts.change"));
        button.setOnAction(event -> startEditing(command));
        button.focusedProperty().subscribe(focused -> {
            if (!focused && editedCommand.get().filter(command::equals).isPresent()) {
                editedCommand.set(Optional.empty());
            }
        });
        return button;
    }

    private void startEditing(KeyCommand command) {
        editedCommand.set(Optional.of(command));
        messageLabel.setText(texts.get("settings.shortcuts.press", texts.get(command.textKey())));
    }

    private void pressed(KeyEvent event) {
        if (editedCommand.get().isEmpty() || event.getCode().isModifierKey()) {
            return;
        }
        event.consume();
        KeyCommand command = editedCommand.get().get();
        editedCommand.set(Optional.empty());
        if (event.getCode() == KeyCode.UNDEFINED) {
            messageLabel.setText(texts.get("settings.shortcuts.unknown"));
            return;
        }
        assignKey(command, combination(event));
    }

    private void assignKey(KeyCommand command, KeyCombination key) {
        Optional<KeyCommand> previousCommand = keymap.commandBoundTo(key).filter(previous -> previous != command);
        keymap.bind(command, key);
        save();
        String name = texts.get(command.textKey());
        messageLabel.setText(previousCommand
                .map(previous -> texts.get(
                        "settings.shortcuts.taken", name, KeyBindings.displayText(key), texts.get(previous.textKey())))
                .orElseGet(() -> texts.get("settings.shortcuts.done", name, KeyBindings.displayText(key))));
    }

    private static KeyCombination combination(KeyEvent event) {
        return new KeyCodeCombination(
                event.getCode(),
                modifier(event.isShiftDown()),
                modifier(event.isControlDown() && !event.isShortcutDown()),
                modifier(event.isAltDown()),
                modifier(event.isMetaDown() && !event.isShortcutDown()),
                modifier(event.isShortcutDown()));
    }

    private static KeyCombination.ModifierValue modifier(boolean down) {
        return down ? KeyCombination.ModifierValue.DOWN : KeyCombination.ModifierValue.UP;
    }

    private void save() {
        settings.set(KeyBindings.SETTING, keymap.serialize());
    }
}
