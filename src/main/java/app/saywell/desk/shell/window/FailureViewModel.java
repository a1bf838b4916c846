package app.saywell.desk.shell.window;

import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.util.Duration;

/// Whether something failed in Saywell that nothing foresaw. What fails again and again without a pause, such as
/// something that is drawn, is told once. Used on the JavaFX thread only.
final class FailureViewModel implements AutoCloseable {
    private static final Duration PAUSE = Duration.seconds(3);

    private final ReadOnlyBooleanWrapper told = new ReadOnlyBooleanWrapper();
    private final PauseTransition pause = new PauseTransition(PAUSE);
    private boolean isBurst;

    FailureViewModel() {
        pause.setOnFinished(event -> burstOver());
    }

    /// Whether it is to be told.
    ReadOnlyBooleanProperty told() {
        return told.getReadOnlyProperty();
    }

    /// Something failed.
    void failed() {
        if (!isBurst) {
            isBurst = true;
            told.set(true);
        }
        pause.playFromStart();
    }

    /// What fails from now on is told again.
    void burstOver() {
        isBurst = false;
    }

    /// It has been read.
    void dismiss() {
        told.set(false);
    }

    @Override
    public void close() {
        pause.stop();
    }
}
