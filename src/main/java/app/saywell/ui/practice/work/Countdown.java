package app.saywell.ui.practice.work;

import app.saywell.library.settings.Setting;
import app.saywell.practice.Practice;

import javafx.animation.PauseTransition;
import javafx.util.Duration;

import java.util.function.IntConsumer;

/// Counts the seconds down before a recording, where somebody wants that.
final class Countdown {
    private final PauseTransition second = new PauseTransition(Duration.seconds(1));
    private final IntConsumer tick;
    private final Runnable over;
    private int left;

    /// @param tick is told the seconds that are left, from the first on
    /// @param over runs when none is left
    Countdown(IntConsumer tick, Runnable over) {
        this.tick = tick;
        this.over = over;
        second.setOnFinished(event -> next());
    }

    /// How many seconds are wanted; none is usual.
    static int wanted(Practice practice) {
        return Math.clamp(practice.get(Setting.COUNTDOWN), 0, 10);
    }

    boolean isRunning() {
        return left > 0;
    }

    void start(int seconds) {
        left = seconds;
        tick.accept(left);
        second.playFromStart();
    }

    /// Ends it without a recording; says whether it ran.
    boolean cancel() {
        boolean ran = isRunning();
        left = 0;
        second.stop();
        return ran;
    }

    private void next() {
        left--;
        if (left > 0) {
            tick.accept(left);
            second.playFromStart();
        } else {
            over.run();
        }
    }
}
