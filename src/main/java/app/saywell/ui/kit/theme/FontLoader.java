package app.saywell.ui.kit.theme;

import javafx.scene.text.Font;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

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
            String name = "/app/saywell/assets/fonts/" + face + ".otf";
            try (InputStream stream = FontLoader.class.getResourceAsStream(name)) {
                if (stream == null || Font.loadFont(stream, 14) == null) {
                    throw new IllegalStateException("the font " + name + " is missing or broken");
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        loaded = true;
    }
}
