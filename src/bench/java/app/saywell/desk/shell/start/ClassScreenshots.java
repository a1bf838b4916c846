package app.saywell.desk.shell.start;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.kit.OffScreenRenderer;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.ApplicationWindow;
import app.saywell.speech.FeedbackLanguage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.ButtonBase;

/// Screenshots of every page of the class screen, with a sample class of thirty learners.
public final class ClassScreenshots {
    private final Path folder;
    private final ApplicationContext application;

    private ClassScreenshots(Path folder, ApplicationContext application) {
        this.folder = folder;
        this.application = application;
    }

    /// Draws every page in every style.
    ///
    /// @param home an empty folder for the application's data
    /// @param voices a folder with `NAME.wav` and the text in `NAME.txt`; if absent, the recordings
    ///     of the sample lesson are used
    public static void draw(Path home, Optional<Path> voices, Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.createDirectories(home);
        OffScreenRenderer.callOnUiThread(() -> 0);
        boolean fresh = !Files.exists(home.resolve("saywell.db"));
        try (ApplicationContext application = ApplicationContext.open(home, Platform::runLater)) {
            if (fresh) {
                application.practice().start();
                application.practice().settings().set(Setting.WELCOME_PENDING, false);
                application.practice().settings().set(Setting.FEEDBACK_LANGUAGE, FeedbackLanguage.KOREAN);
                SampleClass.fill(application.practice(), voices, home);
            }
            new ClassScreenshots(folder, application).draw();
        }
    }

    private void draw() throws IOException {
        ServiceGraph practice = application.practice();
        for (InterfaceLanguage language : InterfaceLanguage.values()) {
            practice.settings()
                    .set(Setting.INTERFACE_LANGUAGE, language.locale().getLanguage());
            for (WindowScreenshots.ScreenshotStyle style : WindowScreenshots.ScreenshotStyle.all(language)) {
                practice.settings().set(Setting.THEME, style.theme());
                try (AudioSession sound = WindowScreenshots.withoutMicrophone()) {
                    draw(sound, style);
                }
            }
        }
    }

    private void draw(AudioSession sound, WindowScreenshots.ScreenshotStyle style) throws IOException {
        ApplicationWindow shell =
                OffScreenRenderer.callOnUiThread(() -> WindowScreenshots.open(application, sound, style.size()));
        for (ClassTab page : ClassTab.values()) {
            OffScreenRenderer.callOnUiThread(() -> {
                shell.navigateTo("CLASS");
                shell.classScreen().viewModel().selectedTab().set(page);
                shell.classScreen().selectFirstLearner();
                return page;
            });
            write(shell, style.name("class-" + page.key()));
        }
        OffScreenRenderer.callOnUiThread(() -> {
            shell.classScreen().viewModel().selectedTab().set(ClassTab.GRID);
            shell.classScreen().rotationViewModel().projector().set(true);
            WindowScreenshots.leaveFullScreen(shell, style.size());
            return 0;
        });
        write(shell, style.name("class-projector"));
        drawPassage(shell, style);
        drawSlips(shell, style);
        OffScreenRenderer.callOnUiThread(() -> {
            shell.scene().getWindow().hide();
            shell.close();
            return shell;
        });
    }

    /// The longest passage of the class as a learner read it, and the self-rating.
    private void drawPassage(ApplicationWindow shell, WindowScreenshots.ScreenshotStyle style) throws IOException {
        ServiceGraph practice = application.practice();
        Take.TakeOwner owner = OffScreenRenderer.callOnUiThread(() -> {
            var board = shell.classScreen().gridViewModel().snapshot().get();
            return board.owner(1, board.sentences().size() - 1);
        });
        Take take = practice.takes()
                .findByOwner(owner.sentenceId(), owner.learnerId())
                .getLast();
        OffScreenRenderer.callOnUiThread(() -> {
            shell.classScreen().rotationViewModel().projector().set(false);
            shell.practiceScreen().viewModel().open(take);
            shell.navigateTo("PRACTICE");
            return 0;
        });
        write(shell, style.name("practice-passage"));
        OffScreenRenderer.callOnUiThread(() -> {
            shell.practiceScreen().viewModel().state().takeToRate().set(Optional.of(take.id()));
            practice.settings()
                    .set(Setting.TEXT_SIZE_PERCENT, practice.settings().get(Setting.TEXT_SIZE_PERCENT));
            return 0;
        });
        write(shell, style.name("practice-rating"));
    }

    /// The slips, opened from the class as a teacher would.
    private void drawSlips(ApplicationWindow shell, WindowScreenshots.ScreenshotStyle style) throws IOException {
        OffScreenRenderer.callOnUiThread(() -> {
            shell.navigateTo("CLASS");
            shell.classScreen().viewModel().selectedTab().set(ClassTab.GRID);
            return 0;
        });
        WindowScreenshots.awaitBackgroundWork();
        OffScreenRenderer.callOnUiThread(() -> {
            ((ButtonBase) shell.scene().lookup("#print-slips")).fire();
            return 0;
        });
        WindowScreenshots.awaitBackgroundWork();
        WindowScreenshots.awaitPreview(shell);
        write(shell, style.name("reports-slips"));
    }

    private void write(ApplicationWindow shell, String name) throws IOException {
        WindowScreenshots.awaitBackgroundWork();
        Files.write(
                folder.resolve(name),
                OffScreenRenderer.callOnUiThread(() -> OffScreenRenderer.snapshotPng(shell.scene())));
    }
}
