package app.saywell.ui.practice;

import app.saywell.ui.kit.Command;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Nodes;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// Gives a button a sign before its text and the key that does the same behind it.
final class KeyedButton {
    private KeyedButton() {}

    static <B extends ButtonBase> B dress(
            B button, Node sign, ObservableValue<String> text, Command command, Keymap keymap) {
        Label name = Nodes.label(text, "button-text");
        Label cap = Nodes.label(keymap.label(command), "key-cap");
        Nodes.showWhen(cap, cap.textProperty().isNotEmpty());
        HBox content = Nodes.row(7, sign, name, cap);
        content.setAlignment(Pos.CENTER);
        button.setGraphic(content);
        button.accessibleTextProperty().bind(text);
        button.setFocusTraversable(true);
        return button;
    }
}
