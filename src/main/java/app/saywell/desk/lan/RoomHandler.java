package app.saywell.desk.lan;

import app.saywell.desk.lan.RoomRefusal.RefusalKind;
import app.saywell.desk.school.take.Take;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The paths of the classroom server: its page, and what the page asks for. There is no other, and
/// nothing that is asked or sent is written to a log.
final class RoomHandler extends Handler.Abstract {
    private static final System.Logger LOG = System.getLogger(RoomHandler.class.getName());

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String TAKES = "/api/takes/";
    private static final String BEARER = "Bearer ";
    private static final int MAX_JSON_BYTES = 1024;
    private static final int MAX_ID_DIGITS = 18;

    /// Requests of one address in a minute. Behind one router all devices of a room have the same.
    private static final int MAX_REQUESTS_OF_ADDRESS = 1200;

    /// Requests of one device in a minute.
    private static final int MAX_REQUESTS_OF_DEVICE = 120;

    private final RoomPage page;
    private final RoomLessonApi api;
    private final RequestRate addresses;
    private final RequestRate devices;
    private final BodyReader bodies = new BodyReader(System::nanoTime);
    private final AtomicInteger uploads = new AtomicInteger();

    RoomHandler(RoomPage page, RoomLessonApi api, InstantSource clock) {
        this.page = page;
        this.api = api;
        addresses = new RequestRate(MAX_REQUESTS_OF_ADDRESS, clock);
        devices = new RequestRate(MAX_REQUESTS_OF_DEVICE, clock);
    }

    /// Whether a recording is on its way or being stored.
    boolean isStoring() {
        return uploads.get() > 0;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        try {
            answer(request, response, callback);
        } catch (RoomRefusal e) {
            refuse(request, response, callback, e.kind());
        } catch (RuntimeException e) {
            // What failed may hold a name or a path of a learner's recording.
            LOG.log(
                    System.Logger.Level.ERROR,
                    "a request of a device failed: {0}",
                    e.getClass().getName());
            refuse(request, response, callback, RefusalKind.FAILED);
        }
        return true;
    }

    private void answer(Request request, Response response, Callback callback) {
        if (!addresses.admits(Request.getRemoteAddr(request))) {
            throw new RoomRefusal(RefusalKind.LATER);
        }
        SameOrigin.require(request);
        api.requireOpen();
        String path = Request.getPathInContext(request);
        if (path.equals("/")) {
            requireMethod(request, "GET");
            RoomResponse.write(response, callback, 200, "text/html;charset=utf-8", page.html());
            return;
        }
        Object answer = path.equals("/api/join") ? join(request) : answerDevice(request, path);
        RoomResponse.write(response, callback, 200, "application/json", JSON.writeValueAsString(answer));
    }

    private RoomAnswers.Joined join(Request request) {
        requireMethod(request, "POST");
        return api.join(
                Request.getRemoteAddr(request), readJson(request).path("code").asString(""));
    }

    private Object answerDevice(Request request, String path) {
        String token = token(request);
        api.requireDevice(token);
        if (!devices.admits(token)) {
            throw new RoomRefusal(RefusalKind.LATER);
        }
        switch (path) {
            case "/api/lesson" -> {
                requireMethod(request, "GET");
                Fields.Field shown = Request.extractQueryParameters(request).get("at");
                return api.lesson(token, shown == null ? Optional.empty() : id(shown.getValue()));
            }
            case "/api/seat" -> {
                requireMethod(request, "POST");
                api.sit(token, requireId(readJson(request).path("learner").asString("")));
                return api.lesson(token, Optional.empty());
            }
            case "/api/leave" -> {
                requireMethod(request, "POST");
                api.leave(token);
                return api.lesson(token, Optional.empty());
            }
            default -> {
                if (!path.startsWith(TAKES)) {
                    throw new RoomRefusal(RefusalKind.NOT_FOUND);
                }
                return store(request, token, requireId(path.substring(TAKES.length())));
            }
        }
    }

    private RoomAnswers.Stored store(Request request, String token, long sentenceId) {
        requireMethod(request, "PUT");
        Take.TakeOwner owner = api.requireRecorder(token, sentenceId);
        uploads.incrementAndGet();
        try {
            byte[] wav = bodies.read(request, RoomRecording.MAX_BYTES);
            String sha256 = request.getHeaders().get("Idempotency-Key");
            return api.store(token, owner, wav, sha256 == null ? "" : sha256);
        } finally {
            uploads.decrementAndGet();
        }
    }

    private JsonNode readJson(Request request) {
        try {
            return JSON.readTree(bodies.read(request, MAX_JSON_BYTES));
        } catch (JacksonException e) {
            throw new RoomRefusal(RefusalKind.MALFORMED);
        }
    }

    private static void requireMethod(Request request, String method) {
        if (!request.getMethod().equals(method)) {
            throw new RoomRefusal(RefusalKind.METHOD);
        }
    }

    private static String token(Request request) {
        String authorization = request.getHeaders().get(HttpHeader.AUTHORIZATION);
        return authorization != null && authorization.startsWith(BEARER)
                ? authorization.substring(BEARER.length())
                : "";
    }

    private static long requireId(String text) {
        return id(text).orElseThrow(() -> new RoomRefusal(RefusalKind.NOT_FOUND));
    }

    private static Optional<Long> id(String text) {
        boolean isNumber = !text.isEmpty()
                && text.length() <= MAX_ID_DIGITS
                && text.chars().allMatch(digit -> digit >= '0' && digit <= '9');
        return isNumber ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }

    // A body that was not read would be taken for the next request.
    private static void refuse(Request request, Response response, Callback callback, RefusalKind kind) {
        if (response.isCommitted()) {
            callback.failed(new RoomRefusal(kind));
            return;
        }
        Content.Chunk rest = request.read();
        boolean isComplete = rest != null && rest.isLast();
        if (rest != null) {
            rest.release();
        }
        if (!isComplete) {
            response.getHeaders().put(HttpHeader.CONNECTION, "close");
        }
        String problem = JSON.writeValueAsString(new RoomAnswers.Refused(kind.name()));
        RoomResponse.write(response, callback, kind.status(), "application/json", problem);
    }
}
