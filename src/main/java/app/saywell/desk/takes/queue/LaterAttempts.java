package app.saywell.desk.takes.queue;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/// Which takes are scored again by themselves, and when. Counts the attempts of a take until it is
/// forgotten or the program ends. Thread-safe.
final class LaterAttempts implements AutoCloseable {
    /// Before the second, third, ... attempt. After the last one a person has to ask.
    static final List<Duration> DELAYS = List.of(
            Duration.ofSeconds(30),
            Duration.ofMinutes(1),
            Duration.ofMinutes(2),
            Duration.ofMinutes(5),
            Duration.ofMinutes(10));

    private final Alarm alarm;
    private final Map<Long, Integer> repeats = new HashMap<>();
    private final Map<Long, Runnable> cancellations = new HashMap<>();
    private boolean closed;

    LaterAttempts(Alarm alarm) {
        this.alarm = alarm;
    }

    /// Runs actions later.
    @FunctionalInterface
    interface Alarm {
        /// The real time; actions run on virtual threads.
        Alarm SYSTEM = (delay, action) -> {
            Executor later = CompletableFuture.delayedExecutor(
                    delay.toMillis(), TimeUnit.MILLISECONDS, Thread::startVirtualThread);
            CompletableFuture<Void> planned = CompletableFuture.runAsync(action, later);
            return () -> planned.cancel(false);
        };

        /// Runs `action` after `delay`. What it returns cancels that, if it has not begun.
        Runnable runAfter(Duration delay, Runnable action);
    }

    /// Whether another attempt is left for this take.
    synchronized boolean isLeft(long takeId) {
        return !closed && repeats.getOrDefault(takeId, 0) < DELAYS.size();
    }

    /// Runs `action` when the next attempt of this take is due. Only if one is left.
    synchronized void plan(long takeId, Runnable action) {
        if (isLeft(takeId)) {
            int before = repeats.merge(takeId, 1, Integer::sum) - 1;
            cancellations.put(takeId, alarm.runAfter(DELAYS.get(before), action));
        }
    }

    /// Begins counting anew, and plans nothing more for this take.
    synchronized void forget(long takeId) {
        repeats.remove(takeId);
        Runnable cancellation = cancellations.remove(takeId);
        if (cancellation != null) {
            cancellation.run();
        }
    }

    /// Plans nothing more.
    @Override
    public synchronized void close() {
        closed = true;
        cancellations.values().forEach(Runnable::run);
        cancellations.clear();
    }
}
