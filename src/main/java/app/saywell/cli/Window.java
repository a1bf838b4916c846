package app.saywell.cli;

import app.saywell.library.settings.Setting;
import app.saywell.library.store.LibraryException;
import app.saywell.task.Outcome;
import app.saywell.ui.kit.sound.Sound;
import app.saywell.ui.shell.Shell;
import app.saywell.ui.trouble.TroubleView;

import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.stage.Stage;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/// The application with its window. Started once a process, by [#open].
public final class Window extends javafx.application.Application {
    private static final Logger LOG = Logger.getLogger(Window.class.getName());

    private static final List<String> ICONS =
            List.of(
                    "/app/saywell/assets/icons/saywell-32.png",
                    "/app/saywell/assets/icons/saywell-64.png",
                    "/app/saywell/assets/icons/saywell.png");

    private static final Duration HANDING_ON = Duration.ofSeconds(8);

    private @Nullable OpenRequests requests;
    private @Nullable Application application;
    private @Nullable Sound sound;
    private @Nullable Shell shell;

    /// Opens the window and returns when it is closed.
    ///
    /// @param file of Saywell's to be opened in it
    /// @throws RefusedException if the data folder cannot be opened or a system library is missing
    public static void open(Optional<Path> file) {
        Display.missing()
                .ifPresent(
                        sentence -> {
                            throw new RefusedException(sentence);
                        });
        javafx.application.Application.launch(
                Window.class, file.map(Path::toString).stream().toArray(String[]::new));
    }

    @Override
    public void start(Stage stage) throws IOException {
        Path home = HomeFolder.ofThisComputer();
        try {
            Application opened = Application.open(home, Platform::runLater);
            application = opened;
            opened.warmUp();
            Sound devices =
                    Sound.ofThisComputer(
                            Platform::runLater, () -> opened.practice().get(Setting.LOUDSPEAKER));
            sound = devices;
            addIcons(stage);
            Shell shown = Shell.show(stage, opened.ports(), devices);
            shell = shown;
            opened.ports().tasks().run(progress -> begin(opened), Window::begun);
            file().ifPresent(shown::open);
            requests = OpenRequests.take(home, path -> open(stage, shown, path));
        } catch (LibraryException e) {
            if (e.kind() == LibraryException.Kind.IN_USE && handedOn(home)) {
                Platform.exit();
                return;
            }
            LOG.log(Level.WARNING, "the data folder was not opened", e);
            TroubleView.show(stage, e.kind(), home);
        }
    }

    private Optional<Path> file() {
        return getParameters().getRaw().stream().map(Path::of).findFirst();
    }

    /// Whether the window that is there already opens the file instead of this one.
    private boolean handedOn(Path home) {
        try {
            return file().isPresent() && OpenRequests.hand(home, file().get(), HANDING_ON);
        } catch (IOException e) {
            LOG.log(Level.WARNING, "the window that runs could not be asked", e);
            return false;
        }
    }

    private static void open(Stage stage, Shell shell, Path file) {
        Platform.runLater(
                () -> {
                    shell.open(file);
                    if (stage.isIconified()) {
                        stage.setIconified(false);
                    }
                    stage.toFront();
                });
    }

    private static void addIcons(Stage stage) {
        for (String name : ICONS) {
            stage.getIcons()
                    .add(
                            new Image(
                                    Objects.requireNonNull(Window.class.getResource(name))
                                            .toString()));
        }
    }

    private static Path begin(Application application) {
        try {
            application.practice().start();
            return application.ports().dataFolder();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void begun(Outcome<Path> outcome) {
        if (outcome instanceof Outcome.Failed<Path>(Throwable cause)) {
            LOG.log(Level.WARNING, "the sample lesson was not taken in", cause);
        }
    }

    @Override
    public void stop() {
        if (requests != null) {
            requests.close();
        }
        if (shell != null) {
            shell.close();
        }
        if (sound != null) {
            sound.close();
        }
        if (application != null) {
            application.close();
        }
    }
}
