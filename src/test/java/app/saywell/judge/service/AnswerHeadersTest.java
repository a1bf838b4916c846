package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What every answer of the service says about itself, also a refusal.
class AnswerHeadersTest {
    @TempDir
    private Path folder;

    private SpeechServer server;

    @BeforeEach
    void start() throws Exception {
        server = SpeechServer.start(ServiceConfig.inFolder(folder), new ScriptedEngine());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource({"/transcribe,true", "/transcribe,false", "/nothing,true", "/,false"})
    void itIsJsonAndMayNotBeKeptNorReadByPages(String path, boolean hasKey) throws IOException {
        Request request = new Request.Builder()
                .url(server.baseUrl() + path)
                .header("x-api-key", hasKey ? server.sessionKey().text() : "none")
                .post(RequestBody.create(new byte[0]))
                .build();
        try (Response answer = new OkHttpClient().newCall(request).execute()) {
            assertThat(answer.code()).isBetween(400, 499);
            assertThat(answer.header("Content-Type")).startsWith("application/json");
            assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
            assertThat(answer.header("Access-Control-Allow-Origin")).isNull();
            assertThat(answer.header("Set-Cookie")).isNull();
            assertThat(answer.body().string()).startsWith("{");
        }
    }
}
