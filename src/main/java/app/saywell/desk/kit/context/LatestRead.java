package app.saywell.desk.kit.context;

import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.database.ClosedLibraryException;
import app.saywell.speech.task.BackgroundWork;
import app.saywell.speech.task.OpenWork;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import org.jspecify.annotations.Nullable;

/// Reads from the library in the background for one place of the window. A new read ends those
/// before it: only what was asked for last is shown.
///
/// A read that fails is told in the window, where it can be tried again, and so is one that was
/// stopped. A window that reads while it and its library are being closed just shows nothing. Used
/// on the UI thread only.
public final class LatestRead {
    private static final System.Logger LOG = System.getLogger(LatestRead.class.getName());

    private final TaskRunner tasks;
    private final OpenWork.Place place = new ReadPlace();
    private RunningTask running = () -> {};
    private @Nullable Runnable next;
    private final ReadOnlyBooleanWrapper reading = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper();
    private int newest;

    /// @param tasks runs the reads and answers on the UI thread
    public LatestRead(TaskRunner tasks) {
        this.tasks = tasks;
    }

    /// When a read may begin, and whether it may be interrupted.
    private enum Turn {
        NOW,
        AFTER_EDITS,
        AS_EDIT
    }

    /// Runs `read` on a worker, and `show` with what it returns unless another read was asked for
    /// meanwhile.
    public <T> void run(Callable<T> read, Consumer<T> show) {
        start(Turn.NOW, progress -> read.call(), show);
    }

    /// As [#run], with a read that tells how far it is.
    public <T> void runLong(BackgroundWork<T> read, Consumer<T> show) {
        start(Turn.NOW, read, show);
    }

    /// As [#run], for what changes often: a read that runs comes to its end, is not shown, and is
    /// followed by the one that was asked for last.
    public <T> void refresh(Callable<T> read, Consumer<T> show) {
        if (isReading()) {
            next = () -> run(read, show);
        } else {
            run(read, show);
        }
    }

    /// As [#run], after the changes that were asked for before.
    public <T> void runAfterEdits(Callable<T> read, Consumer<T> show) {
        start(Turn.AFTER_EDITS, progress -> read.call(), show);
    }

    /// Makes a change after those that were asked for before, and shows what came of it. It is never
    /// interrupted.
    public <T> void make(Callable<T> change, Consumer<T> show) {
        start(Turn.AS_EDIT, progress -> change.call(), show);
    }

    /// Whether something was asked for that has not been shown.
    public boolean isReading() {
        return reading.get();
    }

    /// Whether something was asked for that has not been shown.
    public ReadOnlyBooleanProperty reading() {
        return reading.getReadOnlyProperty();
    }

    /// How much of a long read is there, 0 to 1.
    public ReadOnlyDoubleProperty share() {
        return share.getReadOnlyProperty();
    }

    /// Nothing that was asked for is shown any more, and a read that runs is interrupted.
    public void cancel() {
        end();
        reading.set(false);
    }

    private void end() {
        newest++;
        next = null;
        running.cancel();
        running = () -> {};
        tasks.openWork().ended(place);
    }

    private <T> void start(Turn turn, BackgroundWork<T> read, Consumer<T> show) {
        end();
        int number = newest;
        share.set(0);
        reading.set(true);
        Consumer<TaskOutcome<T>> answer = outcome -> {
            if (number == newest) {
                answer(outcome, show, () -> start(turn, read, show), turn);
            } else if (turn == Turn.AS_EDIT && outcome instanceof TaskOutcome.TaskFailed<T>(Throwable cause)) {
                failed(new Object(), cause, turn, () -> make(() -> read.run(ProgressListener.NONE), show));
            }
        };
        if (turn == Turn.AS_EDIT) {
            tasks.runInOrder(read, answer);
            return;
        }
        tasks.openWork().began(place);
        RunningTask started = turn == Turn.NOW
                ? tasks.run(read, (done, total) -> progressed(number, done, total), answer)
                : tasks.runInOrder(read, (done, total) -> progressed(number, done, total), answer);
        if (number == newest && isReading()) {
            running = started;
        }
    }

    private void progressed(int number, long done, long total) {
        if (number == newest) {
            share.set(total == 0 ? 0 : (double) done / total);
            tasks.openWork().progressed(place, done, total);
        }
    }

    private <T> void answer(TaskOutcome<T> outcome, Consumer<T> show, Runnable again, Turn turn) {
        Runnable after = next;
        if (after != null) {
            after.run();
            return;
        }
        reading.set(false);
        switch (outcome) {
            case TaskOutcome.TaskDone<T>(T value) -> {
                tasks.openWork().ended(place);
                show.accept(value);
            }
            case TaskOutcome.TaskFailed<T>(ClosedLibraryException closed) ->
                tasks.openWork().ended(place);
            case TaskOutcome.TaskFailed<T>(Throwable cause) -> failed(place, cause, turn, again);
            case TaskOutcome.TaskCancelled<T> cancelled ->
                tasks.openWork().failed(place, OpenWork.Reason.STOPPED, again);
        }
    }

    private void failed(Object where, Throwable cause, Turn turn, Runnable again) {
        boolean isEdit = turn == Turn.AS_EDIT;
        LOG.log(System.Logger.Level.WARNING, isEdit ? "a change was not made" : "a read failed", cause);
        OpenWork.Reason usual = isEdit ? OpenWork.Reason.NOT_STORED : OpenWork.Reason.NOT_READ;
        tasks.openWork().failed(where, LibraryEdits.reasonOf(cause, usual), again);
    }

    private final class ReadPlace implements OpenWork.Place {
        @Override
        public void stop() {
            next = null;
            running.cancel();
        }

        @Override
        public void leave() {
            cancel();
        }
    }
}
