package app.saywell.desk.shell.window;

import app.saywell.desk.kit.FirstPaint;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.util.Duration;

/// The order in which a window becomes usable once its bars are painted: preparation on a worker,
/// the first screen, and what waits until both are there. Used on the UI thread.
final class WindowOpening {
    private static final System.Logger LOG = System.getLogger(WindowOpening.class.getName());
    private static final Duration LONGEST_WAIT = Duration.millis(150);

    private final Scene scene;
    private final Runnable showFirstScreen;
    private final Runnable whenReady;
    private final EventHandler<InputEvent> ignoreInput = Event::consume;
    private boolean isPrepared;
    private boolean isPainted;

    /// @param whenReady runs once, when the first screen is painted and the preparation has ended
    WindowOpening(Scene scene, Runnable showFirstScreen, Runnable whenReady) {
        this.scene = scene;
        this.showFirstScreen = showFirstScreen;
        this.whenReady = whenReady;
    }

    /// Starts when the bars are painted, with nothing to prepare.
    void start() {
        isPrepared = true;
        FirstPaint.runAfter(this::showFirst);
    }

    /// Starts when the bars are painted. The scene takes no input before the preparation has ended.
    void start(TaskRunner tasks, Runnable preparation) {
        scene.addEventFilter(InputEvent.ANY, ignoreInput);
        FirstPaint.runAfter(() -> prepare(tasks, preparation));
    }

    // The first screen waits a little, so that it does not hold up the pixels of the bars.
    private void prepare(TaskRunner tasks, Runnable preparation) {
        PauseTransition longest = new PauseTransition(LONGEST_WAIT);
        longest.setOnFinished(event -> showFirst());
        longest.play();
        tasks.run(
                progress -> {
                    preparation.run();
                    return true;
                },
                outcome -> {
                    if (outcome instanceof TaskOutcome.TaskFailed<?>(Throwable cause)) {
                        LOG.log(System.Logger.Level.WARNING, "not prepared", cause);
                    }
                    prepared(longest);
                });
    }

    private void prepared(PauseTransition longest) {
        scene.removeEventFilter(InputEvent.ANY, ignoreInput);
        isPrepared = true;
        if (longest.getStatus() == Animation.Status.RUNNING) {
            longest.stop();
            showFirst();
        }
        runIfReady();
    }

    private void showFirst() {
        showFirstScreen.run();
        FirstPaint.runAfter(() -> {
            isPainted = true;
            runIfReady();
        });
    }

    private void runIfReady() {
        if (isPrepared && isPainted) {
            whenReady.run();
        }
    }
}
