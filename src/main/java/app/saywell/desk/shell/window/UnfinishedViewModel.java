package app.saywell.desk.shell.window;

import app.saywell.speech.task.OpenWork;
import app.saywell.speech.task.Subscription;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;

/// What the window reads for longer than a moment, and what it could not read or store. Used on the
/// JavaFX thread only.
final class UnfinishedViewModel implements AutoCloseable {
    private static final Duration MOMENT = Duration.seconds(1);

    private final ReadOnlyObjectWrapper<Optional<OpenWork.Reason>> reason =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Double>> share = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper readsLong = new ReadOnlyBooleanWrapper();
    private final PauseTransition moment = new PauseTransition(MOMENT);
    private final OpenWork work;
    private final Subscription subscription;
    private boolean isRunning;

    UnfinishedViewModel(OpenWork work) {
        this.work = work;
        moment.setOnFinished(event -> momentOver());
        subscription = work.subscribe(this::changed);
        changed();
    }

    /// Why something is unfinished; empty where nothing is.
    ReadOnlyObjectProperty<Optional<OpenWork.Reason>> reason() {
        return reason.getReadOnlyProperty();
    }

    /// Whether something has been read for longer than a moment.
    ReadOnlyBooleanProperty readsLong() {
        return readsLong.getReadOnlyProperty();
    }

    /// How much of it is there, 0 to 1, if that is known.
    ReadOnlyObjectProperty<Optional<Double>> share() {
        return share.getReadOnlyProperty();
    }

    /// Tries everything again that is unfinished.
    void tryAgain() {
        work.tryAgain();
    }

    /// Leaves it unfinished.
    void dismiss() {
        work.dismiss();
    }

    void stopReading() {
        work.stop();
    }

    /// What still runs is long from now on.
    void momentOver() {
        readsLong.set(work.isRunning());
    }

    private void changed() {
        reason.set(work.unfinished());
        share.set(work.share());
        if (work.isRunning() != isRunning) {
            isRunning = work.isRunning();
            readsLong.set(false);
            if (isRunning) {
                moment.playFromStart();
            } else {
                moment.stop();
            }
        }
    }

    @Override
    public void close() {
        moment.stop();
        subscription.close();
    }
}
