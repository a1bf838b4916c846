package app.saywell.desk.shell.window;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import javafx.scene.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A window that was closed keeps no timer running and no memory.
class ClosedWindowTest {
    @TempDir
    private Path folder;

    @Test
    void aClosedWindowWithAllItsScreensIsForgotten() {
        WeakReference<Scene> scene = showAllScreens();
        WindowRobot.await("the garbage collector", () -> {
            System.gc();
            return scene.refersTo(null);
        });
    }

    private WeakReference<Scene> showAllScreens() {
        try (PracticeWindow window = new PracticeWindow(new UiTestServices(folder), 1366, 768)) {
            for (ScreenRoute screen : ScreenRoute.values()) {
                WindowRobot.run(() -> window.window.navigateTo(screen.name()));
                WindowRobot.await(
                        "its first frame", () -> !window.scene().getRoot().isNeedsLayout());
            }
            return new WeakReference<>(window.scene());
        }
    }
}
