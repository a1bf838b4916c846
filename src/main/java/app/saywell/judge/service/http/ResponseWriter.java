package app.saywell.judge.service.http;

import app.saywell.judge.service.call.ApiError;
import app.saywell.judge.service.call.ApiException;
import app.saywell.judge.service.upload.RequestBodyReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Blocker;
import org.eclipse.jetty.util.Callback;

/// Writes answers and errors, on the calling thread.
final class ResponseWriter {
    /// After an error during an upload, the rest of the upload is read and thrown away: many
    /// callers read the answer only when they have sent everything, and closing earlier would reset
    /// the connection before that. It ends when nothing comes for [#LINGER_STALL], and at the
    /// latest after [#LINGER_TIMEOUT] or [#MAX_LINGER_BYTES].
    private static final Duration LINGER_STALL = Duration.ofSeconds(2);

    private static final Duration LINGER_TIMEOUT = Duration.ofSeconds(30);
    private static final long MAX_LINGER_BYTES = 1L << 30;

    private static final int MAX_READS = 16;

    private final Request request;
    private final Response response;
    private final Callback callback;

    /// @param callback completed by exactly one of the methods of this class
    ResponseWriter(Request request, Response response, Callback callback) {
        this.request = request;
        this.response = response;
        this.callback = callback;
    }

    /// Sends an answer.
    ///
    /// @return whether it could be written to the connection
    boolean writeAnswer(String json) {
        try {
            write(200, json);
        } catch (IOException e) {
            callback.failed(e);
            return false;
        }
        callback.succeeded();
        return true;
    }

    /// Sends an error, and closes the connection if the upload is not complete.
    void writeError(ApiError apiError) {
        apiError.retryAfterSeconds().ifPresent(seconds -> response.getHeaders().put(HttpHeader.RETRY_AFTER, seconds));
        if (apiError.kind() == ApiError.ApiErrorKind.METHOD_NOT_ALLOWED) {
            response.getHeaders().put(HttpHeader.ALLOW, "POST");
        }
        boolean bodyComplete = isBodyComplete();
        if (!bodyComplete) {
            response.getHeaders().put(HttpHeader.CONNECTION, "close");
        }
        try {
            write(apiError.kind().status(), ErrorJson.of(apiError));
            if (!bodyComplete && shouldLinger(apiError)) {
                linger();
            }
            callback.succeeded();
        } catch (IOException e) {
            callback.failed(e);
        }
    }

    /// Whether the whole body has arrived; reads what is available.
    private boolean isBodyComplete() {
        Content.Chunk chunk = request.read();
        for (int i = 0; chunk != null && i < MAX_READS; i++) {
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
        try (Blocker.Callback completion = Blocker.callback()) {
            response.write(true, bytes, completion);
            completion.block();
        }
    }

    /// Not after a time-out, and not for a caller that waits for `100 Continue`.
    private boolean shouldLinger(ApiError apiError) {
        return apiError.kind() != ApiError.ApiErrorKind.GATEWAY_TIMEOUT
                && !request.getHeaders().contains(HttpHeader.EXPECT);
    }

    private void linger() {
        RequestBodyReader body =
                new RequestBodyReader(request, LINGER_STALL, System.nanoTime() + LINGER_TIMEOUT.toNanos());
        long read = 0;
        try {
            while (read < MAX_LINGER_BYTES) {
                Content.Chunk chunk = body.next();
                read += chunk.remaining();
                chunk.release();
                if (chunk.isLast()) {
                    return;
                }
            }
        } catch (ApiException callerGone) {
            // The caller has disconnected, or the time is up.
        }
    }
}
