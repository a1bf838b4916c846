package app.saywell.judge.service.call;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The queue in front of the engine, with a fixed number of threads and waiting places. Calls that
/// find the queue full are refused. Callers take turns, and with two threads or more none holds all
/// of them.
///
/// The threads have the lowest priority: whatever draws a window goes first.
///
/// Safe for any number of threads.
public final class EngineQueue implements AutoCloseable {
    private static final long RETRY_AFTER_SECONDS = 2;

    private final ThreadPoolExecutor pool;
    private final FairTurns turns;
    private final EnginePace pace;
    private final LateCalls lateCalls;

    /// @param threads calls that the engine answers at the same time; with two or more, one of them
    ///     is always left for short calls
    /// @param queueLength calls that may wait
    /// @param owner the caller who may have every thread: this process itself
    /// @param callTimeout the whole time of a call, its upload included
    public EngineQueue(int threads, int queueLength, String owner, Duration callTimeout) {
        this(threads, queueLength, owner, callTimeout, new EnginePace(System::nanoTime));
    }

    EngineQueue(int threads, int queueLength, String owner, Duration callTimeout, EnginePace pace) {
        this.pace = pace;
        int share = Math.max(1, threads - 1);
        turns = new FairTurns(caller -> caller.equals(owner) ? threads : share, queueLength, threads);
        lateCalls = new LateCalls(pace, turns, callTimeout);
        pool = new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform()
                        .daemon()
                        .name("service-engine-", 1)
                        .priority(Thread.MIN_PRIORITY)
                        .factory());
    }

    /// Whether a new call would be refused.
    public boolean isFull() {
        return turns.isFull();
    }

    /// How many calls the engine works on.
    public int runningCalls() {
        return pool.getActiveCount();
    }

    /// How many calls wait for the engine.
    public int waitingCalls() {
        return turns.waiting();
    }

    /// How many calls the engine works on at most.
    public int threads() {
        return pool.getMaximumPoolSize();
    }

    /// The error for a call that finds the queue full.
    public static ApiError queueFull() {
        return ApiError.of(
                        ApiError.ApiErrorKind.SERVICE_UNAVAILABLE,
                        "Too many recordings are waiting. Try again shortly.")
                .retryAfter(RETRY_AFTER_SECONDS);
    }

    /// Work that the engine does.
    @FunctionalInterface
    public interface EngineWork<T> {
        /// Does it, on a thread of the queue.
        ///
        /// @param decoded told how much it is, once the recording was decoded
        /// @throws Exception if there is no answer
        T answer(Consumer<Workload> decoded) throws Exception;
    }

    /// Runs the work when its turn comes and waits for it. Interrupts it when the time is up or the
    /// caller is gone.
    ///
    /// @param caller whose work it is
    /// @param load how much it seems to be; what takes long never takes the last thread
    /// @param timeout what is left of the time of the call
    /// @param callerGone asked before the work begins and then a few times a second, from two
    ///     threads
    /// @throws ApiException if the queue is full, if the time is up or will be before the answer, if the caller is
    ///     gone, or if the work throws it
    public <T> T run(String caller, EngineWork<T> work, Workload load, Duration timeout, BooleanSupplier callerGone) {
        lateCalls.refuseBeforehand(caller, load, timeout);
        long deadline = System.nanoTime() + timeout.toNanos();
        CallWait wait = new CallWait(deadline, callerGone);
        AtomicReference<Workload> decoded = new AtomicReference<>(Workload.UNKNOWN);
        FutureTask<T> task = new FutureTask<>(() -> {
            if (callerGone.getAsBoolean()) {
                throw callerDisconnected().toException();
            }
            lateCalls.refuseAtItsTurn(load, Duration.ofNanos(deadline - System.nanoTime()));
            return work.answer(decoded::set);
        });
        FairTurns.Turn turn = new FairTurns.Turn(caller, () -> runAndMeasure(task, decoded::get), load);
        try {
            if (!turns.add(turn)) {
                throw queueFull().toException();
            }
            pool.execute(this::takeTurns);
        } catch (RejectedExecutionException e) {
            turns.remove(turn);
            throw queueFull().toException();
        }
        try {
            wait.until(nanos -> isDone(task, nanos));
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw timedOut().toException();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof ApiException refused
                    ? refused
                    : new IllegalStateException("the engine failed", e.getCause());
        } finally {
            task.cancel(true);
            turns.remove(turn);
        }
    }

    // Work of a caller with its share running, and long work without a place, is taken when some of that ends. It ends
    // when the engine has ended, which may be after the caller got its error.
    private void takeTurns() {
        for (Optional<FairTurns.Turn> next = turns.next(); next.isPresent(); next = turns.next()) {
            try {
                next.get().work().run();
            } finally {
                turns.ended(next.get());
                Thread.interrupted(); // of the work that has ended
                wakeAnother();
            }
        }
    }

    // The end of long work may let two begin, one more of its caller and one more that is long: this thread takes one
    // of them. What lies in the queue of the pool comes after the end, too, and finds the other.
    private void wakeAnother() {
        if (turns.waiting() > 0 && pool.getQueue().isEmpty()) {
            try {
                pool.execute(this::takeTurns);
            } catch (RejectedExecutionException _) {
                // The queue is closed: nobody begins any more.
            }
        }
    }

    private void runAndMeasure(FutureTask<?> task, Supplier<Workload> decoded) {
        long begun = pace.begin();
        try {
            task.run();
        } finally {
            switch (task.state()) {
                case SUCCESS -> pace.answered(decoded.get().amount(), begun);
                case CANCELLED -> pace.givenUp(decoded.get().amount(), begun);
                default -> {} // what was refused says nothing
            }
        }
    }

    private static boolean isDone(FutureTask<?> task, long nanos) throws InterruptedException {
        try {
            task.get(nanos, TimeUnit.NANOSECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (ExecutionException e) {
            return true;
        }
    }

    /// The wait of one call, in short steps.
    ///
    /// @param deadline by [System#nanoTime()]
    private record CallWait(long deadline, BooleanSupplier callerGone) {
        private static final long STEP_NANOS = Duration.ofMillis(200).toNanos();

        /// Waits for at most some nanoseconds.
        private interface Step {
            boolean isOver(long nanos) throws InterruptedException;
        }

        void until(Step step) {
            try {
                long left = Math.max(0, deadline - System.nanoTime());
                while (!step.isOver(Math.min(STEP_NANOS, left))) {
                    if (callerGone.getAsBoolean()) {
                        throw callerDisconnected().toException();
                    }
                    left = deadline - System.nanoTime();
                    if (left <= 0) {
                        throw timedOut().toException();
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw timedOut().toException();
            }
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }

    private static ApiError callerDisconnected() {
        return ApiError.of(
                ApiError.ApiErrorKind.SERVICE_UNAVAILABLE,
                "The caller disconnected before the answer. The recording was not billed.");
    }

    static ApiError timedOut() {
        return ApiError.of(
                ApiError.ApiErrorKind.GATEWAY_TIMEOUT,
                "Upload and processing exceeded the time limit. Send a shorter recording.");
    }
}
