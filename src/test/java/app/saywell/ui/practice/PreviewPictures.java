package app.saywell.ui.practice;

import app.saywell.library.settings.Theme;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Look;
import app.saywell.ui.kit.OffScreen;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Desk;

import javafx.scene.Scene;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Draws the practice screen of the hand-made sentence into a folder, to be looked at.
final class PreviewPictures {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
            for (Language language : Language.values()) {
                Files.write(
                        folder.resolve("practice-" + theme + "-" + language + ".png"),
                        drawn(theme, language));
            }
        }
        System.exit(0);
    }

    private static byte[] drawn(Theme theme, Language language) {
        return OffScreen.call(
                () -> {
                    Desk desk =
                            PracticePicture.desk(
                                    Spoken.learner().take(), Optional.of(Spoken.model().asModel()));
                    var view =
                            new PracticeView(
                                    desk,
                                    new NoActions(),
                                    new Texts(language),
                                    new Keymap(),
                                    Optional::empty);
                    Scene scene = new Scene(view.root(), 1366, 672);
                    new Look(theme, 100).dress(scene, List.of(PracticeView.STYLES));
                    for (int i = 0; i < Integer.getInteger("sound", 0); i++) {
                        desk.lanes().pointAtNeighbour(1);
                    }
                    scene.getRoot().applyCss();
                    scene.getRoot().layout();
                    return OffScreen.png(scene);
                });
    }
}
