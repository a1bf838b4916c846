package app.saywell.desk.kit.keyboard;

import app.saywell.desk.kit.NodeFactory;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// Gives a button an icon, a name and the key that does the same.
public final class KeyedButton {
    private KeyedButton() {}

    /// Puts the content into the button. Screen readers read only its name.
    public static <B extends ButtonBase> B decorate(B button, ObservableValue<String> name, Node... content) {
        HBox contentRow = NodeFactory.row(7, content);
        contentRow.setAlignment(Pos.CENTER);
        button.setGraphic(contentRow);
        button.accessibleTextProperty().bind(name);
        return button;
    }

    /// A button of an exercise, whose keys are always the same.
    ///
    /// @param key as it stands on the keyboard
    public static Button of(String id, ObservableValue<String> name, String key, Runnable action, String style) {
        Button button = new Button();
        button.setId(id);
        button.getStyleClass().setAll("button", style);
        button.setOnAction(event -> action.run());
        return decorate(button, name, nameLabel(name), NodeFactory.label(key, "key-cap"));
    }

    /// The name on the button.
    public static Label nameLabel(ObservableValue<String> name) {
        return NodeFactory.label(name, "button-text");
    }

    /// The label of the current key; hidden if the command has none.
    public static Label keyCap(KeyBindings keymap, KeyCommand command) {
        Label cap = NodeFactory.label(keymap.keyLabel(command), "key-cap");
        NodeFactory.showWhen(cap, cap.textProperty().isNotEmpty());
        return cap;
    }
}
