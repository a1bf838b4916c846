package app.saywell.desk.shell.start;

import app.saywell.desk.kit.OffScreenRenderer;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.ApplicationWindow;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.audio.capture.CaptureException;
import app.saywell.speech.audio.capture.RecordingFailure;
import app.saywell.speech.audio.capture.SampleSource;
import app.saywell.speech.audio.playback.OutputDevices;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.stage.Stage;

/// Screenshots of the window for the documentation: the real window with the sample lesson, scored
/// by the real service, drawn without a display.
public final class WindowScreenshots {
    private static final List<String> SCREENS =
            List.of("PRACTICE", "LESSONS", "TRANSCRIBE", "REPORTS", "QUEUE", "SETTINGS");
    private static final int SETTLE_ROUNDS = 20;
    private static final int PREVIEW_ROUNDS = 400;
    private static final long PAUSE_NANOS = 50_000_000;

    private final Path folder;
    private final ApplicationContext application;

    private WindowScreenshots(Path folder, ApplicationContext application) {
        this.folder = folder;
        this.application = application;
    }

    /// Draws the screens of the window in every [ScreenshotStyle].
    ///
    /// @param homes an empty folder for the data folders of the windows
    /// @param folder where the screenshots are written
    public static void draw(Path homes, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (InterfaceLanguage language : InterfaceLanguage.values()) {
            Path home = homes.resolve(language.locale().getLanguage());
            HeadlessTour.scoreSampleLesson(
                    home, language == InterfaceLanguage.KOREAN ? FeedbackLanguage.KOREAN : FeedbackLanguage.ENGLISH);
            OffScreenRenderer.callOnUiThread(() -> 0);
            try (ApplicationContext application = ApplicationContext.open(home, Platform::runLater)) {
                new WindowScreenshots(folder, application).draw(language);
            }
        }
    }

    private void draw(InterfaceLanguage language) throws IOException {
        ServiceGraph practice = application.practice();
        practice.settings().set(Setting.INTERFACE_LANGUAGE, language.locale().getLanguage());
        for (ScreenshotStyle style : ScreenshotStyle.all(language)) {
            practice.settings().set(Setting.THEME, style.theme());
            try (AudioSession sound = withoutMicrophone()) {
                draw(sound, style);
            }
        }
    }

    private void draw(AudioSession sound, ScreenshotStyle style) throws IOException {
        ApplicationWindow shell = OffScreenRenderer.callOnUiThread(() -> open(application, sound, style.size()));
        for (String screen : SCREENS) {
            OffScreenRenderer.callOnUiThread(() -> {
                shell.navigateTo(screen);
                return screen;
            });
            awaitBackgroundWork();
            awaitPreview(shell);
            Files.write(
                    folder.resolve(style.name(screen.toLowerCase(Locale.ROOT))),
                    OffScreenRenderer.callOnUiThread(() -> OffScreenRenderer.snapshotPng(shell.scene())));
        }
        OffScreenRenderer.callOnUiThread(() -> {
            shell.scene().getWindow().hide();
            shell.close();
            return shell;
        });
    }

    static ApplicationWindow open(ApplicationContext application, AudioSession sound, ScreenshotSize size) {
        Thread.currentThread().setUncaughtExceptionHandler(WindowScreenshots::reportUncaught);
        Stage stage = new Stage();
        ApplicationWindow shell = ApplicationWindow.show(stage, application.appServices(), sound);
        // A size that is remembered would be that of the next screenshot as well: a window that
        // opens larger than the headless display does not become smaller again.
        stage.setOnHiding(null);
        // After it is shown, because showing restores the last size of the window.
        place(stage, size);
        return shell;
    }

    private static void place(Stage stage, ScreenshotSize size) {
        stage.setX(0);
        stage.setY(0);
        stage.setWidth(size.width);
        stage.setHeight(size.height);
    }

    /// What fills a screen is drawn in the size of the screenshot too, and not in that of the
    /// headless display.
    static void leaveFullScreen(ApplicationWindow shell, ScreenshotSize size) {
        if (shell.scene().getWindow() instanceof Stage stage) {
            stage.setFullScreen(false);
            place(stage, size);
        }
    }

    /// The headless display has 1,000 rows, and JavaFX throws for a higher window. This does not
    /// matter, because the screenshot is taken from the scene and not from the display.
    private static void reportUncaught(Thread thread, Throwable thrown) {
        boolean beyondScreen = thrown instanceof IndexOutOfBoundsException
                && Arrays.stream(thrown.getStackTrace())
                        .anyMatch(at -> at.getMethodName().equals("_uploadPixels"));
        if (!beyondScreen) {
            thrown.printStackTrace();
        }
    }

    /// Waits until background work has probably arrived, by running a few rounds through the JavaFX
    /// thread.
    static void awaitBackgroundWork() {
        for (int i = 0; i < SETTLE_ROUNDS; i++) {
            OffScreenRenderer.callOnUiThread(() -> 0);
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    /// Waits for the preview of printed pages, which takes longer than loading data.
    static void awaitPreview(ApplicationWindow shell) {
        for (int i = 0; i < PREVIEW_ROUNDS && OffScreenRenderer.callOnUiThread(() -> isPreviewPending(shell)); i++) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    private static boolean isPreviewPending(ApplicationWindow shell) {
        Node previewText = shell.scene().lookup("#preview-said");
        return previewText != null && previewText.isVisible();
    }

    static AudioSession withoutMicrophone() {
        return new AudioSession(
                Platform::runLater, name -> WindowScreenshots::noMicrophone, OutputDevices.systemDefault());
    }

    private static SampleSource noMicrophone() throws CaptureException {
        throw new CaptureException(RecordingFailure.NO_DEVICE, "pictures need no microphone");
    }

    record ScreenshotStyle(Theme theme, InterfaceLanguage language, ScreenshotSize size) {

        /// Light and dark for a laptop and a projector; high contrast only for a laptop.
        static List<ScreenshotStyle> all(InterfaceLanguage language) {
            List<ScreenshotStyle> styles = new ArrayList<>();
            for (ScreenshotSize size : ScreenshotSize.values()) {
                styles.add(new ScreenshotStyle(Theme.LIGHT, language, size));
                styles.add(new ScreenshotStyle(Theme.DARK, language, size));
                if (size == ScreenshotSize.LAPTOP) {
                    styles.add(new ScreenshotStyle(Theme.HIGH_CONTRAST, language, size));
                }
            }
            return styles;
        }

        /// The file name for a screenshot of `subject`.
        String name(String subject) {
            return "%s-%s-%s-%d.png"
                    .formatted(
                            subject,
                            theme.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                            language.locale().getLanguage(),
                            size.width);
        }
    }

    /// The window sizes of a laptop and a projector.
    enum ScreenshotSize {
        LAPTOP(1366, 768),
        PROJECTOR(1920, 1080);

        private final int width;
        private final int height;

        ScreenshotSize(int width, int height) {
            this.width = width;
            this.height = height;
        }
    }
}
