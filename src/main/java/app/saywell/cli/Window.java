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
    public void start(Stage stage) {
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
            getParameters().getRaw().stream().map(Path::of).findFirst().ifPresent(shown::open);
        } catch (LibraryException e) {
            LOG.log(Level.WARNING, "the data folder was not opened", e);
            TroubleView.show(stage, e.kind(), home);
        }
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
