package app.saywell.task;

import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/// Runs work on one executor and answers on another, exactly once for each piece.
///
/// In the application the workers are virtual threads and the answers come on the window's thread;
/// in tests both run in place.
public final class Tasks {
    private final Executor workers;
    private final Executor answers;

    /// @param workers runs the work
    /// @param answers runs the listeners, in the order of the events
    public Tasks(Executor workers, Executor answers) {
        this.workers = workers;
        this.answers = answers;
    }

    /// Starts `work`; `answer` is called once, whatever happens.
    public <T> Running run(Work<T> work, Consumer<Outcome<T>> answer) {
        return run(work, Progress.NONE, answer);
    }

    /// Starts `work`; `progress` is called while it runs and never after `answer`.
    public <T> Running run(Work<T> work, Progress progress, Consumer<Outcome<T>> answer) {
        Once<T> once = new Once<>(answer);
        Progress heard =
                (done, total) ->
                        answers.execute(
                                () -> {
                                    if (!once.answered.get()) {
                                        progress.at(done, total);
                                    }
                                });
        FutureTask<Void> future =
                new FutureTask<>(
                        () -> {
                            once.answer(outcomeOf(work, heard));
                            return null;
                        });
        workers.execute(future);
        return () -> {
            once.answer(new Outcome.Cancelled<>());
            future.cancel(true);
        };
    }

    /// Calls `listener` where answers are given.
    public void tell(Runnable listener) {
        answers.execute(listener);
    }

    private static <T> Outcome<T> outcomeOf(Work<T> work, Progress progress) {
        try {
            return new Outcome.Done<>(work.run(progress));
        } catch (InterruptedException | CancellationException e) {
            return new Outcome.Cancelled<>();
        } catch (Throwable e) { // the answer must come, whatever was thrown
            return new Outcome.Failed<>(e);
        }
    }

    private final class Once<T> {
        private final AtomicBoolean claimed = new AtomicBoolean();
        private final AtomicBoolean answered = new AtomicBoolean();
        private final Consumer<Outcome<T>> answer;

        Once(Consumer<Outcome<T>> answer) {
            this.answer = answer;
        }

        void answer(Outcome<T> outcome) {
            if (claimed.compareAndSet(false, true)) {
                answers.execute(
                        () -> {
                            answered.set(true);
                            answer.accept(outcome);
                        });
            }
        }
    }
}
