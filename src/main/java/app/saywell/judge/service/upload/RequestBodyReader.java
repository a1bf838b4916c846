package app.saywell.judge.service.upload;

import app.saywell.judge.service.call.ApiError;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/// Reads the body of a request piece by piece, blocking the calling thread.
public final class RequestBodyReader {
    private final Request request;
    private final ByteWait byteWait;
    private final Duration stallTimeout;
    private final long deadline;

    /// Hears of each wait for a byte, and may end it.
    interface ByteWait {
        /// Of a body that nobody else needs the place of.
        ByteWait ALONE = new ByteWait() {
            @Override
            public void begins(Runnable wakeUp) {}

            @Override
            public void ends() {}

            @Override
            public boolean isGivenUp() {
                return false;
            }
        };

        /// @param wakeUp ends the wait
        void begins(Runnable wakeUp);

        /// The byte is here, or waited for no more.
        void ends();

        /// Whether the body is to be read no further.
        boolean isGivenUp();
    }

    /// @param stallTimeout the longest wait for the next byte
    /// @param deadline when the last byte must have arrived, by [System#nanoTime()]
    public RequestBodyReader(Request request, Duration stallTimeout, long deadline) {
        this(request, ByteWait.ALONE, stallTimeout, deadline);
    }

    RequestBodyReader(Request request, ByteWait byteWait, Duration stallTimeout, long deadline) {
        this.request = request;
        this.byteWait = byteWait;
        this.stallTimeout = stallTimeout;
        this.deadline = deadline;
    }

    /// The next chunk, which may be empty. The caller releases it. [Content.Chunk#isLast] marks the
    /// end.
    ///
    /// @throws app.saywell.judge.service.call.ApiException if it does not arrive in time or the body ends
    ///     early
    public Content.Chunk next() {
        Content.Chunk chunk = request.read();
        while (chunk == null) {
            awaitMoreBytes();
            chunk = request.read();
        }
        if (Content.Chunk.isFailure(chunk)) {
            throw ApiError.badRequest("The body is broken or ended too early.").toException();
        }
        return chunk;
    }

    private void awaitMoreBytes() {
        Semaphore ready = new Semaphore(0);
        byteWait.begins(ready::release);
        request.demand(ready::release);
        long timeoutNanos = Math.min(stallTimeout.toNanos(), deadline - System.nanoTime());
        try {
            if (!ready.tryAcquire(timeoutNanos, TimeUnit.NANOSECONDS) || byteWait.isGivenUp()) {
                throw tooSlow().toException();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw tooSlow().toException();
        } finally {
            byteWait.ends();
        }
    }

    private static ApiError tooSlow() {
        return ApiError.of(ApiError.ApiErrorKind.GATEWAY_TIMEOUT, "The upload stalled or exceeded the time limit.");
    }
}
