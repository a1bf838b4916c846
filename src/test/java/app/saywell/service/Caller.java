package app.saywell.service;

import okhttp3.ConnectionPool;
import okhttp3.Dispatcher;
import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;

import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;

/// Calls a service with one key and a recording of a chosen length.
public final class Caller {
    private static final OkHttpClient HTTP =
            new OkHttpClient.Builder()
                    .retryOnConnectionFailure(false)
                    .dispatcher(new Dispatcher())
                    .connectionPool(new ConnectionPool(0, 1, java.util.concurrent.TimeUnit.SECONDS))
                    .readTimeout(Duration.ofSeconds(70))
                    .build();

    private final OkHttpClient http;
    private final String baseUrl;
    private final String key;

    /// A caller that opens a connection for each call.
    public Caller(SpeechServer server, String key) {
        this(HTTP, server.baseUrl(), key);
    }

    /// @param http with the pool and time-outs of the caller's choice
    public Caller(OkHttpClient http, String baseUrl, String key) {
        this.http = http;
        this.baseUrl = baseUrl;
        this.key = key;
    }

    /// The status, the header `Retry-After` and the body of an answer.
    public record Reply(int status, String retryAfter, String body) {}

    /// A transcription of so many seconds.
    public Reply transcribe(double seconds) {
        return send("/transcribe", form(wav(seconds)).build());
    }

    /// A judgement of "Good morning" in so many seconds.
    public Reply judge(double seconds) {
        return judge(wav(seconds));
    }

    /// A judgement of "Good morning".
    public Reply judge(byte[] wav) {
        return send(
                "/pronunciation-simple",
                form(wav).addFormDataPart("options", "{\"gold_text\": \"Good morning\"}").build());
    }

    private Reply send(String path, RequestBody body) {
        Request request =
                new Request.Builder()
                        .url(baseUrl + path)
                        .header("x-api-key", key)
                        .post(body)
                        .build();
        try (Response response = http.newCall(request).execute()) {
            return new Reply(
                    response.code(), response.header("Retry-After", ""), response.body().string());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static MultipartBody.Builder form(byte[] wav) {
        return new MultipartBody.Builder()
                .setType(MultipartBody.FORM)
                .addFormDataPart(
                        "file", "a.wav", RequestBody.create(wav, MediaType.get("audio/wav")));
    }

    /// A hum of so many seconds at 16 kHz, 16 bit.
    public static byte[] wav(double seconds) {
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
