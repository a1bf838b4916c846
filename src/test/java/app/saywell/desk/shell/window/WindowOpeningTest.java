package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.task.TaskRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

class WindowOpeningTest {
    private final List<String> steps = new ArrayList<>();
    private final CountDownLatch held = new CountDownLatch(1);

    @Test
    void takesNoInputBeforeThePreparationHasEnded() {
        Stage stage = WindowRobot.call(() -> show(this::prepareSlowly));
        WindowRobot.await("the first screen", () -> steps.contains("screen"));
        WindowRobot.run(() -> type(stage.getScene()));
        assertThat(WindowRobot.call(() -> List.copyOf(steps))).doesNotContain("key", "ready");
        held.countDown();
        WindowRobot.await("everything", () -> steps.contains("ready"));
        WindowRobot.run(() -> type(stage.getScene()));
        assertThat(WindowRobot.call(() -> List.copyOf(steps))).containsExactly("screen", "ready", "key");
        WindowRobot.run(stage::close);
    }

    @Test
    void becomesUsableWhenThePreparationFails() {
        Stage stage = WindowRobot.call(() -> show(() -> {
            throw new IllegalStateException("a test");
        }));
        WindowRobot.await("everything", () -> steps.contains("ready"));
        WindowRobot.run(() -> type(stage.getScene()));
        assertThat(WindowRobot.call(() -> List.copyOf(steps))).containsExactly("screen", "ready", "key");
        WindowRobot.run(stage::close);
    }

    private Stage show(Runnable preparation) {
        Stage stage = new Stage();
        Scene scene = new Scene(new StackPane(), 300, 200);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> steps.add("key"));
        stage.setScene(scene);
        stage.show();
        TaskRunner tasks = new TaskRunner(work -> Thread.ofVirtual().start(work), Platform::runLater);
        new WindowOpening(scene, () -> steps.add("screen"), () -> steps.add("ready")).start(tasks, preparation);
        return stage;
    }

    private void prepareSlowly() {
        try {
            assertThat(held.await(100, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void type(Scene scene) {
        scene.getRoot().fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "r", "r", KeyCode.R, false, false, false, false));
    }
}
