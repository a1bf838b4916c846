package app.saywell.judge.service;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import okhttp3.ConnectionPool;
import okhttp3.Dispatcher;
import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;

/// Calls a service with one key and recordings of a chosen length.
public final class TestCaller {
    private static final OkHttpClient HTTP = new OkHttpClient.Builder()
            .retryOnConnectionFailure(false)
            .dispatcher(new Dispatcher())
            .connectionPool(new ConnectionPool(0, 1, java.util.concurrent.TimeUnit.SECONDS))
            .readTimeout(Duration.ofSeconds(70))
            .build();

    private final OkHttpClient http;
    private final String baseUrl;
    private final String key;

    /// A caller that opens a new connection for each call.
    public TestCaller(SpeechServer server, String key) {
        this(HTTP, server.baseUrl(), key);
    }

    /// @param http a client with its own pool and time-outs
    public TestCaller(OkHttpClient http, String baseUrl, String key) {
        this.http = http;
        this.baseUrl = baseUrl;
        this.key = key;
    }

    /// Status, `Retry-After` header and body of a response.
    public record CallReply(int status, String retryAfter, String body) {}

    /// Transcribes a number of seconds.
    public CallReply transcribe(double seconds) {
        return send("/transcribe", form(hum(seconds)).build());
    }

    /// Transcribes a file.
    public CallReply transcribe(byte[] wav) {
        return send("/transcribe", form(wav).build());
    }

    /// Scores "Good morning" in a number of seconds.
    public CallReply judge(double seconds) {
        return judge(hum(seconds));
    }

    /// Scores "Good morning".
    public CallReply judge(byte[] wav) {
        return send(
                "/pronunciation-simple",
                form(wav)
                        .addFormDataPart("options", "{\"gold_text\": \"Good morning\"}")
                        .build());
    }

    private CallReply send(String path, RequestBody body) {
        Request request = new Request.Builder()
                .url(baseUrl + path)
                .header("x-api-key", key)
                .post(body)
                .build();
        try (Response response = http.newCall(request).execute()) {
            return new CallReply(
                    response.code(),
                    response.header("Retry-After", ""),
                    response.body().string());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static MultipartBody.Builder form(byte[] wav) {
        return new MultipartBody.Builder()
                .setType(MultipartBody.FORM)
                .addFormDataPart("file", "a.wav", RequestBody.create(wav, MediaType.get("audio/wav")));
    }

    /// A hum of the given length at 16 kHz, 16 bit.
    public static byte[] hum(double seconds) {
        byte[] data = new byte[(int) Math.round(seconds * 16_000) * 2];
        for (int i = 0; i < data.length; i += 2) {
            data[i + 1] = (byte) (20 * Math.sin(i / 40.0));
        }
        AudioFormat format = new AudioFormat(16_000, 16, 1, true, false);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            AudioSystem.write(
                    new AudioInputStream(new ByteArrayInputStream(data), format, data.length / 2),
                    AudioFileFormat.Type.WAVE,
                    out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
