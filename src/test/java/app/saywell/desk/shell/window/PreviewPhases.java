package app.saywell.desk.shell.window;

import app.saywell.desk.kit.OffScreenRenderer;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.speech.CallFailure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.input.KeyCode;

/// Renders the practice screen in the phases with progress or failures.
final class PreviewPhases {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        try (PracticeWindow window = new PracticeWindow(Files.createTempDirectory("preview"))) {
            draw(window, folder.resolve("ready.png"));
            window.services.embedded.refusal.set(
                    Optional.of(CallFailure.of(CallFailure.FailureKind.NOT_ALL_WORDS_SPOKEN, "preview")));
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("speech", () -> FakeAudioDevices.hasSpoken(window.audioSession));
            draw(window, folder.resolve("recording.png"));
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("refusal", () -> window.practiceStage() instanceof PracticePhase.ScoringFailed);
            WindowRobot.run(() -> window.services
                    .practice
                    .settings()
                    .set(app.saywell.desk.school.settings.Setting.TEXT_SIZE_PERCENT, 130));
            draw(window, folder.resolve("refused.png"));
        }
        System.exit(0);
    }

    private static void draw(PracticeWindow window, Path file) throws Exception {
        WindowRobot.call(() -> OffScreenRenderer.snapshotPng(window.scene()));
        Files.write(file, WindowRobot.call(() -> OffScreenRenderer.snapshotPng(window.scene())));
    }
}
