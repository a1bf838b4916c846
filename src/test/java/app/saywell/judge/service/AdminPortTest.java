package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.http.ListenAddress;
import app.saywell.judge.service.store.StorageConfig;
import app.saywell.judge.service.store.TestDatabase;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Health and metrics as an operator's programs read them.
class AdminPortTest {
    private static final OkHttpClient HTTP =
            new OkHttpClient.Builder().readTimeout(Duration.ofSeconds(30)).build();

    @TempDir
    private Path folder;

    private record Reply(int status, String body) {}

    @Test
    void countsCallsByEndpointAndStatusWithoutKeysNamesAndTexts() throws Exception {
        try (SpeechServer server = start(StorageConfig.inFolder(folder));
                KeyConsole keys = KeyConsole.open(StorageConfig.inFolder(folder))) {
            String secret =
                    keys.create(KeyRequest.withName("room-of-kim")).secret().text();
            TestCaller caller = new TestCaller(server, secret);
            assertThat(caller.judge(1).status()).isEqualTo(200);
            assertThat(caller.judge(1).status()).isEqualTo(200);
            assertThat(caller.transcribe(new byte[40]).status()).isEqualTo(400);
            List<String> expected = List.of(
                    "saywell_calls_total{endpoint=\"pronunciation-simple\",status=\"200\"} 2.0",
                    "saywell_calls_total{endpoint=\"transcribe\",status=\"400\"} 1.0",
                    "saywell_call_duration_seconds_count{endpoint=\"pronunciation-simple\"} 2",
                    "saywell_engine_calls 0.0",
                    "saywell_engine_waiting 0.0",
                    "saywell_database_up 1.0",
                    "jvm_memory_used_bytes");
            assertThat(awaitMetrics(server, expected))
                    .contains(expected)
                    .doesNotContain("room-of-kim", secret.substring(0, 15), "morning", "annyeong");
        }
    }

    @Test
    void answersNothingElseAndNeverOnThePortOfTheService() throws Exception {
        try (SpeechServer server = start(StorageConfig.inFolder(folder))) {
            String admin = server.adminUrl().orElseThrow();
            assertThat(get(admin + "/health"))
                    .isEqualTo(new Reply(200, "{\"status\": \"ok\", \"database\": \"ok\", \"queue\":" + " \"ok\"}\n"));
            assertThat(get(admin + "/transcribe").status()).isEqualTo(404);
            assertThat(get(server.baseUrl() + "/health").status()).isEqualTo(404);
            assertThat(get(server.baseUrl() + "/metrics").status()).isEqualTo(404);
            assertThat(call(new Request.Builder().url(admin + "/metrics").post(RequestBody.create(new byte[0])))
                            .status())
                    .isEqualTo(405);
            assertThat(call(new Request.Builder().url(admin + "/metrics").header("Host", "attacker.example"))
                            .status())
                    .isEqualTo(403);
            assertThat(call(new Request.Builder().url(admin + "/metrics").header("Origin", "https://page.example"))
                            .status())
                    .isEqualTo(403);
        }
    }

    @Test
    void isNotHealthyWhileTheDatabaseIsAway() throws Exception {
        StorageConfig storage = TestDatabase.POSTGRESQL.fresh();
        try (SpeechServer server = start(storage)) {
            String health = server.adminUrl().orElseThrow() + "/health";
            assertThat(awaitHealth(health, 200).body()).contains("\"database\": \"ok\"");
            TestDatabase.open(storage, false);
            assertThat(awaitHealth(health, 503).body())
                    .contains("\"status\": \"unhealthy\"", "\"database\": \"unreachable\"");
            assertThat(get(server.adminUrl().orElseThrow() + "/metrics").body()).contains("saywell_database_up 0.0");
            TestDatabase.open(storage, true);
            assertThat(awaitHealth(health, 200).body()).contains("\"status\": \"ok\"");
        }
    }

    @Test
    void listensOnNoAdminPortUnlessAsked() {
        try (SpeechServer server = SpeechServer.start(ServiceConfig.inFolder(folder), new ScriptedEngine())) {
            assertThat(server.adminUrl()).isEmpty();
        }
    }

    @Test
    void doesNotStartWhereItsAdminPortIsTaken() throws Exception {
        try (ServerSocket taken = new ServerSocket(0)) {
            ServiceConfig config = ServiceConfig.inFolder(folder)
                    .withAdmin(ListenAddress.loopback().withPort(taken.getLocalPort()));
            assertThatThrownBy(() -> SpeechServer.start(config, new ScriptedEngine()))
                    .isInstanceOf(ServiceException.class)
                    .hasMessageContaining(String.valueOf(taken.getLocalPort()));
        }
        // Nothing of the failed start holds the folder or a port.
        try (SpeechServer server = start(StorageConfig.inFolder(folder))) {
            assertThat(get(server.adminUrl().orElseThrow() + "/health").status())
                    .isEqualTo(200);
        }
    }

    private static SpeechServer start(StorageConfig storage) {
        return SpeechServer.start(
                ServiceConfig.ofStorage(storage).withAdmin(ListenAddress.loopback()), new ScriptedEngine());
    }

    /// A call is counted, and its thread of the engine is free, just after its answer was sent.
    private static String awaitMetrics(SpeechServer server, List<String> texts) throws IOException {
        String metrics = "";
        long deadline = System.nanoTime() + Duration.ofSeconds(100).toNanos();
        while (System.nanoTime() < deadline && !texts.stream().allMatch(metrics::contains)) {
            metrics = get(server.adminUrl().orElseThrow() + "/metrics").body();
        }
        return metrics;
    }

    private static Reply awaitHealth(String url, int status) throws IOException {
        long deadline = System.nanoTime() + Duration.ofSeconds(100).toNanos();
        Reply reply = get(url);
        while (reply.status() != status && System.nanoTime() < deadline) {
            reply = get(url);
        }
        return reply;
    }

    private static Reply get(String url) throws IOException {
        return call(new Request.Builder().url(url));
    }

    private static Reply call(Request.Builder request) throws IOException {
        try (Response response = HTTP.newCall(request.build()).execute()) {
            return new Reply(response.code(), response.body().string());
        }
    }
}
