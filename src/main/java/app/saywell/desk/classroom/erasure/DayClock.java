package app.saywell.desk.classroom.erasure;

import java.time.LocalDate;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;

/// Says when another day has begun: at midnight, when the computer wakes on another day, and when
/// its clock is set. It looks at the day often, because timers stand still while a computer sleeps.
final class DayClock implements AutoCloseable {
    private static final Duration PERIOD = Duration.seconds(20);

    private final Supplier<LocalDate> today;
    private final Runnable dayBegan;
    private final Timeline timer = new Timeline(new KeyFrame(PERIOD, event -> look()));
    private LocalDate lastDay;

    /// @param dayBegan runs on the UI thread
    DayClock(Supplier<LocalDate> today, Runnable dayBegan) {
        this.today = today;
        this.dayBegan = dayBegan;
        lastDay = today.get();
        timer.setCycleCount(Animation.INDEFINITE);
        timer.play();
    }

    /// Looks which day it is.
    void look() {
        LocalDate day = today.get();
        if (!day.equals(lastDay)) {
            lastDay = day;
            dayBegan.run();
        }
    }

    @Override
    public void close() {
        timer.stop();
    }
}
