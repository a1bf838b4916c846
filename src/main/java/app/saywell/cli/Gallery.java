package app.saywell.cli;

import app.saywell.audio.capture.CaptureException;
import app.saywell.audio.capture.RecordingFailure;
import app.saywell.audio.capture.SampleSource;
import app.saywell.audio.playback.Speakers;
import app.saywell.library.settings.Setting;
import app.saywell.library.settings.Theme;
import app.saywell.practice.Practice;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.OffScreen;
import app.saywell.ui.kit.sound.Sound;
import app.saywell.ui.shell.Shell;

import javafx.application.Platform;
import javafx.stage.Stage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Pictures of the window for the documentation: the real window with the sample lesson, judged by
/// the real service, drawn without a display.
public final class Gallery {
    private static final List<int[]> SIZES = List.of(new int[] {1366, 768}, new int[] {1920, 1080});

    private final Path folder;
    private final Application application;

    private Gallery(Path folder, Application application) {
        this.folder = folder;
        this.application = application;
    }

    /// Draws every place in both languages and themes.
    ///
    /// @param home an empty data folder for the sample lesson
    /// @return the files
    public static void draw(Path home, Path folder) throws IOException, InterruptedException {
        Tour.through(home);
        OffScreen.call(() -> 0);
        Files.createDirectories(folder);
        try (Application application = Application.open(home, Platform::runLater);
                Sound sound =
                        new Sound(Platform::runLater, name -> none(), Speakers.systemDefault())) {
            new Gallery(folder, application).draw(sound);
        }
    }

    private static SampleSource.Opener none() {
        return () -> {
            throw new CaptureException(RecordingFailure.NO_DEVICE, "pictures need no microphone");
        };
    }

    private void draw(Sound sound) throws IOException, InterruptedException {
        Practice practice = application.practice();
        for (int[] size : SIZES) {
            for (Language language : Language.values()) {
                for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
                    practice.set(Setting.THEME, theme);
                    practice.set(Setting.INTERFACE_LANGUAGE, language.locale().getLanguage());
                    practice.set(
                            Setting.FEEDBACK_LANGUAGE,
                            language == Language.KOREAN
                                    ? FeedbackLanguage.KOREAN
                                    : FeedbackLanguage.ENGLISH);
                    draw(sound, size, language, theme);
                }
            }
        }
    }

    private void draw(Sound sound, int[] size, Language language, Theme theme) throws IOException {
        Shell shell =
                OffScreen.call(
                        () -> {
                            Stage stage = new Stage();
                            stage.setWidth(size[0]);
                            stage.setHeight(size[1]);
                            return Shell.show(stage, application.ports(), sound);
                        });
        String name =
                "practice-%s-%s-%d.png"
                        .formatted(
                                theme.name().toLowerCase(Locale.ROOT),
                                language.locale().getLanguage(),
                                size[0]);
        byte[] png = OffScreen.call(() -> OffScreen.png(shell.scene()));
        Files.write(folder.resolve(name), png);
        OffScreen.call(
                () -> {
                    shell.close();
                    shell.scene().getWindow().hide();
                    return 0;
                });
    }
}
