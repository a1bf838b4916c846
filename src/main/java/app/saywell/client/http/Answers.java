package app.saywell.client.http;

import app.saywell.client.call.Attempt;
import app.saywell.client.call.Question;
import app.saywell.speech.Failure;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.Reply;
import app.saywell.speech.billing.Outcome;

import okhttp3.MediaType;
import okhttp3.Response;
import okhttp3.ResponseBody;

import okio.Buffer;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/// Understands what a server sent back, within bounds of time and memory.
final class Answers {
    /// Of half an hour of speech the answer is below 4 MiB.
    static final long LONGEST_ANSWER = 8L << 20;

    private static final long LONGEST_REFUSAL = 64L << 10;
    private static final long REFUSAL_SECONDS = 2;
    private static final Set<String> READ_AS_JSON = Set.of("json", "plain", "octet-stream");

    private final Clock clock;

    Answers(Clock clock) {
        this.clock = clock;
    }

    /// @param key never repeated in what is said of the answer
    <T> Attempt<T> read(Question<T> question, Response response, String key) {
        return response.code() == 200
                ? success(question, response.body())
                : refusal(question, response, key);
    }

    private static <T> Attempt<T> success(Question<T> question, ResponseBody body) {
        @Nullable MediaType type = body.contentType();
        if (type != null && !mayBeJson(type)) {
            return Attempt.failed(
                    new Failure(
                            Kind.NOT_THE_SERVICE,
                            200,
                            "",
                            "a body of type " + type.type() + "/" + type.subtype()),
                    Outcome.FREE);
        }
        Buffer bytes = new Buffer();
        try {
            fill(bytes, body, LONGEST_ANSWER + 1);
        } catch (IOException e) {
            return WireFaults.noAnswer("the answer broke off: " + WireFaults.describe(e));
        }
        if (bytes.size() > LONGEST_ANSWER) {
            return unreadable("the answer is longer than " + LONGEST_ANSWER + " bytes");
        }
        try {
            String json = decode(bytes);
            return new Attempt<>(
                    new Reply.Answer<>(
                            question.form().reader().apply(json), json, Reply.Source.CALL),
                    Outcome.BILLED,
                    Duration.ZERO);
        } catch (CharacterCodingException _) {
            return unreadable("the answer is not UTF-8");
        } catch (MalformedJsonException e) {
            return unreadable(String.valueOf(e.getMessage()));
        }
    }

    private <T> Attempt<T> refusal(Question<T> question, Response response, String key) {
        String body = refusalBody(response.body());
        Kind kind = Statuses.kind(response.code(), body);
        ErrorBody error = ErrorBody.read(body, List.of(key, question.goldText()));
        String code = error.code().isEmpty() ? Statuses.documentedCode(kind) : error.code();
        String detail = error.message().isEmpty() ? "status " + response.code() : error.message();
        return new Attempt<>(
                new Reply.Failed<>(new Failure(kind, response.code(), code, detail)),
                Statuses.outcome(response.code()),
                RetryAfter.of(response.header("Retry-After"), clock.instant()));
    }

    /// As much as came in a moment; the status says enough where nothing did.
    private static String refusalBody(ResponseBody body) {
        Buffer bytes = new Buffer();
        try {
            body.source().timeout().deadline(REFUSAL_SECONDS, TimeUnit.SECONDS);
            fill(bytes, body, LONGEST_REFUSAL);
        } catch (IOException _) {
            // What came before it broke off is used.
        }
        return bytes.readUtf8();
    }

    private static void fill(Buffer into, ResponseBody body, long most) throws IOException {
        while (into.size() < most && body.source().read(into, most - into.size()) >= 0) {}
    }

    private static String decode(Buffer bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes.readByteArray()))
                .toString();
    }

    private static boolean mayBeJson(MediaType type) {
        return READ_AS_JSON.contains(type.subtype()) || type.subtype().endsWith("+json");
    }

    private static <T> Attempt<T> unreadable(String detail) {
        return Attempt.failed(new Failure(Kind.UNREADABLE, 200, "", detail), Outcome.SENT);
    }
}
