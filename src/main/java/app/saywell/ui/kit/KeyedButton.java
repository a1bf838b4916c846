package app.saywell.ui.kit;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// Gives a button its sign, its name and the key that does the same.
public final class KeyedButton {
    private KeyedButton() {}

    /// Puts the content into the button, which is read out by its name alone.
    public static <B extends ButtonBase> B dress(
            B button, ObservableValue<String> name, Node... content) {
        HBox row = Nodes.row(7, content);
        row.setAlignment(Pos.CENTER);
        button.setGraphic(row);
        button.accessibleTextProperty().bind(name);
        return button;
    }

    /// The name on the button.
    public static Label name(ObservableValue<String> name) {
        return Nodes.label(name, "button-text");
    }

    /// The key as it is now; nothing where the command has none.
    public static Label cap(Keymap keymap, Command command) {
        Label cap = Nodes.label(keymap.label(command), "key-cap");
        Nodes.showWhen(cap, cap.textProperty().isNotEmpty());
        return cap;
    }
}
