package app.saywell.speech.task;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/// Runs pieces of work on another executor one after another, in the order in which they came.
final class SerialExecutor implements Executor {
    private final Executor executor;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean isRunning;

    SerialExecutor(Executor executor) {
        this.executor = executor;
    }

    /// @param work must not throw
    @Override
    public void execute(Runnable work) {
        synchronized (waiting) {
            waiting.add(work);
            if (isRunning) {
                return;
            }
            isRunning = true;
        }
        executor.execute(this::runAll);
    }

    /// Whether all work that came so far has ended.
    boolean isIdle() {
        synchronized (waiting) {
            return !isRunning;
        }
    }

    private void runAll() {
        for (Runnable next = next(); next != null; next = next()) {
            next.run();
            Thread.interrupted(); // whoever interrupted that work did not mean the next
        }
    }

    private @Nullable Runnable next() {
        synchronized (waiting) {
            Runnable next = waiting.poll();
            isRunning = next != null;
            return next;
        }
    }
}
