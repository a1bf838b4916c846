package app.saywell.desk.classroom.rotation;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.keyboard.KeySheet;
import app.saywell.desk.kit.keyboard.KeyedButton;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/// An overview of the keys of the rotation.
public final class RotationHelpOverlay extends KeySheet {
    private static final List<KeyCommand> COMMANDS = List.of(
            KeyCommand.RECORD,
            KeyCommand.NEXT,
            KeyCommand.DISCARD,
            KeyCommand.PREVIOUS,
            KeyCommand.FOLLOWING,
            KeyCommand.UNDO,
            KeyCommand.REDO,
            KeyCommand.KEYS);
    private static final List<String> OWN_KEYS =
            List.of("number", "find", "move", "listen", "round", "projector", "rating", "grid");

    /// Closed at first.
    public RotationHelpOverlay(KeyBindings keymap, LocalizedTexts texts) {
        super(texts, Region.USE_PREF_SIZE, NodeFactory.row(32, commands(keymap, texts), ownKeys(keymap, texts)));
        setId("rotation-keys");
    }

    private static GridPane commands(KeyBindings keymap, LocalizedTexts texts) {
        GridPane commands = new GridPane(12, 6);
        for (KeyCommand command : COMMANDS) {
            String key = "classroom.keys." + command.name().toLowerCase(java.util.Locale.ROOT);
            Label name =
                    NodeFactory.label(texts.binding(texts.find(key).isPresent() ? key : command.textKey()), "small");
            commands.addRow(commands.getRowCount(), KeyedButton.keyCap(keymap, command), name);
        }
        return commands;
    }

    private static GridPane ownKeys(KeyBindings keymap, LocalizedTexts texts) {
        GridPane ownKeys = new GridPane(12, 6);
        for (String ownKey : OWN_KEYS) {
            Label cap = NodeFactory.label(texts.binding("classroom.keys." + ownKey + ".key"), "key-cap");
            ownKeys.addRow(
                    ownKeys.getRowCount(), cap, NodeFactory.label(texts.binding("classroom.keys." + ownKey), "small"));
        }
        ownKeys.addRow(
                ownKeys.getRowCount(),
                NodeFactory.label(
                        Bindings.concat(
                                keymap.keyLabel(KeyCommand.GO_PRACTICE),
                                " – ",
                                keymap.keyLabel(KeyCommand.GO_SETTINGS)),
                        "key-cap"),
                NodeFactory.label(texts.binding("classroom.keys.screens"), "small"));
        return ownKeys;
    }
}
