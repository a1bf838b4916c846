package app.saywell.cli;

import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.ui.classroom.choice.Page;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.OffScreen;
import app.saywell.ui.kit.sound.Sound;
import app.saywell.ui.shell.Shell;

import javafx.application.Platform;
import javafx.scene.control.ButtonBase;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Pictures of the Class place, every page of it, with a made-up class of thirty.
public final class ClassGallery {
    private final Path folder;
    private final Application application;

    private ClassGallery(Path folder, Application application) {
        this.folder = folder;
        this.application = application;
    }

    /// Draws every page in every style.
    ///
    /// @param home an empty folder for the data of the window
    /// @param voices a folder with `NAME.wav` and the text in `NAME.txt`; without one the sample
    ///     lesson's voices are used
    public static void draw(Path home, Optional<Path> voices, Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.createDirectories(home);
        OffScreen.call(() -> 0);
        boolean fresh = !Files.exists(home.resolve("saywell.db"));
        try (Application application = Application.open(home, Platform::runLater)) {
            if (fresh) {
                application.practice().start();
                application.practice().set(Setting.FEEDBACK_LANGUAGE, FeedbackLanguage.KOREAN);
                MadeUpClass.furnish(application.practice(), voices, home);
            }
            new ClassGallery(folder, application).draw();
        }
    }

    private void draw() throws IOException {
        Practice practice = application.practice();
        for (Language language : Language.values()) {
            practice.set(Setting.INTERFACE_LANGUAGE, language.locale().getLanguage());
            for (Gallery.Style style : Gallery.Style.all(language)) {
                practice.set(Setting.THEME, style.theme());
                try (Sound sound = Gallery.silent()) {
                    draw(sound, style);
                }
            }
        }
    }

    private void draw(Sound sound, Gallery.Style style) throws IOException {
        Shell shell = OffScreen.call(() -> Gallery.open(application, sound, style.size()));
        for (Page page : Page.values()) {
            OffScreen.call(
                    () -> {
                        shell.go("CLASS");
                        shell.classroom().choice().page().set(page);
                        shell.classroom().showSomebody();
                        return page;
                    });
            write(shell, style.name("class-" + page.key()));
        }
        OffScreen.call(
                () -> {
                    shell.classroom().choice().page().set(Page.GRID);
                    shell.classroom().rotation().projector().set(true);
                    return 0;
                });
        write(shell, style.name("class-projector"));
        drawPassage(shell, style);
        drawSlips(shell, style);
        OffScreen.call(
                () -> {
                    shell.scene().getWindow().hide();
                    shell.close();
                    return shell;
                });
    }

    /// The longest reading of the class, as a pupil read it, and the question what to think of it.
    private void drawPassage(Shell shell, Gallery.Style style) throws IOException {
        Practice practice = application.practice();
        Take take =
                OffScreen.call(
                                () -> {
                                    var board = shell.classroom().grid().board().get();
                                    int column = board.sentences().size() - 1;
                                    return shell.classroom().grid().take(board.owner(1, column));
                                })
                        .orElseThrow();
        OffScreen.call(
                () -> {
                    shell.classroom().rotation().projector().set(false);
                    shell.practising().mind().open(take);
                    shell.go("PRACTICE");
                    return 0;
                });
        write(shell, style.name("practice-passage"));
        OffScreen.call(
                () -> {
                    shell.practising().mind().desk().toRate().set(Optional.of(take.id()));
                    practice.set(Setting.TEXT_SIZE, practice.get(Setting.TEXT_SIZE));
                    return 0;
                });
        write(shell, style.name("practice-rating"));
    }

    /// The slips, reached from the class as a teacher reaches them.
    private void drawSlips(Shell shell, Gallery.Style style) throws IOException {
        OffScreen.call(
                () -> {
                    shell.go("CLASS");
                    shell.classroom().choice().page().set(Page.GRID);
                    return 0;
                });
        Gallery.settle();
        OffScreen.call(
                () -> {
                    ((ButtonBase) shell.scene().lookup("#print-slips")).fire();
                    return 0;
                });
        Gallery.settle();
        Gallery.awaitPreview(shell);
        write(shell, style.name("reports-slips"));
    }

    private void write(Shell shell, String name) throws IOException {
        Gallery.settle();
        Files.write(folder.resolve(name), OffScreen.call(() -> OffScreen.png(shell.scene())));
    }
}
