package app.saywell.desk.reports.view;

import javafx.animation.PauseTransition;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.util.Duration;

/// Puts a secret into the clipboard of the system and takes it away after a minute, unless something else is there by
/// then. Used on the JavaFX thread.
final class ShortClipboard {
    static final Duration TIME = Duration.minutes(1);

    private ShortClipboard() {}

    static void copy(String secret) {
        ClipboardContent content = new ClipboardContent();
        content.putString(secret);
        Clipboard.getSystemClipboard().setContent(content);
        PauseTransition time = new PauseTransition(TIME);
        time.setOnFinished(event -> forget(secret));
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
