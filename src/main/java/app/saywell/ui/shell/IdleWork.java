package app.saywell.ui.shell;

import javafx.animation.PauseTransition;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.util.Duration;

import java.util.ArrayDeque;
import java.util.Deque;

/// Runs small pieces of work on the UI thread, one at a time, while the user does nothing.
final class IdleWork {
    private static final Duration INTERVAL = Duration.millis(400);
    private static final long QUIET_NANOS = 1_500_000_000L;

    private final Deque<Runnable> pieces = new ArrayDeque<>();
    private final PauseTransition timer = new PauseTransition(INTERVAL);
    private final Scene scene;
    private final EventHandler<InputEvent> inputHandler = event -> inputReceived();
    private long lastInput = System.nanoTime();

    IdleWork(Scene scene) {
        this.scene = scene;
        timer.setOnFinished(event -> tick());
        scene.addEventFilter(InputEvent.ANY, inputHandler);
    }

    /// Starts with the pieces in their order.
    void start(Iterable<Runnable> work) {
        work.forEach(pieces::add);
        timer.playFromStart();
    }

    /// Drops what has not been done.
    void stop() {
        timer.stop();
        pieces.clear();
        scene.removeEventFilter(InputEvent.ANY, inputHandler);
    }

    private void inputReceived() {
        lastInput = System.nanoTime();
    }

    private void tick() {
        if (System.nanoTime() - lastInput > QUIET_NANOS) {
            Runnable piece = pieces.poll();
            if (piece != null) {
                piece.run();
            }
        }
        if (pieces.isEmpty()) {
            stop();
        } else {
            timer.playFromStart();
        }
    }
}
