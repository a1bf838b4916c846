package app.saywell.judge.contract;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.judge.service.ScriptedEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.judge.service.TempFolders;
import java.io.IOException;
import java.time.Duration;
import okhttp3.OkHttpClient;

/// The service that the contract suite speaks to.
///
/// With the system properties `contract.url` and `contract.key` it is any service of the document;
/// every call there is billed. With `contract.ours` as well, it is Saywell's own in another
/// process. Without any, it is Saywell's own, started once for all tests.
final class TestedService {
    /// What is said in [TestAudio#reading()].
    static final String TEXT = "My brother runs very fast.";

    private static final TestedService SHARED = start();

    private final String url;
    private final String key;
    private final boolean ours;
    private final OkHttpClient http = new OkHttpClient.Builder()
            .retryOnConnectionFailure(false)
            .followRedirects(false)
            .readTimeout(Duration.ofSeconds(70))
            .build();

    private TestedService(String url, String key, boolean ours) {
        this.url = url;
        this.key = key;
        this.ours = ours;
    }

    static TestedService shared() {
        return SHARED;
    }

    /// The form of a call to one of the four paths, with the key.
    ContractForm form(String path) {
        return new ContractForm(http, url + path).header("x-api-key", key);
    }

    String url() {
        return url;
    }

    String key() {
        return key;
    }

    /// Skips a test of what the document leaves open and Saywell's own service has chosen.
    void onlyOurs() {
        assumeTrue(ours, "the document leaves this open");
    }

    private static TestedService start() {
        String url = System.getProperty("contract.url", "");
        if (!url.isEmpty()) {
            return new TestedService(url, System.getProperty("contract.key", ""), Boolean.getBoolean("contract.ours"));
        }
        try {
            SpeechServer server = SpeechServer.start(
                    ServiceConfig.inFolder(TempFolders.create("saywell-contract")), new ScriptedEngine());
            Runtime.getRuntime().addShutdownHook(new Thread(server::close));
            return new TestedService(server.baseUrl(), server.sessionKey().text(), true);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
