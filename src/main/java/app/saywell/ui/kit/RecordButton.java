package app.saywell.ui.kit;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;

/// The one loud thing: records, and stops; with its sign and its key.
public class RecordButton extends Button {
    /// @param recording whether it stops now
    /// @param name what it does now
    public RecordButton(
            ObservableValue<Boolean> recording,
            ObservableValue<String> name,
            Keymap keymap,
            Runnable action) {
        getStyleClass().setAll("button", "record");
        Region sign = Nodes.icon("icon-disc");
        recording.subscribe(
                now -> {
                    sign.getStyleClass().removeAll("icon-disc", "icon-stop");
                    sign.getStyleClass().add(now ? "icon-stop" : "icon-disc");
                });
        setOnAction(event -> action.run());
        KeyedButton.dress(
                this, name, sign, KeyedButton.name(name), KeyedButton.cap(keymap, Command.RECORD));
    }
}
