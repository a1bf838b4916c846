package app.saywell.desk.reports.view;

import javafx.animation.PauseTransition;
import javafx.event.EventHandler;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

/// Puts a secret into the clipboard of the system and takes it away after a minute, unless something else is there by
/// then; at once when the window is closed. Used on the JavaFX thread.
final class ShortClipboard {
    static final Duration TIME = Duration.minutes(1);

    private ShortClipboard() {}

    /// @param window where it is shown
    static void copy(String secret, Window window) {
        ClipboardContent content = new ClipboardContent();
        content.putString(secret);
        Clipboard.getSystemClipboard().setContent(content);
        PauseTransition time = new PauseTransition(TIME);
        EventHandler<WindowEvent> closed = event -> forget(secret);
        window.addEventHandler(WindowEvent.WINDOW_HIDDEN, closed);
        time.setOnFinished(event -> {
            forget(secret);
            window.removeEventHandler(WindowEvent.WINDOW_HIDDEN, closed);
        });
        time.play();
    }

    /// Takes a secret away if it is still there.
    static void forget(String secret) {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        if (secret.equals(clipboard.getString())) {
            clipboard.clear();
        }
    }
}
