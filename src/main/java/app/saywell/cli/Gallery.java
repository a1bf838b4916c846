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
import javafx.scene.Node;
import javafx.stage.Stage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;

/// Pictures of the window for the documentation: the real window with the sample lesson, judged
/// by the real service, drawn without a display.
public final class Gallery {
    private static final List<String> PLACES =
            List.of("PRACTICE", "LESSONS", "TRANSCRIBE", "REPORTS", "QUEUE", "SETTINGS");
    private static final int ROUNDS = 20;
    private static final int PREVIEW_ROUNDS = 400;
    private static final long PAUSE_NANOS = 50_000_000;

    private final Path folder;
    private final Application application;

    private Gallery(Path folder, Application application) {
        this.folder = folder;
        this.application = application;
    }

    /// Draws the places of the window in every [Style].
    ///
    /// @param homes an empty folder, for the data of the windows
    /// @param folder where the pictures go
    public static void draw(Path homes, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Language language : Language.values()) {
            Path home = homes.resolve(language.locale().getLanguage());
            Tour.through(
                    home,
                    language == Language.KOREAN
                            ? FeedbackLanguage.KOREAN
                            : FeedbackLanguage.ENGLISH);
            OffScreen.call(() -> 0);
            try (Application application = Application.open(home, Platform::runLater)) {
                new Gallery(folder, application).draw(language);
            }
        }
    }

    private void draw(Language language) throws IOException {
        Practice practice = application.practice();
        practice.set(Setting.INTERFACE_LANGUAGE, language.locale().getLanguage());
        for (Style style : Style.all(language)) {
            practice.set(Setting.THEME, style.theme());
            try (Sound sound = silent()) {
                draw(sound, style);
            }
        }
    }

    private void draw(Sound sound, Style style) throws IOException {
        Shell shell = OffScreen.call(() -> open(application, sound, style.size()));
        for (String place : PLACES) {
            OffScreen.call(
                    () -> {
                        shell.go(place);
                        return place;
                    });
            settle();
            awaitPreview(shell);
            Files.write(
                    folder.resolve(style.name(place.toLowerCase(Locale.ROOT))),
                    OffScreen.call(() -> OffScreen.png(shell.scene())));
        }
        OffScreen.call(
                () -> {
                    shell.scene().getWindow().hide();
                    shell.close();
                    return shell;
                });
    }

    static Shell open(Application application, Sound sound, Size size) {
        Thread.currentThread().setUncaughtExceptionHandler(Gallery::say);
        Stage stage = new Stage();
        Shell shell = Shell.show(stage, application.ports(), sound);
        // After it is shown, since a window comes back in the size that it had last.
        stage.setX(0);
        stage.setY(0);
        stage.setWidth(size.width);
        stage.setHeight(size.height);
        return shell;
    }

    /// The screen that is not there has 1,000 rows; a window that reaches further is whole all the
    /// same, and its picture is taken of itself and not of that screen.
    private static void say(Thread thread, Throwable thrown) {
        boolean edge =
                thrown instanceof IndexOutOfBoundsException
                        && Arrays.stream(thrown.getStackTrace())
                                .anyMatch(at -> at.getMethodName().equals("_uploadPixels"));
        if (!edge) {
            thrown.printStackTrace();
        }
    }

    /// What a place fetches in the background has arrived once the workers and the window's
    /// thread have been through their queues a few times.
    static void settle() {
        for (int i = 0; i < ROUNDS; i++) {
            OffScreen.call(() -> 0);
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    /// Waits for pages, which take longer to be set than a place takes to fetch its data.
    static void awaitPreview(Shell shell) {
        for (int i = 0; i < PREVIEW_ROUNDS && OffScreen.call(() -> isWaiting(shell)); i++) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    private static boolean isWaiting(Shell shell) {
        Node said = shell.scene().lookup("#preview-said");
        return said != null && said.isVisible();
    }

    static Sound silent() {
        return new Sound(
                Platform::runLater, name -> Gallery::noMicrophone, Speakers.systemDefault());
    }

    private static SampleSource noMicrophone() throws CaptureException {
        throw new CaptureException(RecordingFailure.NO_DEVICE, "pictures need no microphone");
    }

    /// How a picture looks.
    record Style(Theme theme, Language language, Size size) {

        /// Light and dark, for a laptop and a projector; with high contrast for a laptop alone.
        static List<Style> all(Language language) {
            List<Style> all = new ArrayList<>();
            for (Size size : Size.values()) {
                all.add(new Style(Theme.LIGHT, language, size));
                all.add(new Style(Theme.DARK, language, size));
            }
            all.add(new Style(Theme.HIGH_CONTRAST, language, Size.LAPTOP));
            return all;
        }

        /// The name of the file for a picture of something.
        String name(String what) {
            return "%s-%s-%s-%d.png"
                    .formatted(
                            what,
                            theme.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                            language.locale().getLanguage(),
                            size.width);
        }
    }

    /// A laptop and a projector.
    enum Size {
        LAPTOP(1366, 768),
        PROJECTOR(1920, 1080);

        private final int width;
        private final int height;

        Size(int width, int height) {
            this.width = width;
            this.height = height;
        }
    }
}
