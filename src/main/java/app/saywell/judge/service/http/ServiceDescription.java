package app.saywell.judge.service.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.eclipse.jetty.server.Request;

/// The description of the service in OpenAPI 3.1, which says nothing that the document does not, and so needs no key.
final class ServiceDescription {
    private static final String PATH = "/openapi.json";
    private static final String JSON = read();

    private ServiceDescription() {}

    static boolean isAskedBy(Request request) {
        return request.getMethod().equals("GET")
                && Request.getPathInContext(request).equals(PATH);
    }

    static String json() {
        return JSON;
    }

    private static String read() {
        try (InputStream in =
                Objects.requireNonNull(ServiceDescription.class.getResourceAsStream("openapi.json"), PATH)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
