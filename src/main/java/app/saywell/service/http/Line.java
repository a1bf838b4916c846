package app.saywell.service.http;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;

import java.io.IOException;
import java.nio.ByteBuffer;

/// The connection of a caller who has sent everything and waits.
///
/// Who closes the sending side after the request counts as gone: the two cannot be told apart, and
/// whoever waits for an answer has no reason to.
final class Line {
    private final Request request;
    private final Response response;

    Line(Request request, Response response) {
        this.request = request;
        this.response = response;
    }

    /// Whether nobody waits for the answer any more. Only to be asked once the whole body was read.
    boolean hungUp() {
        EndPoint end = request.getConnectionMetaData().getConnection().getEndPoint();
        ByteBuffer peek = BufferUtil.allocate(1);
        try {
            int read = end.fill(peek);
            if (read > 0) {
                // A next request came early, and has lost its first byte here: it must come again.
                response.getHeaders().put(HttpHeader.CONNECTION, "close");
            }
            return read < 0;
        } catch (IOException e) {
            return true;
        }
    }
}
