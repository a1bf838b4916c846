package app.saywell.desk.lan;

import app.saywell.desk.lan.certificate.OwnCertificate;
import app.saywell.speech.server.JettyServer;
import app.saywell.speech.server.ServerSettings;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/// The classroom server as a program that listens: HTTPS at one address of this computer.
final class RoomServer implements AutoCloseable {
    /// All devices of a room and then some: a browser opens up to six.
    static final int MAX_CONNECTIONS = 512;

    /// Of one address, which may be a router with all devices of the room behind it.
    static final int MAX_CONNECTIONS_OF_ADDRESS = 192;

    private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(30);
    private static final Duration STOP_TIMEOUT = Duration.ofSeconds(5);

    private static final System.Logger LOG = System.getLogger(RoomServer.class.getName());

    private final JettyServer jetty;

    private RoomServer(JettyServer jetty) {
        this.jetty = jetty;
    }

    /// Starts to listen.
    ///
    /// @param port the port that is tried first; 0 for any
    /// @throws RoomException if no port can be used
    static RoomServer start(InetAddress address, int port, OwnCertificate certificate, Handler handler) {
        try {
            return listen(address, port, certificate, handler);
        } catch (RoomException e) {
            if (port == 0) {
                throw e;
            }
            return listen(address, 0, certificate, handler);
        }
    }

    private static RoomServer listen(InetAddress address, int port, OwnCertificate certificate, Handler handler) {
        SslContextFactory.Server tls = new SslContextFactory.Server();
        tls.setKeyStore(certificate.keys());
        tls.setKeyStorePassword(certificate.password());
        JettyServer jetty = new JettyServer(
                new ServerSettings(
                        "classroom",
                        address.getHostAddress(),
                        port,
                        Optional.of(tls),
                        MAX_CONNECTIONS,
                        MAX_CONNECTIONS_OF_ADDRESS,
                        IDLE_TIMEOUT,
                        STOP_TIMEOUT),
                handler,
                new EmptyErrors());
        RoomServer server = new RoomServer(jetty);
        try {
            jetty.start();
            return server;
        } catch (Exception e) {
            server.close();
            throw new RoomException(RoomException.RoomFailureKind.CANNOT_LISTEN, e);
        }
    }

    /// The address of the page, without a slash at the end.
    String baseUrl() {
        return jetty.baseUrl();
    }

    /// Takes no more requests, and waits a few seconds for those in progress.
    @Override
    public void close() {
        try {
            jetty.close();
        } catch (Exception e) {
            LOG.log(System.Logger.Level.WARNING, "the classroom server did not stop in order", e);
        }
    }

    /// What Jetty itself refuses gets a status and nothing else: its pages would repeat what was sent.
    private static final class EmptyErrors extends ErrorHandler {
        @Override
        public boolean handle(Request request, Response response, Callback callback) {
            Content.Sink.write(response, true, "", callback);
            return true;
        }
    }
}
