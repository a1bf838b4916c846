package app.saywell.desk.shell.window;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import javafx.animation.PauseTransition;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.util.Duration;

/// Runs small pieces of work on the UI thread, one at a time, while the user does nothing and the
/// window has nothing else to do.
final class IdleWork {
    private static final Duration INTERVAL = Duration.millis(400);
    private static final long QUIET_NANOS = 1_500_000_000L;

    private final Deque<Runnable> pieces = new ArrayDeque<>();
    private final PauseTransition timer = new PauseTransition(INTERVAL);
    private final Scene scene;
    private final BooleanSupplier isBusy;
    private final EventHandler<InputEvent> inputHandler = event -> postpone();
    private long lastActivity = System.nanoTime();

    /// @param isBusy whether the window does something for the user who waits, as while recording
    IdleWork(Scene scene, BooleanSupplier isBusy) {
        this.scene = scene;
        this.isBusy = isBusy;
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

    /// Waits anew: something has just happened.
    void postpone() {
        lastActivity = System.nanoTime();
    }

    private void tick() {
        if (isBusy.getAsBoolean()) {
            postpone();
        }
        if (System.nanoTime() - lastActivity > QUIET_NANOS) {
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
