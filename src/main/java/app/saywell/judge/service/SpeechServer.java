package app.saywell.judge.service;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.service.account.KeySecret;
import app.saywell.judge.service.account.ServicePlan;
import app.saywell.judge.service.admin.AdminHandler;
import app.saywell.judge.service.admin.HealthCheck;
import app.saywell.judge.service.admin.ServiceMetrics;
import app.saywell.judge.service.call.CallObserver;
import app.saywell.judge.service.call.EngineQueue;
import app.saywell.judge.service.call.ServiceLimits;
import app.saywell.judge.service.http.AdmissionControl;
import app.saywell.judge.service.http.JsonErrorHandler;
import app.saywell.judge.service.http.ListenAddress;
import app.saywell.judge.service.http.SpeechHandler;
import app.saywell.judge.service.http.UnusableKeyStoreException;
import app.saywell.judge.service.store.AccountStore;
import app.saywell.judge.service.store.ApiKeyStore;
import app.saywell.judge.service.store.CreditLedger;
import app.saywell.judge.service.store.ServiceDatabase;
import app.saywell.speech.server.JettyServer;
import java.nio.channels.UnresolvedAddressException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/// The running service.
public final class SpeechServer implements AutoCloseable {
    private static final String UNPACKED_VERSION = "unpacked";
    private static final Duration ADMIN_TIMEOUT = Duration.ofSeconds(5);

    private final JettyServer httpServer;
    private final Optional<JettyServer> adminServer;
    private final HealthCheck health;
    private final EngineQueue engineQueue;
    private final ServiceDatabase database;
    private final KeySecret sessionKey;

    private SpeechServer(
            JettyServer httpServer,
            Optional<JettyServer> adminServer,
            HealthCheck health,
            EngineQueue engineQueue,
            ServiceDatabase database,
            KeySecret sessionKey) {
        this.httpServer = httpServer;
        this.adminServer = adminServer;
        this.health = health;
        this.engineQueue = engineQueue;
        this.database = database;
        this.sessionKey = sessionKey;
    }

    /// Opens and migrates the database and starts to listen.
    ///
    /// @param engine scores and transcribes; called from several threads at once, and not closed
    ///     with the server
    /// @throws ServiceException if it cannot listen at the address or use its certificate
    /// @throws app.saywell.judge.service.store.StoreException if the database cannot be opened
    public static SpeechServer start(ServiceConfig config, SpeechEngine engine) {
        checkCertificate(config);
        ServiceDatabase database = ServiceDatabase.open(
                config.storage(), config.clock(), config.plan().orElse(ServicePlan.ENTERPRISE));
        config.plan().ifPresent(new AccountStore(database)::changePlan);
        ServiceLimits limits = config.limits();
        KeySecret sessionKey = KeySecret.generate(new SecureRandom());
        EngineQueue engineQueue = new EngineQueue(
                ServiceLimits.engineThreads(), limits.queueLength(), sessionKey.handle(), limits.callTimeout());
        AdmissionControl admissionControl = new AdmissionControl(
                new ApiKeyStore(database), new CreditLedger(database, limits.callTimeout()), sessionKey);
        HealthCheck health = new HealthCheck(database::isWritable, engineQueue::isFull);
        Optional<ServiceMetrics> metrics =
                config.adminAddress().map(address -> new ServiceMetrics(engineQueue, health, version()));
        JettyServer httpServer = new JettyServer(
                config.listenAddress().settings(limits.idleTimeout(), limits.stopTimeout()),
                new SpeechHandler(
                        config.listenAddress(),
                        admissionControl,
                        engine,
                        engineQueue,
                        limits,
                        metrics.<CallObserver>map(Function.identity()).orElse(CallObserver.NONE)),
                new JsonErrorHandler());
        Optional<JettyServer> adminServer =
                metrics.map(counted -> adminServer(config.adminAddress().orElseThrow(), health, counted));
        SpeechServer server = new SpeechServer(httpServer, adminServer, health, engineQueue, database, sessionKey);
        server.listen(httpServer, config.listenAddress());
        adminServer.ifPresent(
                admin -> server.listen(admin, config.adminAddress().orElseThrow()));
        return server;
    }

    private static JettyServer adminServer(ListenAddress address, HealthCheck health, ServiceMetrics metrics) {
        return new JettyServer(
                address.settings(ADMIN_TIMEOUT, ADMIN_TIMEOUT),
                new AdminHandler(address.hostNames(), health, metrics),
                new JsonErrorHandler());
    }

    private void listen(JettyServer jetty, ListenAddress address) {
        try {
            jetty.start();
        } catch (Exception e) {
            close();
            throw new ServiceException(cannotListenMessage(address, e), e);
        }
    }

    private static String version() {
        return Objects.requireNonNullElse(SpeechServer.class.getPackage().getImplementationVersion(), UNPACKED_VERSION);
    }

    /// The port it listens on.
    public int port() {
        return httpServer.port();
    }

    /// The base URL of the four endpoints, without a slash at the end.
    public String baseUrl() {
        return httpServer.baseUrl();
    }

    /// The base URL of health and metrics, if they are answered.
    public Optional<String> adminUrl() {
        return adminServer.map(JettyServer::baseUrl);
    }

    /// A key for the application that started the service. It is valid while the service runs and
    /// is not stored. Only the plan limits its calls per minute.
    public KeySecret sessionKey() {
        return sessionKey;
    }

    /// Accepts no more calls, waits for calls in progress as long as the limits say, and releases
    /// ports and database. Until then health says that it stops.
    @Override
    public void close() {
        health.beginStop();
        try {
            httpServer.close();
            if (adminServer.isPresent()) {
                adminServer.get().close();
            }
        } catch (Exception e) {
            throw new ServiceException("The service did not stop cleanly.", e);
        } finally {
            engineQueue.close();
            database.close();
        }
    }

    private static void checkCertificate(ServiceConfig config) {
        try {
            if (config.listenAddress().tls().isPresent()) {
                Instant now = config.clock().map(InstantSource::instant).orElseGet(Instant::now);
                config.listenAddress().tls().get().check(now);
            }
        } catch (UnusableKeyStoreException e) {
            throw new ServiceException(String.valueOf(e.getMessage()), e);
        }
    }

    private static String cannotListenMessage(ListenAddress listenAddress, Exception thrown) {
        String where =
                "The service cannot listen on %s, port %d. ".formatted(listenAddress.host(), listenAddress.port());
        Throwable root = thrown;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String reason = String.valueOf(root.getMessage()).toLowerCase(Locale.ROOT);
        if (root instanceof UnresolvedAddressException || reason.contains("assign requested")) {
            return where + "That is not an address of this computer. Choose another one.";
        }
        return where
                + (reason.contains("permission")
                        ? "The system reserves this port. Choose one above 1023."
                        : "Choose another port or stop the program that uses it.");
    }
}
