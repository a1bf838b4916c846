package app.saywell.desk.client.policy;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/// Limits the calls of a key per minute and the calls at the same time.
///
/// The window slides, so there is no burst at its edge. It is 61 seconds long, one second longer
/// than the service's window, because the time that calls take to arrive varies.
public final class SlidingWindowRateLimiter {
    private static final long WINDOW_NANOS = Duration.ofSeconds(61).toNanos();

    private final int callsPerMinute;
    private final TimeAndRandomSource timing;
    private final Semaphore permits;
    private final Deque<Long> starts = new ArrayDeque<>();
    private boolean paused;
    private long pausedUntilNanos;

    /// @param callsPerMinute the rate limit of the key, at least 1
    public SlidingWindowRateLimiter(int callsPerMinute, TimeAndRandomSource timing) {
        if (callsPerMinute < 1) {
            throw new IllegalArgumentException("at least one call per minute is needed");
        }
        this.callsPerMinute = callsPerMinute;
        this.timing = timing;
        this.permits = new Semaphore(maxConcurrency(callsPerMinute), true);
    }

    /// The concurrency is ceil(rate/60) − 1, at least 1 (service document, section 8).
    static int maxConcurrency(int callsPerMinute) {
        return Math.max(1, Math.ceilDiv(callsPerMinute, 60) - 1);
    }

    /// Waits for a permit and for the rate limit. The caller must call [#release] afterwards.
    void acquire() throws InterruptedException {
        permits.acquire();
        boolean acquired = false;
        try {
            for (long wait = tryStart(); wait > 0; wait = tryStart()) {
                timing.sleeper().sleep(Duration.ofNanos(wait));
            }
            acquired = true;
        } finally {
            if (!acquired) {
                permits.release();
            }
        }
    }

    void release() {
        permits.release();
    }

    /// Starts no calls for this duration, because the service asked for it; at most one window.
    synchronized void pauseFor(Duration duration) {
        long until = timing.nanoTime().getAsLong() + Math.min(duration.toNanos(), WINDOW_NANOS);
        pausedUntilNanos = !paused || until - pausedUntilNanos > 0 ? until : pausedUntilNanos;
        paused = true;
    }

    /// Records a start and returns 0, or returns the nanoseconds to wait before the next try.
    private synchronized long tryStart() {
        long now = timing.nanoTime().getAsLong();
        if (paused && pausedUntilNanos - now > 0) {
            return pausedUntilNanos - now;
        }
        paused = false;
        while (!starts.isEmpty() && now - starts.getFirst() >= WINDOW_NANOS) {
            starts.removeFirst();
        }
        if (starts.size() < callsPerMinute) {
            starts.addLast(now);
            return 0;
        }
        return WINDOW_NANOS - (now - starts.getFirst());
    }
}
