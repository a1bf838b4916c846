package app.saywell.judge.service.http;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.service.call.ApiError;
import app.saywell.judge.service.call.ApiException;
import app.saywell.judge.service.call.CallAnswer;
import app.saywell.judge.service.call.CallObserver;
import app.saywell.judge.service.call.CreditReserver;
import app.saywell.judge.service.call.EngineQueue;
import app.saywell.judge.service.call.FollowCallHandler;
import app.saywell.judge.service.call.FormFields;
import app.saywell.judge.service.call.ServiceLimits;
import app.saywell.judge.service.call.SpeechCallHandler;
import app.saywell.judge.service.call.Workload;
import app.saywell.judge.service.store.DatabaseOutageException;
import app.saywell.judge.service.upload.MultipartFormReader;
import app.saywell.judge.service.upload.UploadQuota;
import app.saywell.speech.ServiceEndpoint;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Checks a request, cheapest checks first, and answers it.
///
/// Every request has its own virtual thread, which waits for the upload, the engine and the
/// connection.
public final class SpeechHandler extends Handler.Abstract {
    private static final Logger LOG = LoggerFactory.getLogger(SpeechHandler.class);

    private static final ApiError DATABASE_UNAVAILABLE = ApiError.of(
                    ApiError.ApiErrorKind.SERVICE_UNAVAILABLE,
                    "The service cannot reach its database now. The recording was" + " not billed. Try again shortly.")
            .retryAfter(5);

    private final HostAndOriginFilter hostAndOriginFilter;
    private final AdmissionControl admissionControl;
    private final SpeechCallHandler callHandler;
    private final FollowCallHandler followHandler;
    private final EngineQueue engineQueue;
    private final ServiceLimits limits;
    private final MultipartFormReader formReader;
    private final UploadQuota uploadQuota;
    private final CallObserver callObserver;

    /// @param listenAddress its host names are the allowed ones
    /// @param engine must be safe for several threads
    /// @param callObserver told about each call when it has been answered
    public SpeechHandler(
            ListenAddress listenAddress,
            AdmissionControl admissionControl,
            SpeechEngine engine,
            EngineQueue engineQueue,
            ServiceLimits limits,
            CallObserver callObserver) {
        this.hostAndOriginFilter = new HostAndOriginFilter(listenAddress.hostNames());
        this.admissionControl = admissionControl;
        this.callHandler = new SpeechCallHandler(engine);
        this.followHandler = new FollowCallHandler(engine);
        this.engineQueue = engineQueue;
        this.limits = limits;
        this.callObserver = callObserver;
        this.formReader = new MultipartFormReader(limits);
        this.uploadQuota = new UploadQuota(limits, System::nanoTime);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        long startNanos = System.nanoTime();
        Optional<ServiceEndpoint> endpoint = knownEndpoint(request);
        int status = answerAndBill(request, response, callback);
        callObserver.callEnded(endpoint, status, Duration.ofNanos(System.nanoTime() - startNanos));
        return true;
    }

    private int answerAndBill(Request request, Response response, Callback callback) {
        ResponseWriter responseWriter = new ResponseWriter(request, response, callback);
        ApiError apiError;
        try {
            if (ServiceDescription.isAskedBy(request)) {
                hostAndOriginFilter.check(request);
                return responseWriter.writeAnswer(ServiceDescription.json())
                        ? HttpStatus.OK_200
                        : CallObserver.STATUS_CALLER_GONE;
            }
            CallAnswer answer = answer(request, new ClientConnection(request, response));
            answer.reservation().bill();
            if (!responseWriter.writeAnswer(answer.json())) {
                answer.reservation().release();
                return CallObserver.STATUS_CALLER_GONE;
            }
            return HttpStatus.OK_200;
        } catch (ApiException e) {
            apiError = e.apiError();
        } catch (RuntimeException e) {
            apiError = toApiError(e);
        }
        responseWriter.writeError(apiError);
        return apiError.kind().status();
    }

    private static ApiError toApiError(RuntimeException e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof DatabaseOutageException) {
                LOG.warn("A call was refused because of a database outage", new RedactedException(e));
                return DATABASE_UNAVAILABLE;
            }
        }
        LOG.error("A call failed", new RedactedException(e));
        return ApiError.of(
                ApiError.ApiErrorKind.INTERNAL_SERVER_ERROR, "The service failed. The recording was not billed.");
    }

    private CallAnswer answer(Request request, ClientConnection connection) {
        long deadline = System.nanoTime() + limits.callTimeout().toNanos();
        hostAndOriginFilter.check(request);
        Optional<FollowPath> followed = FollowPath.of(request);
        // Following is priced and planned as what it announces.
        ServiceEndpoint endpoint = followed.isPresent() ? ServiceEndpoint.PRONUNCIATION_SIMPLE : endpoint(request);
        requirePost(request);
        AuthenticatedCaller caller = admissionControl.authenticate(request);
        String boundary = formReader.checkHeaders(request);
        if (engineQueue.isFull()) {
            throw EngineQueue.queueFull().toException();
        }
        try (UploadQuota.UploadPermit permit = uploadQuota.acquire(caller.keyHandle())) {
            // Parts come faster than any rate limit allows calls; the session is the call.
            if (followed.flatMap(FollowPath::session).isEmpty()) {
                admissionControl.admit(caller, endpoint);
            }
            FormFields fields = formReader.read(request, boundary, permit, deadline);
            long receivedNanos = System.nanoTime();
            return engineQueue.run(
                    caller.keyHandle(),
                    decoded -> {
                        CreditReserver credit = admissionControl.creditReserver(caller, endpoint);
                        return followed.isPresent()
                                ? followHandler.answer(followed.get().session(), fields, caller.keyHandle(), credit)
                                : callHandler.answer(endpoint, fields, credit, receivedNanos, decoded);
                    },
                    followed.isPresent() ? Workload.UNKNOWN : Workload.of(endpoint, fields),
                    Duration.ofNanos(deadline - receivedNanos),
                    connection::isDisconnected);
        }
    }

    private static ServiceEndpoint endpoint(Request request) {
        return knownEndpoint(request)
                .orElseThrow(() -> ApiError.of(ApiError.ApiErrorKind.NOT_FOUND, "There is no such path.")
                        .toException());
    }

    private static void requirePost(Request request) {
        if (!request.getMethod().equals("POST")) {
            throw ApiError.of(ApiError.ApiErrorKind.METHOD_NOT_ALLOWED, "Only POST is allowed.")
                    .toException();
        }
    }

    private static Optional<ServiceEndpoint> knownEndpoint(Request request) {
        String path = Request.getPathInContext(request);
        return Arrays.stream(ServiceEndpoint.values())
                .filter(candidate -> candidate.path().equals(path))
                .findFirst();
    }
}
