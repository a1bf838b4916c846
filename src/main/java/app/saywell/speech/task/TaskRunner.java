package app.saywell.speech.task;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Runs work on one executor and delivers its outcome on another, exactly once for each task.
///
/// In the application work runs on virtual threads and outcomes arrive on the JavaFX thread. In
/// tests both run on the calling thread.
public final class TaskRunner {
    private final Executor workExecutor;
    private final Executor answerExecutor;
    private final SerialExecutor inOrderExecutor;
    private final OpenWork openWork = new OpenWork();

    /// @param workExecutor runs the work
    /// @param answerExecutor runs the listeners, in the order of the events
    public TaskRunner(Executor workExecutor, Executor answerExecutor) {
        this.workExecutor = workExecutor;
        this.answerExecutor = answerExecutor;
        inOrderExecutor = new SerialExecutor(workExecutor);
    }

    /// What nobody waits for. Whoever runs work without an answer of its own to a failure tells it
    /// there.
    public OpenWork openWork() {
        return openWork;
    }

    /// Starts `work`; `answer` is called exactly once.
    public <T> RunningTask run(BackgroundWork<T> work, Consumer<TaskOutcome<T>> answer) {
        return run(work, ProgressListener.NONE, answer);
    }

    /// Starts `work`; `progress` is called while it runs and never after `answer`.
    public <T> RunningTask run(BackgroundWork<T> work, ProgressListener progress, Consumer<TaskOutcome<T>> answer) {
        return run(workExecutor, work, progress, answer);
    }

    /// Starts `work` when all work given to this method before has ended.
    public <T> RunningTask runInOrder(BackgroundWork<T> work, Consumer<TaskOutcome<T>> answer) {
        return runInOrder(work, ProgressListener.NONE, answer);
    }

    /// As above; `progress` is called while it runs and never after `answer`.
    public <T> RunningTask runInOrder(
            BackgroundWork<T> work, ProgressListener progress, Consumer<TaskOutcome<T>> answer) {
        return run(inOrderExecutor, work, progress, answer);
    }

    /// Waits until all work given to [#runInOrder] so far has ended. Its answers may come later.
    public void awaitWorkInOrder() {
        if (inOrderExecutor.isIdle()) {
            return; // on a full computer even the turn of an empty piece of work comes late
        }
        FutureTask<Void> end = new FutureTask<>(() -> null);
        inOrderExecutor.execute(end);
        try {
            end.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private <T> RunningTask run(
            Executor executor, BackgroundWork<T> work, ProgressListener progress, Consumer<TaskOutcome<T>> answer) {
        SingleAnswer<T> singleAnswer = new SingleAnswer<>(answer);
        ProgressListener guardedProgress = new LatestProgress(progress, singleAnswer.delivered);
        FutureTask<Void> future = new FutureTask<>(() -> {
            singleAnswer.deliver(outcomeOf(work, guardedProgress));
            return null;
        });
        executor.execute(future);
        return () -> {
            singleAnswer.deliver(new TaskOutcome.TaskCancelled<>());
            future.cancel(true);
        };
    }

    /// Runs `listener` on the executor for outcomes.
    public void runOnAnswerExecutor(Runnable listener) {
        answerExecutor.execute(listener);
    }

    private static <T> TaskOutcome<T> outcomeOf(BackgroundWork<T> work, ProgressListener progress) {
        try {
            return new TaskOutcome.TaskDone<>(work.run(progress));
        } catch (InterruptedException | CancellationException e) {
            return new TaskOutcome.TaskCancelled<>();
        } catch (Throwable e) { // the answer must come, whatever was thrown
            return new TaskOutcome.TaskFailed<>(e);
        }
    }

    /// Progress on its way to the executor for outcomes. Where it is told faster than that executor
    /// takes it, only the latest is passed on.
    private final class LatestProgress implements ProgressListener {
        private final AtomicReference<@Nullable Progress> waiting = new AtomicReference<>();
        private final ProgressListener listener;
        private final AtomicBoolean isOver;

        LatestProgress(ProgressListener listener, AtomicBoolean isOver) {
            this.listener = listener;
            this.isOver = isOver;
        }

        @Override
        public void onProgress(long done, long total) {
            if (waiting.getAndSet(new Progress(done, total)) == null) {
                answerExecutor.execute(this::tell);
            }
        }

        private void tell() {
            Progress latest = waiting.getAndSet(null);
            if (latest != null && !isOver.get()) {
                listener.onProgress(latest.done(), latest.total());
            }
        }
    }

    private record Progress(long done, long total) {}

    private final class SingleAnswer<T> {
        private final AtomicBoolean claimed = new AtomicBoolean();
        private final AtomicBoolean delivered = new AtomicBoolean();
        private final Consumer<TaskOutcome<T>> listener;

        SingleAnswer(Consumer<TaskOutcome<T>> listener) {
            this.listener = listener;
        }

        void deliver(TaskOutcome<T> outcome) {
            if (claimed.compareAndSet(false, true)) {
                answerExecutor.execute(() -> {
                    delivered.set(true);
                    listener.accept(outcome);
                });
            }
        }
    }
}
