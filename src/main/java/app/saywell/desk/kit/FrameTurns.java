package app.saywell.desk.kit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.stage.Window;

/// Small pieces of work on the UI thread that take turns, one in each frame, so that none of them
/// makes a frame late for the others. One for each scene; what waits when its window closes is forgotten.
public final class FrameTurns {
    private final Deque<BooleanSupplier> waiting = new ArrayDeque<>();
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            takeTurn();
        }
    };

    private FrameTurns(Scene scene) {
        scene.windowProperty().flatMap(Window::showingProperty).addListener((showing, was, is) -> {
            if (Boolean.TRUE.equals(was) && !Boolean.TRUE.equals(is)) {
                forget();
            }
        });
    }

    public static FrameTurns of(Scene scene) {
        return (FrameTurns) scene.getProperties().computeIfAbsent(FrameTurns.class, key -> new FrameTurns(scene));
    }

    /// Gives a turn in each frame.
    ///
    /// @param piece returns whether it needs another turn
    public void add(BooleanSupplier piece) {
        waiting.addLast(piece);
        timer.start();
    }

    /// Whether everything that was added has been done.
    public boolean isIdle() {
        return waiting.isEmpty();
    }

    /// Nothing is made for a window that was closed.
    private void forget() {
        waiting.clear();
        timer.stop();
    }

    private void takeTurn() {
        BooleanSupplier piece = waiting.pollFirst();
        if (piece != null && piece.getAsBoolean()) {
            waiting.addFirst(piece);
        }
        if (waiting.isEmpty()) {
            timer.stop();
        }
    }
}
