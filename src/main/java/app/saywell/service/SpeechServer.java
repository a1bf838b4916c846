package app.saywell.service;

import app.saywell.engine.SpeechEngine;
import app.saywell.service.account.KeyValue;
import app.saywell.service.account.Plan;
import app.saywell.service.call.EngineQueue;
import app.saywell.service.call.Examiner;
import app.saywell.service.call.Limits;
import app.saywell.service.http.Gate;
import app.saywell.service.http.JettyServer;
import app.saywell.service.http.Listen;
import app.saywell.service.http.SpeechHandler;
import app.saywell.service.store.AccountStore;
import app.saywell.service.store.Database;
import app.saywell.service.store.KeyStore;
import app.saywell.service.store.Ledger;

import java.security.SecureRandom;

/// The running service.
public final class SpeechServer implements AutoCloseable {
    private final JettyServer http;
    private final EngineQueue queue;
    private final Database database;
    private final KeyValue sessionKey;

    private SpeechServer(
            JettyServer http, EngineQueue queue, Database database, KeyValue sessionKey) {
        this.http = http;
        this.queue = queue;
        this.database = database;
        this.sessionKey = sessionKey;
    }

    /// Opens the database, brings it up to date and listens.
    ///
    /// @param engine what answers; asked from several threads at once, and not closed with the
    /// server
    /// @throws ServiceException if it cannot listen there
    /// @throws app.saywell.service.store.StoreException if the database cannot be opened
    public static SpeechServer start(ServiceConfig config, SpeechEngine engine) {
        Database database =
                Database.open(
                        config.storage(), config.clock(), config.plan().orElse(Plan.ENTERPRISE));
        config.plan().ifPresent(new AccountStore(database)::changePlan);
        Limits limits = config.limits();
        EngineQueue queue = new EngineQueue(Limits.workers(), limits.waiting());
        KeyValue sessionKey = KeyValue.random(new SecureRandom());
        Gate gate =
                new Gate(new KeyStore(database), new Ledger(database, limits.call()), sessionKey);
        JettyServer http =
                new JettyServer(
                        config.listen(),
                        new SpeechHandler(
                                config.listen(), gate, new Examiner(engine), queue, limits),
                        limits.silence());
        SpeechServer running = new SpeechServer(http, queue, database, sessionKey);
        try {
            http.start();
        } catch (Exception e) {
            running.close();
            throw new ServiceException(cannotListen(config.listen()), e);
        }
        return running;
    }

    /// The port it listens at.
    public int port() {
        return http.port();
    }

    /// The base address of the four endpoints, without a slash at its end.
    public String baseUrl() {
        return http.baseUrl();
    }

    /// A key that is good while this service runs and is stored nowhere: for the application that
    /// started it. Only the plan limits its calls a minute.
    public KeyValue sessionKey() {
        return sessionKey;
    }

    /// Takes no more calls, gives those under way a few seconds, and frees port and database.
    @Override
    public void close() {
        try {
            http.close();
        } catch (Exception e) {
            throw new ServiceException("The service did not stop cleanly.", e);
        } finally {
            queue.close();
            database.close();
        }
    }

    private static String cannotListen(Listen listen) {
        return "The service cannot listen at %s, port %d. Choose another port, or stop what holds it."
                .formatted(listen.host(), listen.port());
    }
}
