package app.saywell.practice.scoring;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/// Lets one thread at a time work on the same thing, so that a second wish for it finds it done.
final class OneAtATime {
    private final ConcurrentHashMap<Long, Place> places = new ConcurrentHashMap<>();

    /// Something to do.
    interface Job<T> {
        T run() throws InterruptedException;
    }

    <T> T run(long id, Job<T> job) throws InterruptedException {
        Place place =
                places.compute(id, (key, there) -> (there == null ? new Place() : there).enter());
        try {
            place.lock.lockInterruptibly();
            try {
                return job.run();
            } finally {
                place.lock.unlock();
            }
        } finally {
            places.computeIfPresent(id, (key, there) -> there.leave() ? null : there);
        }
    }

    /// Its count is only touched within the map's own lock for the key.
    private static final class Place {
        private final ReentrantLock lock = new ReentrantLock();
        private int inside;

        Place enter() {
            inside++;
            return this;
        }

        boolean leave() {
            inside--;
            return inside == 0;
        }
    }
}
