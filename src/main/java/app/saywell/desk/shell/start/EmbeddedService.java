package app.saywell.desk.shell.start;

import app.saywell.desk.client.SpeechClient;
import app.saywell.desk.client.SpeechClientFactory;
import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import java.nio.file.Path;
import java.util.Optional;

/// The embedded speech service: on a free loopback port, with a key that is valid until the process
/// ends. It is called over HTTP like any other service.
public final class EmbeddedService implements AutoCloseable {
    private final SpeechServer server;
    private final LazyEngine engine;

    private EmbeddedService(SpeechServer server, LazyEngine engine) {
        this.server = server;
        this.engine = engine;
    }

    /// Starts the service. Its models are loaded by [#prepare] or by the first call.
    ///
    /// @param home the data folder; the service stores its account in a folder below it
    public static EmbeddedService start(Path home) {
        LazyEngine engine = new LazyEngine(EngineFactory::open);
        return new EmbeddedService(SpeechServer.start(ServiceConfig.inFolder(serviceFolder(home)), engine), engine);
    }

    /// Loads the models in the background, because a call is coming.
    public void prepare() {
        engine.prepare();
    }

    /// The folder for its keys and its account, below the data folder.
    static Path serviceFolder(Path home) {
        return home.resolve("service");
    }

    /// Where it listens.
    public ServiceAddress address() {
        return ServiceAddress.parse(server.baseUrl()).orElseThrow();
    }

    /// The key for this process, which is not stored.
    public Optional<ApiKey> key() {
        return ApiKey.parse(server.sessionKey().text());
    }

    /// A client without stores, for commands that make single calls.
    public SpeechClient client() {
        return new SpeechClientFactory().plain(HttpSettings.embedded(address()), this::key);
    }

    @Override
    public void close() {
        server.close();
        engine.close();
    }
}
