package app.saywell.ui.classroom.rotation;

import app.saywell.ui.kit.NodeFactory;
import app.saywell.ui.kit.OnDemandPane;
import app.saywell.ui.kit.keyboard.KeyBindings;
import app.saywell.ui.kit.keyboard.KeyCommand;
import app.saywell.ui.kit.keyboard.KeyedButton;
import app.saywell.ui.kit.text.LocalizedTexts;

import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import java.util.List;

/// An overview of the keys of the rotation. A click outside closes it.
public final class RotationHelpOverlay extends StackPane {
    private static final List<KeyCommand> COMMANDS =
            List.of(
                    KeyCommand.RECORD,
                    KeyCommand.NEXT,
                    KeyCommand.DISCARD,
                    KeyCommand.PREVIOUS,
                    KeyCommand.FOLLOWING,
                    KeyCommand.UNDO,
                    KeyCommand.REDO,
                    KeyCommand.KEYS);
    private static final List<String> OWN_KEYS =
            List.of("number", "find", "move", "listen", "projector", "rating", "grid");

    private final BooleanProperty open = new SimpleBooleanProperty();

    /// Closed at first.
    public RotationHelpOverlay(KeyBindings keymap, LocalizedTexts texts) {
        setId("rotation-keys");
        getStyleClass().add("key-sheet");
        GridPane commands = new GridPane(12, 6);
        for (KeyCommand command : COMMANDS) {
            String key = "classroom.keys." + command.name().toLowerCase(java.util.Locale.ROOT);
            Label name =
                    NodeFactory.label(
                            texts.binding(texts.find(key).isPresent() ? key : command.textKey()),
                            "small");
            commands.addRow(commands.getRowCount(), KeyedButton.keyCap(keymap, command), name);
        }
        GridPane ownKeys = new GridPane(12, 6);
        for (String ownKey : OWN_KEYS) {
            Label cap =
                    NodeFactory.label(
                            texts.binding("classroom.keys." + ownKey + ".key"), "key-cap");
            ownKeys.addRow(
                    ownKeys.getRowCount(),
                    cap,
                    NodeFactory.label(texts.binding("classroom.keys." + ownKey), "small"));
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
        HBox columns = NodeFactory.row(32, commands, ownKeys);
        HBox header =
                NodeFactory.row(
                        8,
                        NodeFactory.label(texts.binding("kit.keys"), "page-title"),
                        NodeFactory.spacer(),
                        NodeFactory.button(
                                texts.binding("kit.keys.close"), () -> open.set(false), "chip"));
        header.setAlignment(Pos.CENTER_LEFT);
        VBox card = NodeFactory.column(16, header, columns);
        card.getStyleClass().addAll("card", "key-card");
        card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        OnDemandPane shown = new OnDemandPane(card, open);
        shown.setPickOnBounds(false); // a click beside the card is one on this
        getChildren().add(shown);
        setOnMouseClicked(
                event -> {
                    if (event.getTarget() == this) {
                        open.set(false);
                    }
                });
        NodeFactory.showWhen(this, open);
    }

    /// Shows or hides it.
    public void toggle() {
        open.set(!open.get());
    }

    /// Closes it; returns whether it was open.
    public boolean close() {
        boolean wasOpen = open.get();
        open.set(false);
        return wasOpen;
    }
}
