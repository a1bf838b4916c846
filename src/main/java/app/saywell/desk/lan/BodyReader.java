package app.saywell.desk.lan;

import app.saywell.desk.lan.RoomRefusal.RefusalKind;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/// Reads the bodies of requests, within limits of size, time and number. Safe for several threads.
final class BodyReader {
    /// How long the last byte may take from the first.
    private static final Duration DEADLINE = Duration.ofSeconds(45);

    /// How long a body waits until fewer others are read.
    private static final Duration TURN_WAIT = Duration.ofSeconds(20);

    /// With recordings of the greatest length, some 200 MB.
    private static final int MAX_AT_ONCE = 24;

    private final Semaphore turns = new Semaphore(MAX_AT_ONCE, true);
    private final LongSupplier nanoTime;

    /// @param nanoTime as [System#nanoTime]
    BodyReader(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /// The body of a request.
    ///
    /// @param limit bytes
    /// @throws RoomRefusal if it is longer, says no length, is too slow, or ends early
    byte[] read(Request request, int limit) {
        long length = request.getLength();
        if (length < 0) {
            throw new RoomRefusal(RefusalKind.LENGTH);
        }
        if (length > limit) {
            throw new RoomRefusal(RefusalKind.LARGE);
        }
        if (!awaitTurn()) {
            throw new RoomRefusal(RefusalKind.BUSY);
        }
        try {
            return read(Content.Source.asInputStream(request), (int) length);
        } catch (IOException e) {
            throw new RoomRefusal(RefusalKind.MALFORMED);
        } finally {
            turns.release();
        }
    }

    /// What a device sends, whose memory grows with what arrives, not with what was announced.
    ///
    /// @param length bytes
    /// @throws RoomRefusal if it is too slow, or ends early
    byte[] read(InputStream body, int length) throws IOException {
        long begin = nanoTime.getAsLong();
        byte[] bytes = new byte[Math.min(length, 1 << 16)];
        int count = 0;
        try (InputStream in = body) {
            while (count < length) {
                if (count == bytes.length) {
                    bytes = Arrays.copyOf(bytes, (int) Math.min(length, 2L * count));
                }
                int read = in.read(bytes, count, bytes.length - count);
                if (read < 0) {
                    throw new RoomRefusal(RefusalKind.MALFORMED);
                }
                if (nanoTime.getAsLong() - begin > DEADLINE.toNanos()) {
                    throw new RoomRefusal(RefusalKind.SLOW);
                }
                count += read;
            }
        }
        return bytes.length == length ? bytes : Arrays.copyOf(bytes, length);
    }

    private boolean awaitTurn() {
        try {
            return turns.tryAcquire(TURN_WAIT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
