package app.saywell.desk.client.http;

import java.util.Optional;
import okhttp3.HttpUrl;

/// The address of a service.
///
/// @param baseUrl scheme, host, port and any path, without a slash at the end. Only [#parse]
///     creates it, so equal addresses are written the same way
public record ServiceAddress(String baseUrl) {

    /// Parses a typed address; empty if it is invalid. A user name, query or fragment is not
    /// allowed, because it would be sent to the service.
    public static Optional<ServiceAddress> parse(String typed) {
        HttpUrl url = HttpUrl.parse(typed.strip());
        if (url == null
                || !url.username().isEmpty()
                || !url.password().isEmpty()
                || url.query() != null
                || url.fragment() != null) {
            return Optional.empty();
        }
        return Optional.of(new ServiceAddress(url.toString().replaceAll("/+$", "")));
    }

    /// Whether the connection is encrypted.
    public boolean isEncrypted() {
        return baseUrl.startsWith("https:");
    }
}
