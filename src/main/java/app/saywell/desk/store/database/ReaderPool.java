package app.saywell.desk.store.database;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// A few connections for readers, opened when they are needed and kept. Thread-safe.
final class ReaderPool implements AutoCloseable {
    private final Jdbi jdbi;
    private final int size;
    private final Semaphore permits;
    private final Deque<Handle> idle = new ArrayDeque<>();
    private volatile boolean isClosed;

    ReaderPool(Jdbi jdbi, int size) {
        this.jdbi = jdbi;
        this.size = size;
        permits = new Semaphore(size);
    }

    /// Runs a query; waits while all connections are in use.
    ///
    /// @throws ClosedLibraryException after [#close()]
    <T> T read(Function<Handle, T> query) {
        permits.acquireUninterruptibly();
        try {
            if (isClosed) {
                throw new ClosedLibraryException();
            }
            Handle handle = takeIdle();
            try {
                return query.apply(handle);
            } finally {
                putBack(handle);
            }
        } finally {
            permits.release();
        }
    }

    private Handle takeIdle() {
        synchronized (idle) {
            Handle handle = idle.poll();
            if (handle != null) {
                return handle;
            }
        }
        return jdbi.open();
    }

    private void putBack(Handle handle) {
        synchronized (idle) {
            idle.push(handle);
        }
    }

    /// Waits for the running queries. Later ones fail; they must not wait, because one may come
    /// from the window's thread.
    @Override
    public void close() {
        permits.acquireUninterruptibly(size);
        isClosed = true;
        synchronized (idle) {
            idle.forEach(Handle::close);
            idle.clear();
        }
        permits.release(size);
    }
}
