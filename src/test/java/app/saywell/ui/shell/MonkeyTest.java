package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.store.LibraryException;
import app.saywell.ui.Fx;

import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;

import org.jdbi.v3.core.ConnectionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;

/// Somebody's cat on the keyboard and the mouse: whatever is done, nothing is thrown.
class MonkeyTest {
    private static final int GESTURES = Boolean.getBoolean("deep") ? 10_000 : 60;
    private static final List<KeyCode> KEYS =
            List.of(
                    KeyCode.R,
                    KeyCode.ENTER,
                    KeyCode.ESCAPE,
                    KeyCode.SPACE,
                    KeyCode.TAB,
                    KeyCode.DIGIT1,
                    KeyCode.DIGIT2,
                    KeyCode.DIGIT3,
                    KeyCode.L,
                    KeyCode.S,
                    KeyCode.A,
                    KeyCode.E,
                    KeyCode.F,
                    KeyCode.Z,
                    KeyCode.LEFT,
                    KeyCode.RIGHT,
                    KeyCode.UP,
                    KeyCode.DOWN);
    private static final List<KeyCode> HELD = List.of(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ALT);

    private final List<Throwable> thrown = new CopyOnWriteArrayList<>();

    @Test
    void raisesNothingWhateverIsDone(@TempDir Path folder) {
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, error) -> keep(error));
        try (Opened window = new Opened(folder, 1200, 760)) {
            Fx.run(
                    () ->
                            Thread.currentThread()
                                    .setUncaughtExceptionHandler((thread, error) -> keep(error)));
            Random random = new Random(20_261_121);
            for (int i = 0; i < GESTURES && thrown.isEmpty(); i++) {
                gesture(random);
            }
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertThat(thrown).isEmpty();
    }

    /// A library that is closed is one of a window of an earlier test: this one's is open.
    private void keep(Throwable error) {
        if (!(error instanceof LibraryException failed)
                || !(failed.getCause() instanceof ConnectionException)) {
            thrown.add(error);
        }
    }

    private static void gesture(Random random) {
        double x = random.nextDouble() * 1200;
        double y = random.nextDouble() * 760;
        switch (random.nextInt(6)) {
            case 0, 1 -> Fx.press(KEYS.get(random.nextInt(KEYS.size())));
            case 2 ->
                    Fx.press(
                            HELD.get(random.nextInt(HELD.size())),
                            KEYS.get(random.nextInt(KEYS.size())));
            case 3 -> mouse(robot -> robot.mouseClick(MouseButton.PRIMARY), x, y);
            case 4 -> mouse(robot -> robot.mouseWheel(random.nextInt(-5, 6)), x, y);
            default -> drag(x, y, random.nextDouble() * 1200, random.nextDouble() * 760);
        }
    }

    private static void mouse(java.util.function.Consumer<Robot> act, double x, double y) {
        Fx.run(
                () -> {
                    Robot robot = new Robot();
                    robot.mouseMove(x, y);
                    act.accept(robot);
                });
    }

    private static void drag(double x, double y, double toX, double toY) {
        Fx.run(
                () -> {
                    Robot robot = new Robot();
                    robot.mouseMove(x, y);
                    robot.mousePress(MouseButton.PRIMARY);
                    robot.mouseMove((x + toX) / 2, (y + toY) / 2);
                    robot.mouseMove(toX, toY);
                    robot.mouseRelease(MouseButton.PRIMARY);
                });
    }
}
