package app.saywell.cli;

import app.saywell.engine.EngineException;
import app.saywell.engine.SpeechEngine;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// Loads an engine for its first call, counts the calls that use it, and closes it when it has been
/// idle. Thread-safe.
final class EngineLease implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(EngineLease.class.getName());

    private static final long MUCH_GARBAGE_BYTES = 96L << 20;

    private final Callable<SpeechEngine> load;
    private final Duration idle;
    private final CollectionTrigger collection = CollectionTrigger.ofThisProcess(MUCH_GARBAGE_BYTES);
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("engine-idle").factory());
    private @Nullable FutureTask<SpeechEngine> loading;
    private @Nullable ScheduledFuture<?> pendingRelease;
    private int runningCalls;
    private boolean closed;

    EngineLease(Callable<SpeechEngine> load, Duration idle) {
        this.load = load;
        this.idle = idle;
    }

    /// Starts loading if nothing is loaded.
    synchronized void prepare() {
        startLoading();
        releaseLater();
    }

    private synchronized FutureTask<SpeechEngine> startLoading() {
        FutureTask<SpeechEngine> task = loading;
        if (task == null) {
            task = new FutureTask<>(this::loadAndLogFailure);
            loading = task;
            Thread thread = Thread.ofPlatform().daemon().name("engine-loading").unstarted(task);
            thread.setPriority(Thread.MIN_PRIORITY);
            thread.start();
        }
        return task;
    }

    // Logged here, because a caller of the engine only learns that a call failed.
    private SpeechEngine loadAndLogFailure() throws Exception {
        try {
            return load.call();
        } catch (Exception | LinkageError e) {
            LOG.log(Level.SEVERE, "The speech models could not be loaded", e);
            throw e;
        }
    }

    /// Runs a call on the loaded engine.
    <T> T call(Function<SpeechEngine, T> action) {
        FutureTask<SpeechEngine> task = begin();
        try {
            return action.apply(task.get());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineException(
                    EngineException.EngineErrorKind.INTERRUPTED, "Stopped while the models were loading.");
        } catch (ExecutionException e) {
            throw new IllegalStateException("The speech models could not be loaded.", e.getCause());
        } finally {
            end();
        }
    }

    private synchronized FutureTask<SpeechEngine> begin() {
        runningCalls++;
        return startLoading();
    }

    private synchronized void end() {
        runningCalls--;
        releaseLater();
        if (runningCalls == 0 && !closed) {
            timer.execute(collection::collectIfMuch);
        }
    }

    private synchronized void releaseLater() {
        if (pendingRelease != null) {
            pendingRelease.cancel(false);
        }
        if (!closed) {
            pendingRelease = timer.schedule(this::releaseIfUnused, idle.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    /// Closes the engine if no call runs; the next call loads it again. Returns whether it did.
    synchronized boolean releaseIfUnused() {
        FutureTask<SpeechEngine> task = loading;
        if (task == null || runningCalls > 0 || !task.isDone()) {
            return false;
        }
        loading = null;
        if (task.state() == FutureTask.State.SUCCESS) {
            task.resultNow().close();
        }
        System.gc(); // a collection gives the memory of the models back to the system
        return true;
    }

    @Override
    public synchronized void close() {
        closed = true;
        timer.shutdownNow();
        FutureTask<SpeechEngine> task = loading;
        if (task != null && task.state() == FutureTask.State.SUCCESS) {
            task.resultNow().close();
        }
    }
}
