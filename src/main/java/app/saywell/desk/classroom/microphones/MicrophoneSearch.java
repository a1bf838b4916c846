package app.saywell.desk.classroom.microphones;

import app.saywell.speech.task.OpenWork;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Looks for the microphones of this computer again and again. Nobody is told of a look, and of failures only of the
/// first until a look succeeds or the user tries again. Use it only on the JavaFX thread.
final class MicrophoneSearch implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(MicrophoneSearch.class.getName());

    private final TaskRunner tasks;
    private final Callable<List<String>> names;
    private final Consumer<List<String>> found;
    private final OpenWork.Place place = new SearchPlace();
    private RunningTask running = () -> {};
    private boolean isLooking;
    private boolean isFailureTold;
    private boolean isClosed;

    /// @param names searches; called on a worker thread
    /// @param found is given what was found, at each look that succeeds
    MicrophoneSearch(TaskRunner tasks, Callable<List<String>> names, Consumer<List<String>> found) {
        this.tasks = tasks;
        this.names = names;
        this.found = found;
    }

    /// Looks once, unless a look is still running.
    void look() {
        if (!isLooking && !isClosed) {
            isLooking = true;
            running = tasks.run(progress -> names.call(), this::answer);
        }
    }

    private void answer(TaskOutcome<List<String>> outcome) {
        isLooking = false;
        if (isClosed) {
            return;
        }
        switch (outcome) {
            case TaskOutcome.TaskDone<List<String>>(List<String> all) -> {
                forgetFailure();
                found.accept(all);
            }
            case TaskOutcome.TaskFailed<List<String>>(Throwable cause) -> tell(cause);
            case TaskOutcome.TaskCancelled<List<String>> cancelled -> {}
        }
    }

    private void tell(Throwable cause) {
        if (!isFailureTold) {
            isFailureTold = true;
            LOG.log(System.Logger.Level.WARNING, "the microphones could not be listed", cause);
            tasks.openWork().failed(place, OpenWork.Reason.NOT_READ, this::tryAgain);
        }
    }

    private void tryAgain() {
        isFailureTold = false;
        look();
    }

    private void forgetFailure() {
        if (isFailureTold) {
            isFailureTold = false;
            tasks.openWork().ended(place);
        }
    }

    /// Nothing is found any more.
    @Override
    public void close() {
        isClosed = true;
        running.cancel();
        forgetFailure();
    }

    private final class SearchPlace implements OpenWork.Place {
        @Override
        public void stop() {
            running.cancel();
        }

        @Override
        public void leave() {
            running.cancel();
        }
    }
}
