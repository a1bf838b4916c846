package app.saywell.judge.engine.ear;

import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.EngineException.EngineErrorKind;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/// Work that goes on beside its caller's, on a thread of its own. For one thread. It never outlives its caller's
/// interest: closing it interrupts the work and waits for its end.
final class ParallelTask<T> implements AutoCloseable {
    private final FutureTask<T> task;
    private final Thread thread;

    private ParallelTask(Callable<T> work) {
        task = new FutureTask<>(work);
        thread = Thread.ofVirtual().name("ear").start(task);
    }

    static <T> ParallelTask<T> start(Callable<T> work) {
        return new ParallelTask<>(work);
    }

    /// What the work gave, or threw. An interrupted caller leaves the work to [#close].
    ///
    /// @throws EngineException of kind INTERRUPTED where the caller is interrupted; the flag stays set
    T result() {
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineException(EngineErrorKind.INTERRUPTED, "The work was interrupted.");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof Error failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void close() {
        if (!task.isDone()) {
            thread.interrupt();
        }
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
