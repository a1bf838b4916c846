package app.saywell.judge.engine.onnx;

import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.InterruptCheck;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// The threads on which models are opened and run: no more than the computer has processors, and
/// with deep stacks, because the runtime ends the whole process where its stack is short.
///
/// They have the lowest priority: whatever draws a window goes first. Whoever waits for one of them
/// can be interrupted at once.
final class ModelThreads {
    private static final long STACK = 16L << 20;
    private static final int IDLE_SECONDS = 30;

    private final ThreadPoolExecutor pool;

    ModelThreads(int maxThreads) {
        pool = new ThreadPoolExecutor(
                maxThreads,
                maxThreads,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                work -> Thread.ofPlatform()
                        .daemon()
                        .name("model")
                        .priority(Thread.MIN_PRIORITY)
                        .stackSize(STACK)
                        .unstarted(work));
        pool.allowCoreThreadTimeOut(true);
    }

    <T> FutureTask<T> start(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        pool.execute(task);
        return task;
    }

    /// Waits for work that others may wait for, too: an interruption leaves it alone.
    static <T> T await(FutureTask<T> task) throws ExecutionException {
        try {
            return task.get();
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    /// Does work and waits for its end, whatever happens.
    ///
    /// @param stop asks the work to end early; called from this thread when it is interrupted
    <T> T call(Callable<T> work, Runnable stop) throws ExecutionException {
        InterruptCheck.throwIfInterrupted();
        FutureTask<T> task = start(work);
        try {
            return task.get();
        } catch (InterruptedException e) {
            stop.run();
            awaitEnd(task);
            throw interrupted();
        }
    }

    private void awaitEnd(FutureTask<?> task) {
        if (pool.remove(task)) {
            return;
        }
        boolean ended = false;
        while (!ended) {
            try {
                task.get();
                ended = true;
            } catch (ExecutionException e) {
                ended = true;
            } catch (InterruptedException e) {
                Thread.onSpinWait();
            }
        }
    }

    private static EngineException interrupted() {
        Thread.currentThread().interrupt();
        return new EngineException(EngineException.EngineErrorKind.INTERRUPTED, "The work was interrupted.");
    }
}
