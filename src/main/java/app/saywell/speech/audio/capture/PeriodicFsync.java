package app.saywell.speech.audio.capture;

import java.io.Closeable;
import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/// Forces a growing take to the disk once a second. It uses its own thread, because this may take
/// long and the recorder must not wait.
final class PeriodicFsync implements Closeable {
    private static final long INTERVAL_NANOS = 1_000_000_000;

    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("saywell-disk").daemon().factory());
    private final AtomicBoolean busy = new AtomicBoolean();
    private volatile @Nullable IOException failure;
    private long lastFsyncNanos = System.nanoTime();

    /// Starts an fsync of `take` if the last one is more than a second ago.
    ///
    /// @throws IOException if the previous one failed
    void fsyncIfDue(TakeFile take) throws IOException {
        IOException earlier = failure;
        if (earlier != null) {
            failure = null;
            throw earlier;
        }
        long now = System.nanoTime();
        if (now - lastFsyncNanos > INTERVAL_NANOS && busy.compareAndSet(false, true)) {
            lastFsyncNanos = now;
            thread.execute(() -> fsync(take));
        }
    }

    private void fsync(TakeFile take) {
        try {
            take.fsync();
        } catch (java.nio.channels.ClosedChannelException finishedMeanwhile) {
            // Finishing the file also forces it to the disk.
        } catch (IOException e) {
            failure = e;
        } catch (RuntimeException e) {
            failure = new IOException(e);
        } finally {
            busy.set(false);
        }
    }

    @Override
    public void close() {
        thread.shutdown();
    }
}
