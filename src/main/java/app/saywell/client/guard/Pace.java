package app.saywell.client.guard;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/// How fast a key may be used: so many calls within any minute, so many at once.
///
/// The minute slides; there is no burst at its edge that the service would count into one minute.
/// It is a second longer than the service's, because calls do not take equally long to arrive.
public final class Pace {
    private static final long WINDOW_NANOS = Duration.ofSeconds(61).toNanos();

    private final int callsAMinute;
    private final Timing timing;
    private final Semaphore places;
    private final Deque<Long> starts = new ArrayDeque<>();
    private boolean rests;
    private long resting;

    /// @param callsAMinute of the key, at least 1
    public Pace(int callsAMinute, Timing timing) {
        if (callsAMinute < 1) {
            throw new IllegalArgumentException("at least one call a minute");
        }
        this.callsAMinute = callsAMinute;
        this.timing = timing;
        this.places = new Semaphore(atOnce(callsAMinute), true);
    }

    /// The advised number of calls at once: below a sixtieth of the calls a minute, at least one
    /// (service document, section 8).
    static int atOnce(int callsAMinute) {
        return Math.max(1, Math.ceilDiv(callsAMinute, 60) - 1);
    }

    /// Waits for a place and for the minute; whoever got through calls [#leave] afterwards.
    void enter() throws InterruptedException {
        places.acquire();
        boolean entered = false;
        try {
            for (long wait = start(); wait > 0; wait = start()) {
                timing.sleeper().sleep(Duration.ofNanos(wait));
            }
            entered = true;
        } finally {
            if (!entered) {
                places.release();
            }
        }
    }

    void leave() {
        places.release();
    }

    /// Lets nobody start for so long, because the service has asked for it; at most a minute.
    synchronized void rest(Duration length) {
        long until = timing.nanos().getAsLong() + Math.min(length.toNanos(), WINDOW_NANOS);
        resting = !rests || until - resting > 0 ? until : resting;
        rests = true;
    }

    /// Notes a start and gives 0, or gives how long to wait before asking again.
    private synchronized long start() {
        long now = timing.nanos().getAsLong();
        if (rests && resting - now > 0) {
            return resting - now;
        }
        rests = false;
        while (!starts.isEmpty() && now - starts.getFirst() >= WINDOW_NANOS) {
            starts.removeFirst();
        }
        if (starts.size() < callsAMinute) {
            starts.addLast(now);
            return 0;
        }
        return WINDOW_NANOS - (now - starts.getFirst());
    }
}
