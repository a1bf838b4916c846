package app.saywell.service.call;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// The line before the engine: so many at work, so many waiting, and whoever comes then is refused.
///
/// Safe for any number of threads.
public final class EngineQueue implements AutoCloseable {
    private static final long RETRY_AFTER_SECONDS = 2;

    private final ThreadPoolExecutor pool;

    /// @param workers calls that the engine answers at a time
    /// @param length calls that may wait for their turn
    public EngineQueue(int workers, int length) {
        pool =
                new ThreadPoolExecutor(
                        workers,
                        workers,
                        0,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(length),
                        Thread.ofPlatform().daemon().name("service-engine-", 1).factory());
    }

    /// Whether somebody who came now would be turned away.
    public boolean full() {
        return pool.getQueue().remainingCapacity() == 0;
    }

    /// The refusal of somebody for whom there is no place.
    public static Problem noPlace() {
        return Problem.of(
                        Problem.Kind.SERVICE_UNAVAILABLE,
                        "Too many recordings are waiting to be judged. Try again shortly.")
                .retryAfter(RETRY_AFTER_SECONDS);
    }

    /// Does the work in its turn and waits for it, interrupting it when the time is up.
    ///
    /// @throws Refused if there is no place, if the time is up, or if the work refuses
    public <T> T run(Callable<T> work, Duration atMost) {
        FutureTask<T> task = new FutureTask<>(work);
        try {
            pool.execute(task);
        } catch (RejectedExecutionException e) {
            throw noPlace().refused();
        }
        try {
            return task.get(Math.max(0, atMost.toNanos()), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            throw tooLong().refused();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw tooLong().refused();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Refused refused
                    ? refused
                    : new IllegalStateException("the engine failed", e.getCause());
        } finally {
            task.cancel(true);
            pool.remove(task);
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }

    static Problem tooLong() {
        return Problem.of(
                Problem.Kind.GATEWAY_TIMEOUT,
                "Upload and processing took longer than a call may. Send a shorter recording.");
    }
}
