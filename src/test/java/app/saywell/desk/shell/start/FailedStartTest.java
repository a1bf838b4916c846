package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.window.WindowRobot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A start that fails is told in a window, whatever the reason: a process without one would stay and nobody would know.
class FailedStartTest {
    @AfterEach
    void closeWindows() {
        WindowRobot.run(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
    }

    @ParameterizedTest
    @CsvSource({"No space left on device, L3", "Input/output error, L8"})
    void aFaultOfTheDiskBeforeTheLibraryIsOpenIsTold(String reason, String code) {
        assertThat(WindowRobot.shows(started(new UncheckedIOException(new IOException(reason))), code))
                .isTrue();
    }

    @Test
    void soIsAFaultOfSaywell() {
        assertThat(WindowRobot.shows(started(new IllegalStateException("no row")), "L9"))
                .isTrue();
    }

    @Test
    void soIsAFaultOfTheWindowItself(@TempDir Path folder) {
        ApplicationContext closed = ApplicationContext.open(folder, Platform::runLater);
        closed.close();
        Stage stage = WindowRobot.call(() -> {
            Stage made = new Stage();
            new MainWindow().libraryOpened(made, closed, null);
            Platform.setImplicitExit(false);
            return made;
        });
        WindowRobot.await("a window", stage::isShowing);
        assertThat(WindowRobot.shows(stage.getScene(), "L9")).isTrue();
    }

    private static Scene started(RuntimeException failure) {
        Stage stage = WindowRobot.call(() -> {
            Stage made = new Stage();
            new MainWindow().libraryOpened(made, null, failure);
            Platform.setImplicitExit(false); // the tests that follow need the toolkit
            return made;
        });
        WindowRobot.await("a window", stage::isShowing);
        return stage.getScene();
    }
}
