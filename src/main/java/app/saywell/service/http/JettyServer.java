package app.saywell.service.http;

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

import java.time.Duration;

/// Jetty as the service needs it: few threads for the network, a virtual one for each request, and
/// bounds on headers, connections and silence.
public final class JettyServer implements AutoCloseable {
    private static final int HEADER_BYTES = 8 * 1024;
    private static final int CONNECTIONS = 8_192;
    private static final Duration FAREWELL = Duration.ofSeconds(5);

    private final Listen listen;
    private final Server server;
    private final ServerConnector connector;

    /// @param handler what answers
    /// @param silence how long a connection is kept on which no request begins or nothing comes
    public JettyServer(Listen listen, Handler handler, Duration silence) {
        this.listen = listen;
        QueuedThreadPool threads = new QueuedThreadPool(24, 4);
        threads.setName("service-net");
        threads.setDaemon(true);
        threads.setVirtualThreadsExecutor(
                VirtualThreads.getNamedVirtualThreadsExecutor("service-call-"));
        server = new Server(threads);
        server.setHandler(new GracefulHandler(handler));
        server.setErrorHandler(new JsonErrors());
        server.setStopTimeout(FAREWELL.toMillis());
        connector = new ServerConnector(server, 1, 1, protocols(listen, silence));
        connector.setHost(listen.host());
        connector.setPort(listen.port());
        connector.setIdleTimeout(silence.toMillis());
        connector.setShutdownIdleTimeout(100);
        connector.setAcceptQueueSize(512);
        server.addConnector(connector);
        server.addBean(new NetworkConnectionLimit(CONNECTIONS, server));
        connector.addBean(new Patience(silence, connector.getScheduler()));
    }

    /// Begins to listen.
    ///
    /// @throws Exception whatever keeps Jetty from it, mostly a port that is taken
    public void start() throws Exception {
        server.start();
    }

    /// The base address of the endpoints, without a slash at its end.
    public String baseUrl() {
        String host = listen.host().contains(":") ? "[" + listen.host() + "]" : listen.host();
        return "%s://%s:%d".formatted(listen.tls().isPresent() ? "https" : "http", host, port());
    }

    /// The port it listens at.
    public int port() {
        return connector.getLocalPort();
    }

    /// Takes no more requests, and waits a little for those under way.
    @Override
    public void close() throws Exception {
        server.stop();
    }

    private static ConnectionFactory[] protocols(Listen listen, Duration silence) {
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(HEADER_BYTES);
        http.setIdleTimeout(silence.toMillis());
        HttpConnectionFactory plain = new HttpConnectionFactory(http);
        if (listen.tls().isEmpty()) {
            return new ConnectionFactory[] {plain};
        }
        http.addCustomizer(new SecureRequestCustomizer(false));
        Tls tls = listen.tls().get();
        SslContextFactory.Server keys = new SslContextFactory.Server();
        keys.setKeyStorePath(tls.keyStore().toUri().toString());
        keys.setKeyStorePassword(tls.password());
        return new ConnectionFactory[] {
            new SslConnectionFactory(keys, HttpVersion.HTTP_1_1.asString()), plain
        };
    }
}
