package app.saywell.desk.client.http;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;
import okhttp3.Authenticator;
import okhttp3.Challenge;
import okhttp3.Credentials;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.Route;
import org.jspecify.annotations.Nullable;

/// Who logs in at a proxy that asks for a password (Basic, RFC 7617). [#toString] shows no
/// password.
public record ProxyLogin(String user, String password) {
    private static final String HEADER = "Proxy-Authorization";

    /// OkHttp asks under this name before it opens a tunnel, whether or not the proxy will ask.
    private static final String BEFORE_A_TUNNEL = "OkHttp-Preemptive";

    /// Answers a proxy that asks. The password is looked up only then, and given once: a proxy that
    /// refuses it is not asked again.
    ///
    /// @param login looks the password up; may take half a second
    /// @param refused called if a proxy asks and there is no password, or no other one
    static Authenticator authenticator(Supplier<Optional<ProxyLogin>> login, Runnable refused) {
        return new BasicAuthenticator(login, refused);
    }

    @Override
    public String toString() {
        return "ProxyLogin[user=" + user + ", password=•••]";
    }

    private record BasicAuthenticator(Supplier<Optional<ProxyLogin>> login, Runnable refused) implements Authenticator {
        @Override
        public @Nullable Request authenticate(@Nullable Route route, Response response) {
            boolean isBefore = isAsked(response, BEFORE_A_TUNNEL);
            boolean mayAnswer = (isBefore || isAsked(response, "Basic"))
                    && response.request().header(HEADER) == null;
            Optional<ProxyLogin> found = mayAnswer ? login.get() : Optional.empty();
            if (found.isEmpty()) {
                if (!isBefore) {
                    refused.run();
                }
                return null;
            }
            String answer = Credentials.basic(found.get().user(), found.get().password(), StandardCharsets.UTF_8);
            return response.request().newBuilder().header(HEADER, answer).build();
        }

        private static boolean isAsked(Response response, String scheme) {
            return response.challenges().stream().map(Challenge::scheme).anyMatch(scheme::equalsIgnoreCase);
        }
    }
}
