package app.saywell.desk.client.http;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.net.ssl.SSLException;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import okio.Buffer;

/// Fetches a small public file. Nothing about the user or the computer is sent: no key, no cookie,
/// no language, and the same user agent from everywhere. Redirects are not followed.
public final class StaticFile {
    private static final Duration TIMEOUT = Duration.ofSeconds(15);
    private static final String USER_AGENT = "Saywell";

    private StaticFile() {}

    /// What came of a download.
    public sealed interface Download {
        /// The whole file.
        @SuppressWarnings("ArrayRecordComponent") // passed through, never compared
        record Content(byte[] bytes) implements Download {}

        /// There is no file, or it is not taken.
        record NotDownloaded(DownloadProblem problem) implements Download {}
    }

    /// Why a file was not taken.
    public enum DownloadProblem {
        /// The address is not encrypted, and not on this computer.
        INSECURE,
        /// The server names another address.
        REDIRECTED,
        /// The server answers with an error.
        REFUSED,
        /// It is larger than such a file can be.
        TOO_LARGE,
        /// It took too long.
        TIMED_OUT,
        /// The proxy wants a password, or another one.
        PROXY,
        /// The connection is not trusted.
        UNTRUSTED,
        /// There was no answer.
        UNREACHABLE
    }

    /// Fetches a file.
    ///
    /// @param settings proxy and certificate; the rest is not used
    public static Download get(ServiceAddress address, HttpSettings settings, int maxBytes) {
        return get(address.baseUrl(), settings, maxBytes, TIMEOUT);
    }

    static Download get(String address, HttpSettings settings, int maxBytes, Duration timeout) {
        if (!address.startsWith("https:") && !isLoopback(address)) {
            return new Download.NotDownloaded(DownloadProblem.INSECURE);
        }
        AtomicBoolean isRefusedByProxy = new AtomicBoolean();
        OkHttpClient client = client(settings, timeout, () -> isRefusedByProxy.set(true));
        Request request = new Request.Builder()
                .url(address)
                .header("user-agent", USER_AGENT)
                .header("accept", "application/json")
                .header("accept-encoding", "identity")
                .header("connection", "close")
                .build();
        try (Response response = client.newCall(request).execute()) {
            if (response.isRedirect()) {
                return new Download.NotDownloaded(DownloadProblem.REDIRECTED);
            }
            if (isRefusedByProxy.get()) {
                return new Download.NotDownloaded(DownloadProblem.PROXY);
            }
            if (response.code() != 200) {
                return new Download.NotDownloaded(DownloadProblem.REFUSED);
            }
            Buffer body = new Buffer();
            while (body.size() <= maxBytes && response.body().source().read(body, maxBytes + 1L - body.size()) > 0) {}
            return body.size() > maxBytes
                    ? new Download.NotDownloaded(DownloadProblem.TOO_LARGE)
                    : new Download.Content(body.readByteArray());
        } catch (InterruptedIOException e) {
            return new Download.NotDownloaded(DownloadProblem.TIMED_OUT);
        } catch (SSLException e) {
            return new Download.NotDownloaded(DownloadProblem.UNTRUSTED);
        } catch (IOException e) {
            return new Download.NotDownloaded(
                    isRefusedByProxy.get() ? DownloadProblem.PROXY : DownloadProblem.UNREACHABLE);
        }
    }

    private static OkHttpClient client(HttpSettings settings, Duration timeout, Runnable refused) {
        OkHttpClient.Builder builder = new OkHttpClient.Builder();
        settings.trustedCertificate()
                .map(AdditionalCertificateTrustManager::with)
                .ifPresent(trustManager -> builder.sslSocketFactory(trustManager.socketFactory(), trustManager));
        return builder.followRedirects(false)
                .followSslRedirects(false)
                .retryOnConnectionFailure(false)
                .connectionPool(new okhttp3.ConnectionPool(0, 1, TimeUnit.SECONDS))
                .proxySelector(settings.proxySelector())
                .proxyAuthenticator(ProxyLogin.authenticator(settings.proxyLogin(), refused))
                .callTimeout(timeout)
                .build();
    }

    private static boolean isLoopback(String address) {
        String host = URI.create(address).getHost();
        return "127.0.0.1".equals(host) || "localhost".equals(host) || "[::1]".equals(host);
    }
}
