package app.saywell.service.upload;

import app.saywell.service.call.Problem;

import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// The bytes of a request as they come, waited for in the calling thread.
public final class Body {
    private final Request request;
    private final Duration stall;
    private final long deadline;

    /// @param stall the longest wait for the next byte
    /// @param deadline when the last byte must be there, by [System#nanoTime()]
    public Body(Request request, Duration stall, long deadline) {
        this.request = request;
        this.stall = stall;
        this.deadline = deadline;
    }

    /// The next piece, which the caller releases; possibly empty, and the last one says so.
    ///
    /// @throws app.saywell.service.call.Refused if it does not come in time or the body breaks off
    public Content.Chunk next() {
        Content.Chunk chunk = request.read();
        while (chunk == null) {
            await();
            chunk = request.read();
        }
        if (Content.Chunk.isFailure(chunk)) {
            throw Problem.badRequest("The body is broken or ended too early.").refused();
        }
        return chunk;
    }

    private void await() {
        Semaphore ready = new Semaphore(0);
        request.demand(ready::release);
        long left = Math.min(stall.toNanos(), deadline - System.nanoTime());
        try {
            if (!ready.tryAcquire(left, TimeUnit.NANOSECONDS)) {
                throw tooSlow().refused();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw tooSlow().refused();
        }
    }

    private static Problem tooSlow() {
        return Problem.of(
                Problem.Kind.GATEWAY_TIMEOUT, "The upload stalled or took longer than it may.");
    }
}
