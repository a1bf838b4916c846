package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.store.database.LibraryException;
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
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import org.jdbi.v3.core.ConnectionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Random keys and mouse input: no exception is thrown, whatever is done.
class RandomInputTest {
    private static final int GESTURES = Boolean.getBoolean("deep") ? 10_000 : 60;
    private static final long DEFAULT_SEED = 20_261_121;
    private static final int GESTURES_PER_ROUND = 200;
    private static final long SPEAKING_NANOS = 700_000_000;
    private static final List<KeyCode> KEYS = List.of(
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
    private static final List<KeyCode> MODIFIERS = List.of(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ALT);

    private final List<String> thrown = new CopyOnWriteArrayList<>();

    @Test
    void raisesNothingWhateverIsDone(@TempDir Path folder) throws IOException {
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, error) -> recordError(error));
        Path stick = Files.createDirectories(folder.resolve("stick"));
        UiTestServices room = new UiTestServices(folder.resolve("data"), new RandomFilePrompt(stick));
        try (PracticeWindow window = new PracticeWindow(room, 1200, 760)) {
            WindowRobot.run(
                    () -> Thread.currentThread().setUncaughtExceptionHandler((thread, error) -> recordError(error)));
            Random random = new Random(Long.getLong("monkey.seed", DEFAULT_SEED));
            for (int i = 0; i < GESTURES && thrown.isEmpty(); i++) {
                if (i % GESTURES_PER_ROUND == 0) {
                    prepareLesson(window);
                }
                gesture(random);
            }
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertThat(thrown).as(String.join("\n", thrown)).isEmpty();
    }

    /// Provides a lesson to practise and a class with this lesson assigned, even if earlier input
    /// deleted them.
    private static void prepareLesson(PracticeWindow window) {
        ServiceGraph practice = window.services.practice;
        long lesson = practice.lessons().create("A day out").id();
        practice.lessons().addSentences(lesson, List.of(SyntheticReading.TEXT, "See you", "Good night"));
        var classes = practice.classes();
        long room = classes.create("3-2", Optional.empty()).id();
        classes.addLearners(room, ClassWindow.PEOPLE, Consent.THIS_COMPUTER);
        classes.assign(room, lesson, Optional.empty());
        WindowRobot.run(() -> {
            window.window.practiceScreen().viewModel().open(lesson);
            window.window.navigateTo("PRACTICE");
        });
        WindowRobot.await(
                "a sentence", () -> window.state().sentenceDetail().get().isPresent());
        WindowRobot.press(KeyCode.R);
        LockSupport.parkNanos(SPEAKING_NANOS);
        WindowRobot.press(KeyCode.R);
    }

    /// Ignores two errors: a closed library belongs to the window of an earlier test, and the
    /// headless toolkit cannot draw a menu that extends below its screen.
    private void recordError(Throwable error) {
        boolean earlier = error instanceof LibraryException failed && failed.getCause() instanceof ConnectionException;
        boolean beyondTheScreen = error instanceof IndexOutOfBoundsException
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
            case 0, 1 -> WindowRobot.press(KEYS.get(random.nextInt(KEYS.size())));
            case 2 ->
                WindowRobot.press(
                        MODIFIERS.get(random.nextInt(MODIFIERS.size())), KEYS.get(random.nextInt(KEYS.size())));
            case 3 -> useMouse(robot -> robot.mouseClick(MouseButton.PRIMARY), x, y);
            case 4 -> useMouse(robot -> robot.mouseWheel(random.nextInt(-5, 6)), x, y);
            default -> drag(x, y, random.nextDouble() * 1200, random.nextDouble() * 760);
        }
    }

    private static void useMouse(java.util.function.Consumer<Robot> act, double x, double y) {
        WindowRobot.run(() -> {
            Robot robot = new Robot();
            robot.mouseMove(x, y);
            act.accept(robot);
        });
    }

    private static void drag(double x, double y, double toX, double toY) {
        WindowRobot.run(() -> {
            Robot robot = new Robot();
            robot.mouseMove(x, y);
            robot.mousePress(MouseButton.PRIMARY);
            robot.mouseMove((x + toX) / 2, (y + toY) / 2);
            robot.mouseMove(toX, toY);
            robot.mouseRelease(MouseButton.PRIMARY);
        });
    }
}
