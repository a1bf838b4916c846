package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Valid uploads with random damage: each gets an answer or an error status of the document, and
/// none makes the service fail. With `-Ddeep=true` there are 20,000.
class FuzzedUploadsTest {
    private static final int UPLOADS = Boolean.getBoolean("deep") ? 20_000 : 150;
    private static final MediaType FORM = MediaType.get("multipart/form-data; boundary=b");

    @TempDir
    private Path folder;

    @Test
    void answersOrRefusesEveryDamagedUpload() throws IOException {
        OkHttpClient http = new OkHttpClient();
        byte[] good = upload();
        try (SpeechServer server = SpeechServer.start(ServiceConfig.inFolder(folder), new ScriptedEngine())) {
            for (int seed = 0; seed < UPLOADS; seed++) {
                byte[] body = seed == 0 ? good : damaged(good, new Random(seed));
                Request request = new Request.Builder()
                        .url(server.baseUrl() + "/pronunciation")
                        .header("x-api-key", server.sessionKey().text())
                        .post(RequestBody.create(body, FORM))
                        .build();
                try (Response response = http.newCall(request).execute()) {
                    assertThat(response.code()).as("seed %d", seed).isIn(200, 400, 413);
                    assertThat(seed > 0 || response.code() == 200).isTrue();
                }
            }
        }
    }

    private static byte[] upload() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        part(
                body,
                "options",
                "{\"gold_text\": \"Good morning\", \"language\": \"en\"}".getBytes(StandardCharsets.UTF_8));
        part(body, "native_speech_components_json", """
            [{"type": "word", "word": "Good", "start": 0, "end": 0.4},
             {"type": "pause", "start": 0.4, "end": 0.5, "is_long": true},
             {"type": "word", "word": "morning", "start": 0.5, "end": 1}]
            """.getBytes(StandardCharsets.UTF_8));
        part(body, "file", TestCaller.hum(0.3));
        body.writeBytes("--b--\r\n".getBytes(StandardCharsets.US_ASCII));
        return body.toByteArray();
    }

    private static void part(ByteArrayOutputStream body, String name, byte[] content) {
        body.writeBytes("--b\r\nContent-Disposition: form-data; name=\"%s\"\r\n\r\n"
                .formatted(name)
                .getBytes(StandardCharsets.US_ASCII));
        body.writeBytes(content);
        body.writeBytes("\r\n".getBytes(StandardCharsets.US_ASCII));
    }

    /// Makes one to four random changes, mostly before the samples.
    private static byte[] damaged(byte[] good, Random random) {
        byte[] body = good.clone();
        int times = 1 + random.nextInt(4);
        for (int i = 0; i < times && body.length > 1; i++) {
            int at = random.nextInt(random.nextBoolean() ? body.length : Math.min(600, body.length));
            int length = Math.min(body.length - at, 1 + random.nextInt(40));
            body = switch (random.nextInt(5)) {
                case 0 -> Arrays.copyOf(body, at);
                case 1 -> spliced(body, at, at + length, new byte[0]);
                case 2 -> spliced(body, at, at, Arrays.copyOfRange(body, at, at + length));
                case 3 -> spliced(body, at, at, noise(random, length));
                default -> spliced(body, at, at + length, noise(random, length));
            };
        }
        return body;
    }

    private static byte[] noise(Random random, int length) {
        byte[] noise = new byte[length];
        random.nextBytes(noise);
        return noise;
    }

    private static byte[] spliced(byte[] body, int from, int to, byte[] instead) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(body, 0, from);
        out.writeBytes(instead);
        out.write(body, to, body.length - to);
        return out.toByteArray();
    }
}
