package app.saywell.service;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.service.account.CreatedKey;
import app.saywell.service.account.KeyRequest;
import app.saywell.service.store.Storage;
import app.saywell.speech.SpeechJson;

import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;

import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;

class SpeechServerTest {
    @TempDir private Path folder;

    @Test
    void answersWithTheSessionKeyAndWithAKeyMadeWhileItRuns() throws Exception {
        try (SpeechServer server =
                        SpeechServer.start(ServiceConfig.inFolder(folder), new ScriptedEngine());
                KeyConsole console = KeyConsole.open(Storage.inFolder(folder))) {
            CreatedKey created = console.create(KeyRequest.named("room 4"));
            String simple = judge(server, created.value().text());
            assertThat(SpeechJson.readJudgement(simple).words()).hasSize(2);
            assertThat(judge(server, server.sessionKey().text())).isEqualTo(simple);
            console.deactivate("room 4");
            assertThat(judge(server, created.value().text())).contains("\"Unauthorized\"");
        }
    }

    private static String judge(SpeechServer server, String key) throws Exception {
        RequestBody body =
                new MultipartBody.Builder()
                        .setType(MultipartBody.FORM)
                        .addFormDataPart(
                                "file",
                                "a.wav",
                                RequestBody.create(wav(1), MediaType.get("audio/wav")))
                        .addFormDataPart("options", "{\"gold_text\": \"Good morning\"}")
                        .build();
        Request request =
                new Request.Builder()
                        .url(server.baseUrl() + "/pronunciation-simple")
                        .header("x-api-key", key)
                        .post(body)
                        .build();
        try (var response = new OkHttpClient().newCall(request).execute()) {
            return response.body().string();
        }
    }

    private static byte[] wav(double seconds) throws Exception {
        byte[] data = new byte[(int) (seconds * 16_000) * 2];
        data[100] = 50;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        AudioSystem.write(
                new AudioInputStream(
                        new ByteArrayInputStream(data),
                        new AudioFormat(16_000, 16, 1, true, false),
                        data.length / 2),
                AudioFileFormat.Type.WAVE,
                out);
        return out.toByteArray();
    }
}
