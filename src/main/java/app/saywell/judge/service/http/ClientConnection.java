package app.saywell.judge.service.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;

/// The connection of a caller that has sent its request and waits for the answer.
///
/// A caller that closes only its sending side counts as disconnected, because the two cases look
/// the same and a waiting caller has no reason to do so. Safe for several threads.
final class ClientConnection {
    private final Request request;
    private final Response response;

    ClientConnection(Request request, Response response) {
        this.request = request;
        this.response = response;
    }

    /// Whether the caller has disconnected. Call this only after the whole body was read.
    synchronized boolean isDisconnected() {
        EndPoint endPoint = request.getConnectionMetaData().getConnection().getEndPoint();
        ByteBuffer peek = BufferUtil.allocate(1);
        try {
            int byteCount = endPoint.fill(peek);
            if (byteCount > 0) {
                // A pipelined request lost its first byte here, so the connection is closed and it
                // must be sent again.
                response.getHeaders().put(HttpHeader.CONNECTION, "close");
            }
            return byteCount < 0;
        } catch (IOException e) {
            return true;
        }
    }
}
