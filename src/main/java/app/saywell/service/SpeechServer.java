package app.saywell.service;

import app.saywell.engine.SpeechEngine;
import app.saywell.service.account.KeyValue;
import app.saywell.service.account.Plan;
import app.saywell.service.call.EngineQueue;
import app.saywell.service.call.Examiner;
import app.saywell.service.http.SpeechHandler;
import app.saywell.service.store.Database;
import app.saywell.service.store.KeyStore;

import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

import java.security.SecureRandom;

/// The running service.
public final class SpeechServer implements AutoCloseable {
    private static final int QUEUE = 64;

    private final Server server;
    private final ServerConnector connector;
    private final EngineQueue queue;
    private final Database database;
    private final KeyValue sessionKey;

    private SpeechServer(
            Server server,
            ServerConnector connector,
            EngineQueue queue,
            Database database,
            KeyValue sessionKey) {
        this.server = server;
        this.connector = connector;
        this.queue = queue;
        this.database = database;
        this.sessionKey = sessionKey;
    }

    /// Opens the database and listens.
    ///
    /// @param engine what answers; asked from as many threads as there are processors
    /// @throws ServiceException if the port is taken
    /// @throws app.saywell.service.store.StoreException if the database cannot be opened
    public static SpeechServer start(ServiceConfig config, SpeechEngine engine) {
        Database database =
                Database.open(
                        config.storage(), config.clock(), config.plan().orElse(Plan.ENTERPRISE));
        EngineQueue queue = new EngineQueue(Runtime.getRuntime().availableProcessors(), QUEUE);
        KeyValue sessionKey = KeyValue.random(new SecureRandom());

        QueuedThreadPool threads = new QueuedThreadPool(32, 4);
        threads.setName("service");
        threads.setDaemon(true);
        threads.setVirtualThreadsExecutor(
                VirtualThreads.getNamedVirtualThreadsExecutor("service-call-"));
        Server server = new Server(threads);
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        ServerConnector connector =
                new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        connector.setHost(config.host());
        connector.setPort(config.port());
        server.addConnector(connector);
        server.setHandler(
                new SpeechHandler(new KeyStore(database), sessionKey, new Examiner(engine), queue));
        SpeechServer running = new SpeechServer(server, connector, queue, database, sessionKey);
        try {
            server.start();
        } catch (Exception e) {
            running.close();
            throw new ServiceException(
                    "The service cannot listen at %s, port %d. Choose another port, or stop what holds it."
                            .formatted(config.host(), config.port()),
                    e);
        }
        return running;
    }

    /// The port it listens at.
    public int port() {
        return connector.getLocalPort();
    }

    /// The base address of the four endpoints, without a slash at its end.
    public String baseUrl() {
        return "http://%s:%d".formatted(connector.getHost(), port());
    }

    /// A key that is good while this service runs and stored nowhere: for the application that
    /// started it.
    public KeyValue sessionKey() {
        return sessionKey;
    }

    /// Takes no more calls, ends those at work and frees port and database.
    @Override
    public void close() {
        try {
            server.stop();
        } catch (Exception e) {
            throw new ServiceException("The service did not stop cleanly.", e);
        } finally {
            queue.close();
            database.close();
        }
    }
}
