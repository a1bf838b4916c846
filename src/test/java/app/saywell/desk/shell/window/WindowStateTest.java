package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.practice.SyntheticReading;
import java.nio.file.Path;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class WindowStateTest {
    private static final Rectangle2D SCREEN = new Rectangle2D(0, 0, 911, 512);

    @Test
    void aWindowThatTheScreenHasRoomForStaysWhereItWas() {
        Rectangle2D bounds = new Rectangle2D(20, 10, 800, 500);
        assertThat(WindowState.fitted(bounds, SCREEN)).isEqualTo(bounds);
    }

    @Test
    void aWindowOfALargerScreenFillsTheSmallerOne() {
        assertThat(WindowState.fitted(new Rectangle2D(0, 0, 1366, 768), SCREEN)).isEqualTo(SCREEN);
    }

    @Test
    void whatLiesBeyondAnEdgeIsMovedIntoSight() {
        Rectangle2D second = new Rectangle2D(-1920, 0, 1920, 1080);
        assertThat(WindowState.fitted(new Rectangle2D(-2000, 900, 600, 400), second))
                .isEqualTo(new Rectangle2D(-1920, 680, 600, 400));
    }

    @Test
    @Timeout(180)
    void whoClosedTheWindowInTheClassFindsItThere(@TempDir Path folder) {
        try (UiTestServices services = new UiTestServices(folder)) {
            visit(services, "#record", "CLASS");
            visit(services, ".classroom", "SETTINGS");
            visit(services, ".classroom", "PRACTICE");
            visit(services, "#record", "PRACTICE");
        }
    }

    /// Opens the window, which shows a screen with this node, and closes it on another screen.
    private static void visit(UiTestServices services, String shown, String last) {
        AudioSession audioSession = FakeAudioDevices.audioSession(
                WindowWork.ON_UI_THREAD, SyntheticReading.learner().audio());
        Stage stage = WindowRobot.call(Stage::new);
        ApplicationWindow window =
                WindowRobot.call(() -> ApplicationWindow.show(stage, services.appServices(), audioSession));
        WindowRobot.await("the screen with " + shown, () -> window.scene().lookup(shown) != null);
        WindowRobot.run(() -> window.navigateTo(last));
        WindowRobot.run(() -> {
            stage.hide();
            window.close();
        });
        audioSession.close();
        WindowRobot.call(() -> 0);
    }
}
