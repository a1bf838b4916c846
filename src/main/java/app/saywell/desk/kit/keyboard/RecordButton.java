package app.saywell.desk.kit.keyboard;

import app.saywell.desk.kit.NodeFactory;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;

/// The button that starts and stops a recording, with its icon and key.
public class RecordButton extends Button {
    /// @param recording whether a recording is running, so that the button stops it
    /// @param name the current name of the button
    public RecordButton(
            ObservableValue<Boolean> recording, ObservableValue<String> name, KeyBindings keymap, Runnable action) {
        getStyleClass().setAll("button", "record");
        Region icon = NodeFactory.icon("icon-disc");
        recording.subscribe(isRecording -> {
            icon.getStyleClass().removeAll("icon-disc", "icon-stop");
            icon.getStyleClass().add(isRecording ? "icon-stop" : "icon-disc");
        });
        setOnAction(event -> action.run());
        KeyedButton.decorate(
                this, name, icon, KeyedButton.nameLabel(name), KeyedButton.keyCap(keymap, KeyCommand.RECORD));
    }
}
