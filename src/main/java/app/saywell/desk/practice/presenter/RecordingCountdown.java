package app.saywell.desk.practice.presenter;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.change.PublishedSettings;
import java.util.function.IntConsumer;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Counts down seconds before a recording, if the user wants it.
final class RecordingCountdown {
    private final PauseTransition oneSecond = new PauseTransition(Duration.seconds(1));
    private final IntConsumer onTick;
    private final Runnable onFinished;
    private int secondsLeft;

    /// @param onTick receives the seconds left, starting with the first
    /// @param onFinished runs when no second is left
    RecordingCountdown(IntConsumer onTick, Runnable onFinished) {
        this.onTick = onTick;
        this.onFinished = onFinished;
        oneSecond.setOnFinished(event -> countDown());
    }

    /// How many seconds are configured; the default is none.
    static int configuredSeconds(PublishedSettings settings) {
        return Math.clamp(settings.get(Setting.COUNTDOWN_SECONDS), 0, 10);
    }

    boolean isRunning() {
        return secondsLeft > 0;
    }

    void start(int seconds) {
        secondsLeft = seconds;
        onTick.accept(secondsLeft);
        oneSecond.playFromStart();
    }

    /// Cancels it without a recording; returns whether it was running.
    boolean cancel() {
        boolean wasRunning = isRunning();
        secondsLeft = 0;
        oneSecond.stop();
        return wasRunning;
    }

    private void countDown() {
        secondsLeft--;
        if (secondsLeft > 0) {
            onTick.accept(secondsLeft);
            oneSecond.playFromStart();
        } else {
            onFinished.run();
        }
    }
}
