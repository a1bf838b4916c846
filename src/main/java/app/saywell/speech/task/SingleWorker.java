package app.saywell.speech.task;

import java.util.Optional;
import java.util.function.Consumer;

/// Works through a queue in the background, one item at a time and never two. It ends when the
/// queue is empty and is woken when something was added. Safe for several threads.
public final class SingleWorker<T> implements AutoCloseable {
    private final TaskRunner tasks;
    private final ItemSource<T> source;
    private final ItemWork<T> work;
    private final Runnable idle;
    private final Consumer<Throwable> broken;
    private volatile RunningTask running = () -> {};
    private boolean working;
    private boolean closed;

    /// Where items come from.
    @FunctionalInterface
    public interface ItemSource<T> {
        /// Takes the next item; empty if there is none now. Never called by two threads at once.
        Optional<T> next() throws Exception;
    }

    /// What is done with an item.
    @FunctionalInterface
    public interface ItemWork<T> {
        /// Ends the worker if it throws.
        void run(T item) throws Exception;
    }

    /// @param idle called on the worker's thread when it ends, for whatever reason
    /// @param broken gets what ended the worker before the queue was empty, on the thread for
    ///     outcomes; the worker can be woken again
    public SingleWorker(
            TaskRunner tasks, ItemSource<T> source, ItemWork<T> work, Runnable idle, Consumer<Throwable> broken) {
        this.tasks = tasks;
        this.source = source;
        this.work = work;
        this.idle = idle;
        this.broken = broken;
    }

    /// Starts working if nobody works. What was added before is not missed.
    public void wake() {
        synchronized (this) {
            if (working || closed) {
                return;
            }
            working = true;
        }
        running = tasks.run(progress -> workThrough(), this::ended);
    }

    /// Interrupts what is being done; nothing is begun any more.
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        running.cancel();
    }

    private Boolean workThrough() throws Exception {
        boolean empty = false;
        try {
            for (Optional<T> item = next(); item.isPresent(); item = next()) {
                work.run(item.get());
            }
            empty = true;
        } finally {
            if (!empty) {
                stopWorking();
            }
            idle.run();
        }
        return empty;
    }

    // Under the lock in which the queue is found empty it is also said that nobody works, so that
    // nothing is missed, and said once only, because then another may have begun.
    private synchronized Optional<T> next() throws Exception {
        Optional<T> item = closed ? Optional.empty() : source.next();
        if (item.isEmpty()) {
            working = false;
        }
        return item;
    }

    private synchronized void stopWorking() {
        working = false;
    }

    private void ended(TaskOutcome<Boolean> outcome) {
        if (outcome instanceof TaskOutcome.TaskFailed<Boolean>(Throwable cause)) {
            broken.accept(cause);
        }
    }
}
