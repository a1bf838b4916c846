package app.saywell.desk.lan;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Writes answers with the headers that all of them have: nothing is kept by a browser, shown in a frame, or told to
/// another page.
final class RoomResponse {
    private RoomResponse() {}

    static void write(Response response, Callback callback, int status, String type, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        HttpFields.Mutable headers = response.getHeaders();
        response.setStatus(status);
        headers.put(HttpHeader.CONTENT_TYPE, type);
        headers.put(HttpHeader.CACHE_CONTROL, "no-store");
        headers.put(HttpHeader.CONTENT_LENGTH, bytes.length);
        headers.put("Content-Security-Policy", RoomPage.policy());
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("X-Frame-Options", "DENY");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Permissions-Policy", "microphone=(self), camera=(), geolocation=()");
        response.write(true, ByteBuffer.wrap(bytes), callback);
    }
}
