package app.saywell.service.http;

import app.saywell.service.call.Problem;
import app.saywell.service.call.Refused;
import app.saywell.service.upload.Body;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Blocker;
import org.eclipse.jetty.util.Callback;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// Writes answers and refusals, in the calling thread.
final class Sender {
    /// How long, and for how many bytes, a caller that was refused in the middle of its upload is
    /// listened to. Closing at once would tear the refusal away before the caller can read it.
    private static final Duration LINGER = Duration.ofSeconds(2);

    private static final long LINGER_BYTES = 80 << 20;

    private static final int MOST_READS = 16;

    private final Request request;
    private final Response response;
    private final Callback callback;

    /// @param callback completed by exactly one of the methods here
    Sender(Request request, Response response, Callback callback) {
        this.request = request;
        this.response = response;
        this.callback = callback;
    }

    /// Sends an answer.
    ///
    /// @return whether it could be handed to the connection
    boolean answer(String json) {
        try {
            write(200, json);
        } catch (IOException e) {
            callback.failed(e);
            return false;
        }
        callback.succeeded();
        return true;
    }

    /// Sends a refusal, and ends the connection if the upload is still under way.
    void refuse(Problem problem) {
        problem.retryAfterSeconds()
                .ifPresent(seconds -> response.getHeaders().put(HttpHeader.RETRY_AFTER, seconds));
        if (problem.kind() == Problem.Kind.METHOD_NOT_ALLOWED) {
            response.getHeaders().put(HttpHeader.ALLOW, "POST");
        }
        boolean uploaded = uploaded();
        if (!uploaded) {
            response.getHeaders().put(HttpHeader.CONNECTION, "close");
        }
        try {
            write(problem.kind().status(), ErrorBody.of(problem));
            if (!uploaded && worthLingering(problem)) {
                linger();
            }
            callback.succeeded();
        } catch (IOException e) {
            callback.failed(e);
        }
    }

    /// Whether the whole body has come; takes what of it is there.
    private boolean uploaded() {
        Content.Chunk chunk = request.read();
        for (int i = 0; chunk != null && i < MOST_READS; i++) {
            chunk.release();
            if (chunk.isLast()) {
                return !Content.Chunk.isFailure(chunk);
            }
            chunk = request.read();
        }
        if (chunk != null) {
            chunk.release();
        }
        return false;
    }

    private void write(int status, String json) throws IOException {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        ByteBuffer bytes = ByteBuffer.wrap(json.getBytes(StandardCharsets.UTF_8));
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, bytes.remaining());
        try (Blocker.Callback written = Blocker.callback()) {
            response.write(true, bytes, written);
            written.block();
        }
    }

    /// Not for a caller that already had its time, nor for one that waits to be told to go on.
    private boolean worthLingering(Problem problem) {
        return problem.kind() != Problem.Kind.GATEWAY_TIMEOUT
                && !request.getHeaders().contains(HttpHeader.EXPECT);
    }

    private void linger() {
        Body body = new Body(request, LINGER, System.nanoTime() + LINGER.toNanos());
        long read = 0;
        try {
            while (read < LINGER_BYTES) {
                Content.Chunk chunk = body.next();
                read += chunk.remaining();
                chunk.release();
                if (chunk.isLast()) {
                    return;
                }
            }
        } catch (Refused gaveUp) {
            // The caller is gone, or had its time.
        }
    }
}
