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

    /// The width of the window is added to the name.
    static void keep(Scene scene, String name) {
        String pictures = System.getProperty("saywell.pictures", "");
        if (pictures.isEmpty()) {
            return;
        }
        byte[] png = WindowRobot.call(() -> PngEncoder.encode(scene.snapshot(null)));
        try {
            Files.write(Path.of(pictures, name + "-" + (int) scene.getWidth() + ".png"), png);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
