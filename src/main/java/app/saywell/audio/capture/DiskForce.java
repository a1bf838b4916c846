package app.saywell.audio.capture;

import org.jspecify.annotations.Nullable;

import java.io.Closeable;
import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

/// Has a growing take brought to the disk itself once a second, on a thread of its own, for it may
/// take long and the recorder must not wait.
final class DiskForce implements Closeable {
    private static final long INTERVAL_NANOS = 1_000_000_000;

    private final ExecutorService thread =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().name("saywell-disk").daemon().factory());
    private final AtomicBoolean busy = new AtomicBoolean();
    private volatile @Nullable IOException failure;
    private long last = System.nanoTime();

    /// Begins to force `take` if the last time is a second ago.
    ///
    /// @throws IOException if the time before failed
    void perhaps(Take take) throws IOException {
        IOException earlier = failure;
        if (earlier != null) {
            failure = null;
            throw earlier;
        }
        long now = System.nanoTime();
        if (now - last > INTERVAL_NANOS && busy.compareAndSet(false, true)) {
            last = now;
            thread.execute(() -> force(take));
        }
    }

    private void force(Take take) {
        try {
            take.force();
        } catch (java.nio.channels.ClosedChannelException finishedMeanwhile) {
            // Finishing forces too.
        } catch (IOException e) {
            failure = e;
        } finally {
            busy.set(false);
        }
    }

    @Override
    public void close() {
        thread.shutdown();
    }
}
