package app.saywell.service.http;

import app.saywell.service.call.Problem;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/// The body of what Jetty refuses by itself, such as broken HTTP, in the form of all other
/// refusals.
final class JsonErrors extends ErrorHandler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        Content.Sink.write(response, true, ErrorBody.of(problem(response.getStatus())), callback);
        return true;
    }

    /// The status that Jetty chose stays; the body says which kind of refusal it is.
    private static Problem problem(int status) {
        if (status == 503) {
            return Problem.of(Problem.Kind.SERVICE_UNAVAILABLE, "The service is stopping.");
        }
        return status == 500
                ? Problem.of(Problem.Kind.INTERNAL_SERVER_ERROR, "The service failed.")
                : Problem.badRequest("This is not a request that can be understood.");
    }
}
