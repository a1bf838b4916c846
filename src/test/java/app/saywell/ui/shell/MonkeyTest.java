package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Consent;
import app.saywell.library.store.LibraryException;
import app.saywell.practice.Practice;
import app.saywell.ui.Fx;
import app.saywell.ui.practice.Spoken;

import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;

import org.jdbi.v3.core.ConnectionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;

/// Somebody's cat on the keyboard and the mouse: whatever is done, nothing is thrown.
class MonkeyTest {
    private static final int GESTURES = Boolean.getBoolean("deep") ? 10_000 : 60;
    private static final long USUAL_SEED = 20_261_121;
    private static final int ROUND = 200;
    private static final long SPEAKING_NANOS = 700_000_000;
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

    private final List<String> thrown = new CopyOnWriteArrayList<>();

    @Test
    void raisesNothingWhateverIsDone(@TempDir Path folder) throws IOException {
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, error) -> keep(error));
        Path stick = Files.createDirectories(folder.resolve("stick"));
        WindowRoom room = new WindowRoom(folder.resolve("data"), new AnyFiles(stick));
        try (Opened window = new Opened(room, 1200, 760)) {
            Fx.run(
                    () ->
                            Thread.currentThread()
                                    .setUncaughtExceptionHandler((thread, error) -> keep(error)));
            Random random = new Random(Long.getLong("monkey.seed", USUAL_SEED));
            for (int i = 0; i < GESTURES && thrown.isEmpty(); i++) {
                if (i % ROUND == 0) {
                    layTheTable(window);
                }
                gesture(random);
            }
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertThat(thrown).as(String.join("\n", thrown)).isEmpty();
    }

    /// Whatever was taken away before: something to practise, and a class that has it to read.
    private static void layTheTable(Opened window) {
        Practice practice = window.room.practice;
        long lesson = practice.lessons().create("A day out").id();
        practice.lessons().addSentences(lesson, List.of(Spoken.TEXT, "See you", "Good night"));
        var classes = practice.classroom().classes();
        long room = classes.create("3-2", Optional.empty()).id();
        classes.add(room, SchoolRoom.PEOPLE, Consent.THIS_COMPUTER);
        classes.assign(room, lesson, Optional.empty());
        Fx.run(
                () -> {
                    window.shell.practising().mind().open(lesson);
                    window.shell.go("PRACTICE");
                });
        Fx.await("a sentence", () -> window.desk().sheet().get().isPresent());
        Fx.press(KeyCode.R);
        LockSupport.parkNanos(SPEAKING_NANOS);
        Fx.press(KeyCode.R);
    }

    /// A library that is closed is one of a window of an earlier test: this one's is open. The
    /// toolkit without a screen cannot draw a menu that hangs over the lower edge of its screen.
    private void keep(Throwable error) {
        boolean earlier =
                error instanceof LibraryException failed
                        && failed.getCause() instanceof ConnectionException;
        boolean beyondTheScreen =
                error instanceof IndexOutOfBoundsException
                        && List.of(error.getStackTrace()).stream()
                                .anyMatch(frame -> frame.getMethodName().equals("blit"));
        if (!earlier && !beyondTheScreen) {
            StringWriter whole = new StringWriter();
            error.printStackTrace(new PrintWriter(whole));
            thrown.add(whole.toString());
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
