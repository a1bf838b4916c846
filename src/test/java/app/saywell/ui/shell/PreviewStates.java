package app.saywell.ui.shell;

import app.saywell.speech.Failure;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.OffScreen;
import app.saywell.ui.practice.desk.Stage;

import javafx.scene.input.KeyCode;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Draws the states of the practice place in which something goes on or went wrong.
final class PreviewStates {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        try (Opened window = new Opened(Files.createTempDirectory("preview"))) {
            draw(window, folder.resolve("ready.png"));
            window.room.embedded.refusal.set(
                    Optional.of(Failure.of(Failure.Kind.NOT_ALL_WORDS_SPOKEN, "preview")));
            Fx.press(KeyCode.R);
            Fx.await("speech", () -> window.sound.elapsedSeconds() > 1.5);
            draw(window, folder.resolve("recording.png"));
            Fx.press(KeyCode.R);
            Fx.await("refusal", () -> window.practiceStage() instanceof Stage.Refused);
            Fx.run(
                    () ->
                            window.room.practice.set(
                                    app.saywell.library.settings.Setting.TEXT_SIZE, 130));
            draw(window, folder.resolve("refused.png"));
        }
        System.exit(0);
    }

    private static void draw(Opened window, Path file) throws Exception {
        Fx.call(() -> OffScreen.png(window.scene()));
        Files.write(file, Fx.call(() -> OffScreen.png(window.scene())));
    }
}
