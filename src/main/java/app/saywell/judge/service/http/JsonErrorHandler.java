package app.saywell.judge.service.http;

import app.saywell.judge.service.call.ApiError;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/// Gives errors that Jetty itself reports, such as malformed HTTP, the same JSON form as all other
/// errors.
public final class JsonErrorHandler extends ErrorHandler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        Content.Sink.write(response, true, ErrorJson.of(apiError(response.getStatus())), callback);
        return true;
    }

    /// Jetty's status stays; this chooses the code string in the body.
    private static ApiError apiError(int status) {
        if (status == 503) {
            return ApiError.of(ApiError.ApiErrorKind.SERVICE_UNAVAILABLE, "The service is stopping.");
        }
        return status == 500
                ? ApiError.of(ApiError.ApiErrorKind.INTERNAL_SERVER_ERROR, "The service failed.")
                : ApiError.badRequest("The request is malformed.");
    }
}
