package app.saywell.desk.practice.state;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;

/// How recordings are played on the practice screen: once or again and again, and how fast. The owner of both; used
/// on the UI thread only.
public final class PlaybackMode {
    private static final double SLOWEST = 0.5;
    private static final double STEPS = 10;

    private final ReadOnlyBooleanWrapper loop = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper speed = new ReadOnlyDoubleWrapper(1);

    /// Whether playback repeats.
    public ReadOnlyBooleanProperty loop() {
        return loop.getReadOnlyProperty();
    }

    /// The playback speed, 0.5 to 1.
    public ReadOnlyDoubleProperty speed() {
        return speed.getReadOnlyProperty();
    }

    /// Repeats what is played, or does so no more.
    public void toggleLoop() {
        loop.set(!loop.get());
    }

    /// Plays one step of a tenth slower; after the slowest step at full speed again.
    public void slower() {
        double next = (Math.round(speed.get() * STEPS) - 1) / STEPS;
        speed.set(next < SLOWEST ? 1 : next);
    }
}
