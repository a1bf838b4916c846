package app.saywell.judge.contract;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/// A multipart call in the making.
final class ContractForm {
    private static final int TOO_MANY = 429;

    private final OkHttpClient http;
    private final Request.Builder request;
    private final List<MultipartBody.Part> parts = new ArrayList<>();

    ContractForm(OkHttpClient http, String url) {
        this.http = http;
        this.request = new Request.Builder().url(url);
    }

    ContractForm header(String name, String value) {
        request.header(name, value);
        return this;
    }

    ContractForm without(String header) {
        request.removeHeader(header);
        return this;
    }

    ContractForm file(byte[] bytes, String name) {
        MediaType type = MediaType.get(name.endsWith("mp3") ? "audio/mpeg" : "audio/wav");
        parts.add(MultipartBody.Part.createFormData("file", name, RequestBody.create(bytes, type)));
        return this;
    }

    ContractForm reading() {
        return file(TestAudio.reading(), "reading.wav");
    }

    ContractForm text(String name, String value) {
        parts.add(MultipartBody.Part.createFormData(name, value));
        return this;
    }

    ContractForm options(String json) {
        return text("options", json);
    }

    /// `options` with the text of the reading.
    ContractForm goldText() {
        return options("{\"gold_text\": \"" + TestedService.TEXT + "\"}");
    }

    ContractForm natives(String json) {
        return text("native_speech_components_json", json);
    }

    ContractAnswer send() {
        if (parts.isEmpty()) {
            return send(RequestBody.create(new byte[0], MediaType.get("multipart/form-data; boundary=b")));
        }
        MultipartBody.Builder body = new MultipartBody.Builder().setType(MultipartBody.FORM);
        parts.forEach(body::addPart);
        return send(body.build());
    }

    ContractAnswer send(RequestBody body) {
        return send("POST", body);
    }

    /// Sends the call; where the key's calls of this minute are made, once more when the service
    /// says so, because the suite has more calls than a usual key has in a minute.
    ContractAnswer send(String method, @Nullable RequestBody body) {
        ContractAnswer answer = sendOnce(method, body);
        if (answer.status() != TOO_MANY) {
            return answer;
        }
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(answer.secondsToWait()));
        return sendOnce(method, body);
    }

    private ContractAnswer sendOnce(String method, @Nullable RequestBody body) {
        try (Response response =
                http.newCall(request.method(method, body).build()).execute()) {
            return new ContractAnswer(
                    response.code(),
                    response.header("Content-Type", ""),
                    response.header("Retry-After", ""),
                    response.body().string());
        } catch (IOException e) {
            throw new AssertionError("no answer", e);
        }
    }
}
