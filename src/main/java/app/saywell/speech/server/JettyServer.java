package app.saywell.speech.server;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/// Jetty, configured with few network threads, a virtual thread for each request, and limits on
/// headers, connections and idle time.
///
/// Jetty logs parts of invalid requests, such as a `Host` header with a key in it. Its loggers are
/// switched off; who uses it reports failures itself, without anything that a caller sent.
public final class JettyServer implements AutoCloseable {
    /// Cipher suites that encrypt and authenticate in two steps, which the JDK still allows.
    private static final String WITHOUT_AUTHENTICATED_ENCRYPTION = "^.*_CBC_.*$";

    private static final int MAX_HEADER_BYTES = 8 * 1024;

    /// The part of the time to stop after which an idle connection is closed. A call that is being
    /// admitted reads nothing for a while, and must not be taken for idle.
    private static final int STOPPING_IDLE_PART = 12;

    /// Kept in a field, because a logger that nothing refers to loses its level.
    private static final Logger JETTY_LOGGER = Logger.getLogger("org.eclipse.jetty");

    private final ServerSettings settings;
    private final Server server;
    private final ServerConnector connector;

    /// @param handler answers the requests
    /// @param errorHandler writes what Jetty itself refuses, such as malformed HTTP
    public JettyServer(ServerSettings settings, Handler handler, ErrorHandler errorHandler) {
        JETTY_LOGGER.setLevel(Level.OFF);
        this.settings = settings;
        QueuedThreadPool threads = new QueuedThreadPool(24, 4);
        threads.setName(settings.name() + "-net");
        threads.setDaemon(true);
        threads.setVirtualThreadsExecutor(VirtualThreads.getNamedVirtualThreadsExecutor(settings.name() + "-call-"));
        server = new Server(threads);
        server.setHandler(new GracefulHandler(handler));
        server.setErrorHandler(errorHandler);
        server.setStopTimeout(settings.stopTimeout().toMillis());
        connector = new ServerConnector(server, 1, 1, protocols(settings));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setIdleTimeout(settings.idleTimeout().toMillis());
        connector.setShutdownIdleTimeout(
                settings.stopTimeout().dividedBy(STOPPING_IDLE_PART).toMillis());
        connector.setAcceptQueueSize(512);
        server.addConnector(connector);
        server.addBean(new NetworkConnectionLimit(settings.maxConnections(), server));
        connector.addBean(new AddressConnectionLimit(settings.maxConnectionsOfAddress()));
        connector.addBean(new IdleConnectionReaper(settings.idleTimeout(), connector.getScheduler()));
    }

    /// Starts to listen.
    ///
    /// @throws Exception if Jetty cannot start, usually because the port is in use
    public void start() throws Exception {
        server.start();
    }

    /// The base URL of the endpoints, without a slash at the end.
    public String baseUrl() {
        String host = settings.host().contains(":") ? "[" + settings.host() + "]" : settings.host();
        return "%s://%s:%d".formatted(settings.tls().isPresent() ? "https" : "http", host, port());
    }

    /// The port it listens on.
    public int port() {
        return connector.getLocalPort();
    }

    /// Accepts no more requests and waits a few seconds for those in progress.
    @Override
    public void close() throws Exception {
        server.stop();
    }

    private static ConnectionFactory[] protocols(ServerSettings settings) {
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(MAX_HEADER_BYTES);
        http.setIdleTimeout(settings.idleTimeout().toMillis());
        HttpConnectionFactory plain = new HttpConnectionFactory(http);
        if (settings.tls().isEmpty()) {
            return new ConnectionFactory[] {plain};
        }
        http.addCustomizer(new SecureRequestCustomizer(false));
        SslContextFactory.Server keys = settings.tls().get();
        keys.addExcludeCipherSuites(WITHOUT_AUTHENTICATED_ENCRYPTION);
        return new ConnectionFactory[] {new SslConnectionFactory(keys, HttpVersion.HTTP_1_1.asString()), plain};
    }
}
