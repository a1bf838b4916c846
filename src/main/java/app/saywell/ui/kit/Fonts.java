package app.saywell.ui.kit;

import javafx.scene.text.Font;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/// The one typeface that carries Latin, Hangul and every phonetic sign, so that no text depends on
/// what the computer has.
public final class Fonts {
    private static final List<String> FACES = List.of("Pretendard-Regular", "Pretendard-Bold");

    private Fonts() {}

    /// Loads both weights; to be called before the first scene, any number of times.
    public static void load() {
        for (String face : FACES) {
            String name = "/app/saywell/assets/fonts/" + face + ".otf";
            try (InputStream file = Fonts.class.getResourceAsStream(name)) {
                if (file == null || Font.loadFont(file, 14) == null) {
                    throw new IllegalStateException("the font " + name + " is missing or broken");
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
