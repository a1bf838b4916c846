package app.saywell.judge.service.http;

import app.saywell.judge.service.call.ApiError;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/// Refuses requests that come from web pages.
///
/// A page in a browser can reach this service through DNS rebinding or with a plain POST. The first
/// has a foreign `Host` name, the second an `Origin` header. This service is called by programs,
/// which have neither.
public final class HostAndOriginFilter {
    private static final Pattern NUMERIC_ADDRESS = Pattern.compile("[0-9.]+|\\[[0-9a-f:.]+]");

    private final Set<String> hostNames;

    /// @param hostNames allowed host names, in addition to `localhost` and numeric addresses
    public HostAndOriginFilter(Collection<String> hostNames) {
        this.hostNames =
                hostNames.stream().map(name -> name.toLowerCase(Locale.ROOT)).collect(Collectors.toUnmodifiableSet());
    }

    /// @throws app.saywell.judge.service.call.ApiException if the request comes from a page or has a
    ///     foreign host name
    public void check(Request request) {
        if (request.getHeaders().contains(HttpHeader.ORIGIN)) {
            throw ApiError.of(ApiError.ApiErrorKind.FORBIDDEN, "Requests from web pages are not allowed.")
                    .toException();
        }
        String host = Request.getServerName(request);
        if (host == null || !isOwnName(host.toLowerCase(Locale.ROOT))) {
            throw ApiError.of(ApiError.ApiErrorKind.FORBIDDEN, "This host name does not belong to the service.")
                    .toException();
        }
    }

    private boolean isOwnName(String host) {
        return host.equals("localhost")
                || hostNames.contains(host)
                || NUMERIC_ADDRESS.matcher(host).matches();
    }
}
