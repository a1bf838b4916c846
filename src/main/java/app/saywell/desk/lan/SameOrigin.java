package app.saywell.desk.lan;

import app.saywell.desk.lan.RoomRefusal.RefusalKind;
import java.util.Set;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/// Refuses requests that another page makes, and requests that come through a name: the server is reached by its
/// numeric address alone, so a name is somebody else's who lets it point here.
final class SameOrigin {
    private static final Set<String> OWN_SITES = Set.of("same-origin", "none");

    private SameOrigin() {}

    /// @throws RoomRefusal if it does not come from the page of this server
    static void require(Request request) {
        String host = Request.getServerName(request);
        String origin = request.getHeaders().get(HttpHeader.ORIGIN);
        String site = request.getHeaders().get("Sec-Fetch-Site");
        boolean isNumeric = host != null && host.chars().allMatch(sign -> "0123456789abcdef.:[]".indexOf(sign) >= 0);
        boolean isOwn = origin == null
                || origin.equals("https://" + request.getHeaders().get(HttpHeader.HOST));
        // A link or a scanned code opens the page from elsewhere; everything else comes from the page.
        boolean isPage = request.getMethod().equals("GET")
                && Request.getPathInContext(request).equals("/");
        if (!isNumeric || !isOwn || (!isPage && site != null && !OWN_SITES.contains(site))) {
            throw new RoomRefusal(RefusalKind.FOREIGN);
        }
    }
}
