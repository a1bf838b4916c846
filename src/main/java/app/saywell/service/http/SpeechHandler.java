package app.saywell.service.http;

import app.saywell.service.call.Answer;
import app.saywell.service.call.EngineQueue;
import app.saywell.service.call.Examiner;
import app.saywell.service.call.Form;
import app.saywell.service.call.Limits;
import app.saywell.service.call.Problem;
import app.saywell.service.call.Refused;
import app.saywell.service.store.OutageException;
import app.saywell.service.upload.FormReader;
import app.saywell.service.upload.Uploads;
import app.saywell.speech.Endpoint;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Arrays;

/// Takes a request through its checks, cheapest first, and answers it.
///
/// Every request has a virtual thread of its own, which waits for upload, engine and connection.
public final class SpeechHandler extends Handler.Abstract {
    private static final Logger LOG = LoggerFactory.getLogger(SpeechHandler.class);

    private static final Problem OUTAGE =
            Problem.of(
                            Problem.Kind.SERVICE_UNAVAILABLE,
                            "The service cannot reach its accounts at present. The recording was"
                                    + " not billed. Try again shortly.")
                    .retryAfter(5);

    private static final Problem NOBODY_WAITS =
            Problem.of(
                    Problem.Kind.SERVICE_UNAVAILABLE,
                    "The caller hung up before its turn. The recording was not billed.");

    private final Doorkeeper doorkeeper;
    private final Gate gate;
    private final Examiner examiner;
    private final EngineQueue queue;
    private final Limits limits;
    private final FormReader reader;
    private final Uploads uploads;

    /// @param listen names by which the service may be called
    public SpeechHandler(
            Listen listen, Gate gate, Examiner examiner, EngineQueue queue, Limits limits) {
        this.doorkeeper = new Doorkeeper(listen.names());
        this.gate = gate;
        this.examiner = examiner;
        this.queue = queue;
        this.limits = limits;
        this.reader = new FormReader(limits);
        this.uploads = new Uploads(limits);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        Sender sender = new Sender(request, response, callback);
        try {
            Answer answer = answer(request, new Line(request, response));
            answer.hold().bill();
            if (!sender.answer(answer.json())) {
                answer.hold().release();
            }
        } catch (Refused e) {
            sender.refuse(e.problem());
        } catch (RuntimeException e) {
            sender.refuse(failed(e));
        }
        return true;
    }

    private static Problem failed(RuntimeException e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof OutageException) {
                LOG.warn("A call was turned away without the database", new Wordless(e));
                return OUTAGE;
            }
        }
        LOG.error("A call failed", new Wordless(e));
        return Problem.of(
                Problem.Kind.INTERNAL_SERVER_ERROR,
                "The service failed. The recording was not billed.");
    }

    private Answer answer(Request request, Line line) {
        long deadline = System.nanoTime() + limits.call().toNanos();
        doorkeeper.check(request);
        Endpoint endpoint = endpoint(request);
        Caller caller = gate.authenticate(request);
        String boundary = reader.checkHeaders(request);
        if (queue.full()) {
            throw EngineQueue.noPlace().refused();
        }
        try (Uploads.Place place = uploads.enter(caller.handle())) {
            gate.admit(caller, endpoint);
            Form form = reader.read(request, boundary, place, deadline);
            long began = System.nanoTime();
            return queue.run(
                    () -> {
                        if (line.hungUp()) {
                            throw NOBODY_WAITS.refused();
                        }
                        return examiner.answer(endpoint, form, gate.till(caller, endpoint), began);
                    },
                    Duration.ofNanos(deadline - began));
        }
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
}
