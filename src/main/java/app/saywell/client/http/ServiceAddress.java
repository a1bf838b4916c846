package app.saywell.client.http;

import okhttp3.HttpUrl;

import java.util.Optional;

/// Where a service answers.
///
/// @param base scheme, host, port and any path, without a slash at the end; made by [#of] alone, so
///     that the same place is always written the same way
public record ServiceAddress(String base) {

    /// The address in typed text; nothing where it is not one. A user name, a query or a fragment
    /// makes it none, because they would be sent along.
    public static Optional<ServiceAddress> of(String typed) {
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

    /// Whether what is sent cannot be read on its way.
    public boolean encrypted() {
        return base.startsWith("https:");
    }
}
