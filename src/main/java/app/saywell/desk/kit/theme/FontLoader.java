package app.saywell.desk.kit.theme;

import app.saywell.speech.installation.InstallationFolder;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.text.Font;

/// Loads the typeface of the window. It has Latin, Hangul and all phonetic symbols, so no text
/// depends on installed fonts.
public final class FontLoader {
    private static final List<String> FACES = List.of("Pretendard-Regular", "Pretendard-Bold");

    private static boolean loaded;

    private FontLoader() {}

    /// Loads both weights. Call it before the first scene; further calls are harmless.
    public static synchronized void load() {
        if (loaded) {
            return;
        }
        for (String face : FACES) {
            Path file = InstallationFolder.current().fonts().resolve(face + ".otf");
            // As a file JavaFX reads it where it is; a stream it would copy first.
            if (Font.loadFont(file.toUri().toString(), 14) == null) {
                throw new IllegalStateException("the font " + face + " is missing or broken");
            }
        }
        loaded = true;
    }
}
