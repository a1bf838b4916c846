package app.saywell.desk.kit;

import java.nio.file.Path;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;

/// A screen of the window, such as practice or settings.
public interface Screen {
    /// The node shown below the navigation bar; always the same one.
    Parent root();

    /// Whether the screen has the window to itself, without the bars of the window.
    default ObservableValue<Boolean> fillsWindow() {
        return new SimpleBooleanProperty(false);
    }

    /// Called when the screen has become visible.
    default void onShown() {}

    /// Called when another screen has become visible.
    default void onHidden() {}

    /// Called for every key press in the window while this screen is visible, before the focused
    /// node sees it. The screen consumes the keys that it handles.
    default void handleKey(KeyEvent event) {}

    /// Opens a file that was dropped on the window; returns whether this screen takes such files.
    default boolean openFile(Path file) {
        return false;
    }

    /// Called when the window closes; nothing is called afterwards.
    default void close() {}
}
