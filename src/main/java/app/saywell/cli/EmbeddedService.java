package app.saywell.cli;

import app.saywell.client.SpeechClient;
import app.saywell.client.SpeechClients;
import app.saywell.client.http.HttpSettings;
import app.saywell.client.http.ServiceAddress;
import app.saywell.client.key.ApiKey;
import app.saywell.engine.SpeechEngine;
import app.saywell.service.ServiceConfig;
import app.saywell.service.SpeechServer;

import java.nio.file.Path;
import java.util.Optional;

/// The speech service that the application carries: on a free loopback port, with a key that ends
/// with the process. It is spoken to over HTTP like any other.
public final class EmbeddedService implements AutoCloseable {
    private final SpeechServer server;
    private final SpeechEngine engine;

    private EmbeddedService(SpeechServer server, SpeechEngine engine) {
        this.server = server;
        this.engine = engine;
    }

    /// Starts it; its models are loaded beside what follows.
    ///
    /// @param home the data folder; the service keeps its account below it
    public static EmbeddedService start(Path home) {
        SpeechEngine engine = LazyEngine.loading(() -> Engines.open(home));
        return new EmbeddedService(
                SpeechServer.start(ServiceConfig.inFolder(folder(home)), engine), engine);
    }

    /// Where it keeps its keys and its account, below the data folder.
    static Path folder(Path home) {
        return home.resolve("service");
    }

    /// Where it listens.
    public ServiceAddress address() {
        return ServiceAddress.of(server.baseUrl()).orElseThrow();
    }

    /// The key of this process; stored nowhere.
    public Optional<ApiKey> key() {
        return ApiKey.of(server.sessionKey().text());
    }

    /// A client for it that keeps nothing: for commands that ask once.
    public SpeechClient client() {
        return new SpeechClients().plain(HttpSettings.embedded(address()), this::key);
    }

    @Override
    public void close() {
        server.close();
        engine.close();
    }
}
