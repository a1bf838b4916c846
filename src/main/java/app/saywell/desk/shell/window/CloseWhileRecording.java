package app.saywell.desk.shell.window;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.speech.task.Subscription;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// A window that is closed while takes are recorded ends them first and keeps them: as its row where that is done in
/// a moment, and otherwise as its file, about which the next start asks. Used on the JavaFX thread.
final class CloseWhileRecording {
    /// An end within two seconds is promised, and the rest of the end takes time too.
    private static final Duration PATIENCE = Duration.seconds(1.2);

    private final Stage stage;
    private final AudioSession audioSession;
    private final ChangePublisher changes;
    private final PauseTransition patience = new PauseTransition(PATIENCE);
    private @Nullable Subscription subscription;
    private int awaitedTakes;

    private CloseWhileRecording(Stage stage, AudioSession audioSession, ChangePublisher changes) {
        this.stage = stage;
        this.audioSession = audioSession;
        this.changes = changes;
        patience.setOnFinished(event -> close());
    }

    /// Watches the requests to close a window.
    static void install(Stage stage, AudioSession audioSession, ChangePublisher changes) {
        CloseWhileRecording closing = new CloseWhileRecording(stage, audioSession, changes);
        stage.addEventHandler(WindowEvent.WINDOW_CLOSE_REQUEST, closing::requested);
    }

    private void requested(WindowEvent request) {
        if (subscription == null && audioSession.isRecording()) {
            request.consume();
            subscription = changes.subscribe(this::changed);
            awaitedTakes = audioSession.stopAllRecordings();
            patience.play();
        }
    }

    // Whoever else hears of the take may still be at work on this very change.
    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.TakesChanged) {
            Platform.runLater(this::takeKept);
        }
    }

    private void takeKept() {
        awaitedTakes--;
        if (awaitedTakes <= 0) {
            close();
        }
    }

    private void close() {
        Subscription open = subscription;
        if (open != null) {
            open.close();
        }
        patience.stop();
        stage.hide();
    }
}
