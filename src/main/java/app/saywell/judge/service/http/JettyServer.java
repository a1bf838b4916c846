package app.saywell.judge.service.http;

import java.time.Duration;
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
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/// Jetty, configured with few network threads, a virtual thread for each request, and limits on
/// headers, connections and idle time.
///
/// Jetty logs parts of invalid requests, such as a `Host` header with a key in it. Its loggers are
/// switched off; the service reports failures itself, without anything that a caller sent.
public final class JettyServer implements AutoCloseable {
    /// Cipher suites that encrypt and authenticate in two steps, which the JDK still allows.
    private static final String WITHOUT_AUTHENTICATED_ENCRYPTION = "^.*_CBC_.*$";

    private static final int MAX_HEADER_BYTES = 8 * 1024;
    private static final int MAX_CONNECTIONS = 8_192;
    private static final int MAX_CONNECTIONS_OF_ADDRESS = MAX_CONNECTIONS / 8;

    /// The part of the time to stop after which an idle connection is closed. A call that is being
    /// admitted reads nothing for a while, and must not be taken for idle.
    private static final int STOPPING_IDLE_PART = 12;

    /// Kept in a field, because a logger that nothing refers to loses its level.
    private static final Logger JETTY_LOGGER = Logger.getLogger("org.eclipse.jetty");

    private final ListenAddress listenAddress;
    private final Server server;
    private final ServerConnector connector;

    /// @param handler answers the requests
    /// @param idleTimeout how long a connection may be idle
    /// @param stopTimeout how long requests in progress may take when it is stopped
    public JettyServer(ListenAddress listenAddress, Handler handler, Duration idleTimeout, Duration stopTimeout) {
        JETTY_LOGGER.setLevel(Level.OFF);
        this.listenAddress = listenAddress;
        QueuedThreadPool threads = new QueuedThreadPool(24, 4);
        threads.setName("service-net");
        threads.setDaemon(true);
        threads.setVirtualThreadsExecutor(VirtualThreads.getNamedVirtualThreadsExecutor("service-call-"));
        server = new Server(threads);
        server.setHandler(new GracefulHandler(handler));
        server.setErrorHandler(new JsonErrorHandler());
        server.setStopTimeout(stopTimeout.toMillis());
        connector = new ServerConnector(server, 1, 1, protocols(listenAddress, idleTimeout));
        connector.setHost(listenAddress.host());
        connector.setPort(listenAddress.port());
        connector.setIdleTimeout(idleTimeout.toMillis());
        connector.setShutdownIdleTimeout(
                stopTimeout.dividedBy(STOPPING_IDLE_PART).toMillis());
        connector.setAcceptQueueSize(512);
        server.addConnector(connector);
        server.addBean(new NetworkConnectionLimit(MAX_CONNECTIONS, server));
        connector.addBean(new AddressConnectionLimit(MAX_CONNECTIONS_OF_ADDRESS));
        connector.addBean(new IdleConnectionReaper(idleTimeout, connector.getScheduler()));
    }

    /// Starts to listen.
    ///
    /// @throws Exception if Jetty cannot start, usually because the port is in use
    public void start() throws Exception {
        server.start();
    }

    /// The base URL of the endpoints, without a slash at the end.
    public String baseUrl() {
        String host = listenAddress.host().contains(":") ? "[" + listenAddress.host() + "]" : listenAddress.host();
        return "%s://%s:%d".formatted(listenAddress.tls().isPresent() ? "https" : "http", host, port());
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

    private static ConnectionFactory[] protocols(ListenAddress listenAddress, Duration idleTimeout) {
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(MAX_HEADER_BYTES);
        http.setIdleTimeout(idleTimeout.toMillis());
        HttpConnectionFactory plain = new HttpConnectionFactory(http);
        if (listenAddress.tls().isEmpty()) {
            return new ConnectionFactory[] {plain};
        }
        http.addCustomizer(new SecureRequestCustomizer(false));
        TlsKeyStore tls = listenAddress.tls().get();
        SslContextFactory.Server keys = new SslContextFactory.Server();
        keys.setKeyStorePath(tls.file().toUri().toString());
        keys.setKeyStorePassword(tls.password());
        keys.addExcludeCipherSuites(WITHOUT_AUTHENTICATED_ENCRYPTION);
        return new ConnectionFactory[] {new SslConnectionFactory(keys, HttpVersion.HTTP_1_1.asString()), plain};
    }
}
