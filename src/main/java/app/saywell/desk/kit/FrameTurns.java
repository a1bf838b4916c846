package app.saywell.desk.kit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;

/// Small pieces of work on the UI thread that take turns, one in each frame, so that none of them
/// makes a frame late for the others. One for each scene.
public final class FrameTurns {
    private final Deque<BooleanSupplier> waiting = new ArrayDeque<>();
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            takeTurn();
        }
    };

    private FrameTurns() {}

    public static FrameTurns of(Scene scene) {
        return (FrameTurns) scene.getProperties().computeIfAbsent(FrameTurns.class, key -> new FrameTurns());
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
