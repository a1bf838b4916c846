package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.window.WindowRobot;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The window of a library that is being encrypted at a start.
class ConversionProgressWindowTest {
    private final AtomicInteger exits = new AtomicInteger();
    private final ConversionProgressWindow window = new ConversionProgressWindow(exits::incrementAndGet);
    private final Stage stage = WindowRobot.call(Stage::new);

    @AfterEach
    void close() {
        WindowRobot.run(stage::hide);
    }

    @Test
    void whoeverClosesItEndsTheProgramAndTheEncryptionStops() {
        Runnable end = show();
        assertThat(window.isStopped()).isFalse();
        askToClose();
        assertThat(window.isStopped()).isTrue();
        assertThat(exits).hasValue(1);
        WindowRobot.run(end);
    }

    @Test
    void afterTheEncryptionTheWindowIsAnotherOne() {
        WindowRobot.run(show());
        askToClose();
        assertThat(exits).hasValue(0);
    }

    private Runnable show() {
        window.onProgress(1, 10);
        Runnable end = WindowRobot.call(() -> window.watch(stage));
        WindowRobot.await("the window", stage::isShowing);
        return end;
    }

    private void askToClose() {
        WindowRobot.run(() -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
    }
}
