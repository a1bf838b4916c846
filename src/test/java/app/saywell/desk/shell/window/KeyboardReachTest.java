package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.settings.Setting;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every control of every screen is reached by the Tab key, and what has the keyboard is in sight, in Korean;
/// [KeyboardRingTest] looks at the same in English.
class KeyboardReachTest {
    @TempDir
    Path folder;

    @Test
    void theTabKeyReachesEveryControlAndScrollsToIt() {
        try (ClassWindow window = ClassWindow.withAssignedLesson(folder)) {
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
            assertThat(KeyboardWalk.faults(window, KeyboardWalk.NOBODY)).isEmpty();
        }
    }

    @Test
    void aSoundThatAKeyChoosesIsInSight() {
        try (PracticeWindow window = new PracticeWindow(folder, 911, 512)) {
            window.recordAndWait();
            for (int i = 0; i < 3; i++) {
                WindowRobot.press(KeyCode.ALT, KeyCode.RIGHT);
                WindowRobot.await(
                        "a button of the sound in sight",
                        () -> "hear-sound-mine"
                                        .equals(window.scene().getFocusOwner().getId())
                                && KeyboardWalk.isInSight(window.scene().getFocusOwner()));
            }
        }
    }
}
