package app.saywell.desk.kit;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.window.WindowRobot;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.animation.PauseTransition;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.junit.jupiter.api.Test;

/// When work for every frame runs.
class FrameTimerTest {
    private final SimpleBooleanProperty active = new SimpleBooleanProperty();
    private final AtomicInteger frames = new AtomicInteger();

    @Test
    void runsOnlyWhileItIsActiveInAWindowThatIsShown() {
        Stage stage = WindowRobot.call(this::showStage);
        assertThat(framesInSomeTime()).isZero();
        WindowRobot.run(() -> active.set(true));
        WindowRobot.await("three frames", () -> frames.get() >= 3);
        WindowRobot.run(() -> active.set(false));
        assertThat(framesInSomeTime()).isZero();
        WindowRobot.run(() -> active.set(true));
        WindowRobot.run(stage::close);
        assertThat(framesInSomeTime()).isZero();
    }

    @Test
    void runsOnceMoreWhenItEnds() {
        Stage stage = WindowRobot.call(this::showStage);
        WindowRobot.run(() -> {
            active.set(true);
            frames.set(0);
            active.set(false);
        });
        assertThat(frames).hasValue(1);
        WindowRobot.run(stage::close);
    }

    private Stage showStage() {
        StackPane node = new StackPane();
        FrameTimer.runWhileShown(node, active, frames::incrementAndGet);
        Stage stage = new Stage();
        stage.setScene(new Scene(node, 100, 100));
        stage.show();
        return stage;
    }

    /// In the time in which an animation runs through, there would have been frames.
    private int framesInSomeTime() {
        int before = frames.get();
        SimpleBooleanProperty over = new SimpleBooleanProperty();
        WindowRobot.run(() -> {
            PauseTransition pause = new PauseTransition(Duration.millis(200));
            pause.setOnFinished(event -> over.set(true));
            pause.play();
        });
        WindowRobot.await("the pause", over::get);
        return frames.get() - before;
    }
}
