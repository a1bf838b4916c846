package app.saywell.judge.service.admin;

import app.saywell.judge.service.call.ApiException;
import app.saywell.judge.service.http.HostAndOriginFilter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Answers `GET /health` and `GET /metrics`, and nothing else. Needs no key, therefore it has a
/// port of its own, which only the operator's programs should reach.
public final class AdminHandler extends Handler.Abstract {
    private final HostAndOriginFilter hostAndOriginFilter;
    private final HealthCheck health;
    private final ServiceMetrics metrics;

    /// @param hostNames host names that callers may use besides numeric addresses
    public AdminHandler(Set<String> hostNames, HealthCheck health, ServiceMetrics metrics) {
        this.hostAndOriginFilter = new HostAndOriginFilter(hostNames);
        this.health = health;
        this.metrics = metrics;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        try {
            hostAndOriginFilter.check(request);
        } catch (ApiException e) {
            answer(response, callback, 403, "text/plain", "");
            return true;
        }
        if (!request.getMethod().equals("GET")) {
            response.getHeaders().put(HttpHeader.ALLOW, "GET");
            answer(response, callback, 405, "text/plain", "");
            return true;
        }
        switch (Request.getPathInContext(request)) {
            case "/health" -> answerHealth(response, callback);
            case "/metrics" -> answer(response, callback, 200, ServiceMetrics.CONTENT_TYPE, metrics.text());
            default -> answer(response, callback, 404, "text/plain", "");
        }
        return true;
    }

    private void answerHealth(Response response, Callback callback) {
        HealthCheck.HealthState state = health.state();
        String status = state.stopping() ? "stopping" : state.isHealthy() ? "ok" : "unhealthy";
        answer(response, callback, state.isHealthy() ? 200 : 503, "application/json", """
            {"status": "%s", "database": "%s", "queue": "%s"}
            """.formatted(
                        status,
                        state.stopping() ? "unknown" : state.databaseReachable() ? "ok" : "unreachable",
                        state.queueFull() ? "full" : "ok"));
    }

    private static void answer(Response response, Callback callback, int status, String type, String body) {
        answer(response, callback, status, type, body.getBytes(StandardCharsets.UTF_8));
    }

    private static void answer(Response response, Callback callback, int status, String type, byte[] body) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
        response.write(true, ByteBuffer.wrap(body), callback);
    }
}
