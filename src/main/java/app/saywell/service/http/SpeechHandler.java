package app.saywell.service.http;

import app.saywell.service.account.KeyValue;
import app.saywell.service.call.EngineQueue;
import app.saywell.service.call.Examiner;
import app.saywell.service.call.Form;
import app.saywell.service.call.Problem;
import app.saywell.service.call.Refused;
import app.saywell.service.store.KeyStore;
import app.saywell.speech.Endpoint;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Arrays;

/// Takes a request through its checks, cheapest first, and answers it.
public final class SpeechHandler extends Handler.Abstract {
    private static final Logger LOG = LoggerFactory.getLogger(SpeechHandler.class);

    private final KeyStore keys;
    private final KeyValue sessionKey;
    private final Examiner examiner;
    private final EngineQueue queue;
    private final Duration timeout = Duration.ofSeconds(60);
    private final long mostBytes = 64 << 20;

    /// @param sessionKey a key that is known to this process alone
    public SpeechHandler(KeyStore keys, KeyValue sessionKey, Examiner examiner, EngineQueue queue) {
        this.keys = keys;
        this.sessionKey = sessionKey;
        this.examiner = examiner;
        this.queue = queue;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        try {
            send(response, callback, 200, answer(request));
        } catch (Refused e) {
            refuse(e.problem(), response, callback);
        } catch (RuntimeException e) {
            LOG.error("A call failed", e);
            refuse(
                    Problem.of(Problem.Kind.INTERNAL_SERVER_ERROR, "The service failed."),
                    response,
                    callback);
        }
        return true;
    }

    private String answer(Request request) {
        long deadline = System.nanoTime() + timeout.toNanos();
        Endpoint endpoint = endpoint(request);
        authenticate(request);
        if (request.getLength() > mostBytes) {
            throw Upload.tooLarge(mostBytes).refused();
        }
        Form form = new Upload(request, mostBytes, deadline).read();
        long began = System.nanoTime();
        return queue.run(
                () -> examiner.answer(endpoint, form, began), Duration.ofNanos(deadline - began));
    }

    private static Endpoint endpoint(Request request) {
        String path = Request.getPathInContext(request);
        Endpoint endpoint =
                Arrays.stream(Endpoint.values())
                        .filter(e -> e.path().equals(path))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        Problem.of(Problem.Kind.NOT_FOUND, "There is no such path.")
                                                .refused());
        if (!request.getMethod().equals("POST")) {
            throw Problem.of(Problem.Kind.METHOD_NOT_ALLOWED, "Only POST is answered here.")
                    .refused();
        }
        return endpoint;
    }

    private void authenticate(Request request) {
        String sent = request.getHeaders().get("x-api-key");
        KeyValue key = sent == null ? null : KeyValue.of(sent).orElse(null);
        if (key == null || !(key.same(sessionKey) || keys.activeKey(key).isPresent())) {
            throw Problem.of(
                            Problem.Kind.UNAUTHORIZED,
                            "The API key is missing, wrong, inactive or expired.")
                    .refused();
        }
    }

    private static void refuse(Problem problem, Response response, Callback callback) {
        problem.retryAfterSeconds()
                .ifPresent(seconds -> response.getHeaders().put(HttpHeader.RETRY_AFTER, seconds));
        send(response, callback, problem.kind().status(), ErrorBody.of(problem));
    }

    private static void send(Response response, Callback callback, int status, String json) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        Content.Sink.write(response, true, json, callback);
    }
}
