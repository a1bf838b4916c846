package app.saywell.ui.context;

import app.saywell.library.store.ClosedLibraryException;
import app.saywell.task.TaskOutcome;
import app.saywell.task.TaskRunner;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Reads from the library in the background for one place of the window. A new read makes those
/// before it void: only what was asked for last is shown. Used on the UI thread only.
public final class LatestRead {
    private final TaskRunner tasks;
    private int newest;
    private boolean isReading;

    /// @param tasks runs the reads and answers on the UI thread
    public LatestRead(TaskRunner tasks) {
        this.tasks = tasks;
    }

    /// Runs `read` on a worker, and `show` with what it returns unless another read was asked for
    /// meanwhile. What it throws is thrown again on the UI thread; then nothing new is shown. A
    /// window that reads while it and its library are being closed just shows nothing.
    public <T> void run(Callable<T> read, Consumer<T> show) {
        tasks.run(progress -> read.call(), ifNewest(show));
    }

    /// As [#run], after the changes that were asked for before.
    public <T> void runAfterEdits(Callable<T> read, Consumer<T> show) {
        tasks.runInOrder(progress -> read.call(), ifNewest(show));
    }

    private <T> Consumer<TaskOutcome<T>> ifNewest(Consumer<T> show) {
        newest++;
        int number = newest;
        isReading = true;
        return outcome -> {
            if (number == newest) {
                isReading = false;
                show(outcome, show);
            }
        };
    }

    /// Whether something was asked for that has not been shown.
    public boolean isReading() {
        return isReading;
    }

    /// Nothing that was asked for is shown any more.
    public void cancel() {
        newest++;
        isReading = false;
    }

    private static <T> void show(TaskOutcome<T> outcome, Consumer<T> show) {
        switch (outcome) {
            case TaskOutcome.TaskDone<T>(T value) -> show.accept(value);
            case TaskOutcome.TaskFailed<T>(ClosedLibraryException closed) -> {}
            case TaskOutcome.TaskFailed<T>(Throwable cause) ->
                throw new IllegalStateException("the library could not be read", cause);
            case TaskOutcome.TaskCancelled<T> cancelled -> {}
        }
    }
}
