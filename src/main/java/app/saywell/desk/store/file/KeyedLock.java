package app.saywell.desk.store.file;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/// A lock per id: one thread at a time works on the same id. A second caller waits and then finds
/// the work done.
public final class KeyedLock {
    private final ConcurrentHashMap<Long, LockEntry> entries = new ConcurrentHashMap<>();

    /// The work under the lock.
    public interface LockedTask<T> {
        T run() throws InterruptedException;
    }

    public <T> T runLocked(long id, LockedTask<T> job) throws InterruptedException {
        LockEntry entry =
                entries.compute(id, (key, existing) -> (existing == null ? new LockEntry() : existing).acquire());
        try {
            entry.lock.lockInterruptibly();
            try {
                return job.run();
            } finally {
                entry.lock.unlock();
            }
        } finally {
            entries.computeIfPresent(id, (key, existing) -> existing.release() ? null : existing);
        }
    }

    /// `users` is only changed inside `compute` of the map, which is atomic per key.
    private static final class LockEntry {
        private final ReentrantLock lock = new ReentrantLock();
        private int users;

        LockEntry acquire() {
            users++;
            return this;
        }

        boolean release() {
            users--;
            return users == 0;
        }
    }
}
