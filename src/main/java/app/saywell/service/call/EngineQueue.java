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

/// The queue in front of the engine, with a fixed number of threads and waiting places. Calls that
/// find the queue full are refused.
///
/// Safe for any number of threads.
public final class EngineQueue implements AutoCloseable {
    private static final long RETRY_AFTER_SECONDS = 2;

    private final ThreadPoolExecutor pool;

    /// @param threads calls that the engine answers at the same time
    /// @param queueLength calls that may wait
    public EngineQueue(int threads, int queueLength) {
        pool =
                new ThreadPoolExecutor(
                        threads,
                        threads,
                        0,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(queueLength),
                        Thread.ofPlatform().daemon().name("service-engine-", 1).factory());
    }

    /// Whether a new call would be refused.
    public boolean isFull() {
        return pool.getQueue().remainingCapacity() == 0;
    }

    /// The error for a call that finds the queue full.
    public static ApiError queueFull() {
        return ApiError.of(
                        ApiError.ApiErrorKind.SERVICE_UNAVAILABLE,
                        "Too many recordings are waiting. Try again shortly.")
                .retryAfter(RETRY_AFTER_SECONDS);
    }

    /// Runs the work when its turn comes and waits for it. Interrupts it when the time is up.
    ///
    /// @throws ApiException if the queue is full, if the time is up, or if the work throws it
    public <T> T run(Callable<T> work, Duration timeout) {
        FutureTask<T> task = new FutureTask<>(work);
        try {
            pool.execute(task);
        } catch (RejectedExecutionException e) {
            throw queueFull().toException();
        }
        try {
            return task.get(Math.max(0, timeout.toNanos()), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            throw timedOut().toException();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw timedOut().toException();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof ApiException refused
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

    static ApiError timedOut() {
        return ApiError.of(
                ApiError.ApiErrorKind.GATEWAY_TIMEOUT,
                "Upload and processing exceeded the time limit. Send a shorter recording.");
    }
}
