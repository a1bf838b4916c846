package app.saywell.ui.practice;

import app.saywell.library.settings.Theme;
import app.saywell.ui.kit.Language;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Draws the practice screen of the hand-made sentence into a folder, to be looked at.
final class PreviewPictures {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
            for (Language language : Language.values()) {
                var format = new PracticePicture.Format(1366, 672, theme, language);
                byte[] png =
                        PracticePicture.render(
                                Spoken.learner().take(),
                                Optional.of(Spoken.model().asModel()),
                                format);
                Files.write(folder.resolve("practice-" + theme + "-" + language + ".png"), png);
            }
        }
        System.exit(0);
    }
}
