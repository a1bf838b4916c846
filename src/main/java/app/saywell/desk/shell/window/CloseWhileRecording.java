package app.saywell.desk.shell.window;

import app.saywell.desk.kit.sound.AudioSession;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

/// A window that is closed while takes are recorded ends them first and keeps them: as its row where that is done in
/// a moment, and otherwise as its file, about which the next start asks. Used on the JavaFX thread.
///
/// A take that has its row has its file no longer among the unfinished ones; what else changes in the library meanwhile
/// is none of them.
final class CloseWhileRecording {
    private static final Duration LOOK = Duration.millis(25);

    /// An end within two seconds is promised, and the rest of the end takes time too.
    private static final int MAX_LOOKS = 48;

    private final Stage stage;
    private final AudioSession audioSession;
    private final Timeline looking = new Timeline(new KeyFrame(LOOK, event -> look()));
    private List<Path> awaited = List.of();

    private CloseWhileRecording(Stage stage, AudioSession audioSession) {
        this.stage = stage;
        this.audioSession = audioSession;
        looking.setCycleCount(MAX_LOOKS);
        looking.setOnFinished(event -> stage.hide());
    }

    /// Watches the requests to close a window.
    static void install(Stage stage, AudioSession audioSession) {
        CloseWhileRecording closing = new CloseWhileRecording(stage, audioSession);
        stage.addEventHandler(WindowEvent.WINDOW_CLOSE_REQUEST, closing::requested);
    }

    private void requested(WindowEvent request) {
        if (awaited.isEmpty() && audioSession.isRecording()) {
            request.consume();
            awaited = audioSession.stopAllRecordings();
            looking.play();
        }
    }

    private void look() {
        if (awaited.stream().noneMatch(Files::exists)) {
            looking.stop();
            stage.hide();
        }
    }
}
