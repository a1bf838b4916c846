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
    private final Duration stallTimeout;
    private final long deadline;

    /// @param stallTimeout the longest wait for the next byte
    /// @param deadline when the last byte must have arrived, by [System#nanoTime()]
    public RequestBodyReader(Request request, Duration stallTimeout, long deadline) {
        this.request = request;
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
        request.demand(ready::release);
        long timeoutNanos = Math.min(stallTimeout.toNanos(), deadline - System.nanoTime());
        try {
            if (!ready.tryAcquire(timeoutNanos, TimeUnit.NANOSECONDS)) {
                throw tooSlow().toException();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw tooSlow().toException();
        }
    }

    private static ApiError tooSlow() {
        return ApiError.of(ApiError.ApiErrorKind.GATEWAY_TIMEOUT, "The upload stalled or exceeded the time limit.");
    }
}
