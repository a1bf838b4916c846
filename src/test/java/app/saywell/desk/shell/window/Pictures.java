package app.saywell.desk.shell.window;

import app.saywell.desk.kit.PngEncoder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Scene;

/// Writes pictures of windows where the system property `saywell.pictures` names a folder.
final class Pictures {
    private Pictures() {}

    static boolean areKept() {
        return !System.getProperty("saywell.pictures", "").isEmpty();
    }

    /// The width of the window is added to the name.
    static void keep(Scene scene, String name) {
        if (!areKept()) {
            return;
        }
        byte[] png = WindowRobot.call(() -> PngEncoder.encode(scene.snapshot(null)));
        try {
            Files.write(
                    Path.of(System.getProperty("saywell.pictures"), name + "-" + (int) scene.getWidth() + ".png"), png);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
