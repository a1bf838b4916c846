package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.service.account.BilledUsage;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.store.StorageConfig;
import app.saywell.speech.FollowedReading;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// A reading is followed while it is spoken: sessions, parts, and what they cost.
@Timeout(120)
class FollowedReadingTest {
    private static final String TEXT = "{\"gold_text\": \"Good morning to you all\", \"strictness\": \"gentle\"}";
    private static final int RATE = 16_000;

    @TempDir
    private Path folder;

    private final OkHttpClient http = new OkHttpClient();
    private final ScriptedEngine engine = new ScriptedEngine();
    private SpeechServer server;

    private record Reply(int status, String body) {
        FollowedReading reading() {
            assertThat(status).as(body).isEqualTo(200);
            return JsonMapper.shared().readValue(body, FollowedReading.class);
        }
    }

    @BeforeEach
    void start() {
        server = SpeechServer.start(ServiceConfig.inFolder(folder), engine);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void wordsComeAsTheRecordingGrows() throws IOException {
        FollowedReading first = begin(ownKey(), 1.2).reading();
        assertThat(first.words()).extracting(FollowedWord::word).containsExactly("Good", "morning");
        FollowedReading second = goOn(ownKey(), first.session(), 0.6).reading();
        assertThat(second.session()).isEqualTo(first.session());
        assertThat(second.seconds()).isEqualTo(1.8, org.assertj.core.data.Offset.offset(0.01));
        assertThat(second.words()).extracting(FollowedWord::word).containsExactly("Good", "morning", "to");
        assertThat(second.words().getLast().correct()).isTrue();
        assertThat(goOn(ownKey(), first.session(), 2).reading().words()).hasSize(5);
    }

    @Test
    void wordsOfALongReadingAreSettledAndNotJudgedAgain() throws IOException {
        FollowedReading reading = begin(ownKey(), 3).reading();
        engine.followedScores.put("Good", 20.0);
        assertThat(goOn(ownKey(), reading.session(), 1)
                        .reading()
                        .words()
                        .getFirst()
                        .score())
                .as("all is heard again")
                .isEqualTo(20);
        goOn(ownKey(), reading.session(), 1.5).reading();
        engine.followedScores.clear();
        assertThat(goOn(ownKey(), reading.session(), 0.5)
                        .reading()
                        .words()
                        .getFirst()
                        .score())
                .as("it was over long ago")
                .isEqualTo(20);
    }

    @Test
    void aSessionCostsTheSecondsOfItsRecordingOnce() throws IOException {
        String key = key("Room 4", 100);
        FollowedReading reading = begin(key, 1.2).reading();
        for (int part = 0; part < 4; part++) {
            goOn(key, reading.session(), 0.4).reading();
        }
        assertThat(goOn(key, reading.session(), 0.1).reading().seconds())
                .isEqualTo(2.9, org.assertj.core.data.Offset.offset(0.01));
        assertThat(billedSeconds()).isEqualTo(3);
    }

    @Test
    void aSessionIsOneCallOfTheRateLimit() throws IOException {
        String key = key("Room 4", 1);
        FollowedReading reading = begin(key, 1).reading();
        for (int part = 0; part < 3; part++) {
            goOn(key, reading.session(), 0.3).reading();
        }
        assertThat(begin(key, 1).status()).isEqualTo(429);
    }

    @Test
    void aSessionBelongsToItsKeyAndNobodyElseFindsIt() throws IOException {
        FollowedReading reading = begin(ownKey(), 1).reading();
        assertThat(goOn(key("Room 4", 100), reading.session(), 1).status()).isEqualTo(404);
        assertThat(goOn(ownKey(), "0".repeat(32), 1).status()).isEqualTo(404);
        assertThat(goOn("sk-svc-nobody", reading.session(), 1).status()).isEqualTo(401);
        goOn(ownKey(), reading.session(), 1).reading();
    }

    @Test
    void whatCannotBeFollowedIsRefusedAndChangesNothing() throws IOException {
        assertThat(send(ownKey(), "", part(1, RATE), "{}").status()).isEqualTo(400);
        assertThat(send(ownKey(), "", part(1, 44_100), TEXT).body()).contains("16,000");
        assertThat(send(ownKey(), "", "no sound".getBytes(), TEXT).status()).isEqualTo(400);
        FollowedReading reading = begin(ownKey(), 20).reading();
        assertThat(goOn(ownKey(), reading.session(), 9).status()).isEqualTo(413);
        assertThat(goOn(ownKey(), reading.session(), 7).reading().seconds())
                .isEqualTo(27, org.assertj.core.data.Offset.offset(0.01));
        Request get = new Request.Builder()
                .url(server.baseUrl() + FollowedReading.PATH)
                .header("x-api-key", ownKey())
                .build();
        try (Response response = http.newCall(get).execute()) {
            assertThat(response.code()).isEqualTo(405);
        }
    }

    @Test
    void theNinthReadingOfAKeyEndsTheOneThatWaitsLongest() throws IOException {
        String elsewhere = key("Room 4", 100);
        FollowedReading other = begin(elsewhere, 0.5).reading();
        FollowedReading first = begin(ownKey(), 0.5).reading();
        FollowedReading second = begin(ownKey(), 0.5).reading();
        for (int session = 2; session < 8; session++) {
            begin(ownKey(), 0.5).reading();
        }
        goOn(ownKey(), first.session(), 0.5).reading();
        begin(ownKey(), 0.5).reading();
        assertThat(goOn(ownKey(), second.session(), 0.5).status()).isEqualTo(404);
        goOn(ownKey(), first.session(), 0.5).reading();
        goOn(elsewhere, other.session(), 0.5).reading();
    }

    private String ownKey() {
        return server.sessionKey().text();
    }

    private String key(String name, int callsPerMinute) {
        try (KeyConsole console = KeyConsole.open(StorageConfig.inFolder(folder))) {
            return console.create(KeyRequest.withName(name).withRateLimit(callsPerMinute))
                    .secret()
                    .text();
        }
    }

    private long billedSeconds() {
        try (AccountConsole console = AccountConsole.open(StorageConfig.inFolder(folder))) {
            return console.statement().usage().stream()
                    .mapToLong(BilledUsage::billedSeconds)
                    .sum();
        }
    }

    private Reply begin(String key, double seconds) throws IOException {
        return send(key, "", part(seconds, RATE), TEXT);
    }

    private Reply goOn(String key, String session, double seconds) throws IOException {
        return send(key, "/" + session, part(seconds, RATE), "");
    }

    private Reply send(String key, String session, byte[] part, String options) throws IOException {
        MultipartBody.Builder form = new MultipartBody.Builder()
                .setType(MultipartBody.FORM)
                .addFormDataPart("file", "part.wav", RequestBody.create(part, MediaType.get("audio/wav")));
        for (String one : options.isEmpty() ? List.<String>of() : List.of(options)) {
            form.addFormDataPart("options", one);
        }
        Request request = new Request.Builder()
                .url(server.baseUrl() + FollowedReading.PATH + session)
                .header("x-api-key", key)
                .post(form.build())
                .build();
        try (Response response = http.newCall(request).execute()) {
            return new Reply(response.code(), response.body().string());
        }
    }

    private static byte[] part(double seconds, int rate) {
        float[] samples = new float[(int) Math.round(seconds * rate)];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.2 * Math.sin(i * 0.1));
        }
        return WavEncoder.encode(new Pcm(samples, rate));
    }
}
