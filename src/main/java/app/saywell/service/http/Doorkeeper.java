package app.saywell.service.http;

import app.saywell.service.call.Problem;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Turns away what only a web page would send.
///
/// A page in a browser can be given an address that leads here (DNS rebinding), or can simply post
/// here. The first betrays itself by the host name it asks for, the second by an `Origin`; this
/// service is called by programs, which have neither.
final class Doorkeeper {
    private static final Pattern ADDRESS = Pattern.compile("[0-9.]+|\\[[0-9a-f:.]+]");

    private final Set<String> names;

    /// @param names host names by which this service may be called, besides `localhost` and numeric
    ///     addresses
    Doorkeeper(Collection<String> names) {
        this.names =
                names.stream()
                        .map(name -> name.toLowerCase(Locale.ROOT))
                        .collect(Collectors.toUnmodifiableSet());
    }

    /// @throws app.saywell.service.call.Refused if the request comes from a page or by a strange
    /// name
    void check(Request request) {
        if (request.getHeaders().contains(HttpHeader.ORIGIN)) {
            throw Problem.of(Problem.Kind.FORBIDDEN, "Web pages are not served here.").refused();
        }
        String host = Request.getServerName(request);
        if (host == null || !known(host.toLowerCase(Locale.ROOT))) {
            throw Problem.of(Problem.Kind.FORBIDDEN, "This service has another host name.")
                    .refused();
        }
    }

    private boolean known(String host) {
        return host.equals("localhost") || names.contains(host) || ADDRESS.matcher(host).matches();
    }
}
