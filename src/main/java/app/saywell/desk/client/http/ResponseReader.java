package app.saywell.desk.client.http;

import app.saywell.desk.client.call.CallAttempt;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.billing.BillingOutcome;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import okhttp3.MediaType;
import okhttp3.Response;
import okhttp3.ResponseBody;
import okio.Buffer;
import org.jspecify.annotations.Nullable;

/// Reads the response of a server, within limits of time and memory.
final class ResponseReader {
    /// The answer for half an hour of speech is smaller than 4 MiB.
    static final long MAX_ANSWER_BYTES = 8L << 20;

    private static final long MAX_ERROR_BYTES = 64L << 10;
    private static final long ERROR_BODY_TIMEOUT_SECONDS = 2;
    private static final Set<String> JSON_SUBTYPES = Set.of("json", "plain", "octet-stream");

    private final Clock clock;

    ResponseReader(Clock clock) {
        this.clock = clock;
    }

    /// @param apiKey must not appear in the failure
    <T> CallAttempt<T> read(SpeechRequest<T> request, Response response, String apiKey) {
        return response.code() == 200 ? readAnswer(request, response.body()) : readError(request, response, apiKey);
    }

    private static <T> CallAttempt<T> readAnswer(SpeechRequest<T> request, ResponseBody body) {
        @Nullable MediaType type = body.contentType();
        if (type != null && !mayBeJson(type)) {
            return CallAttempt.failed(
                    new CallFailure(
                            FailureKind.NOT_THE_SERVICE,
                            200,
                            "",
                            "a body of type " + type.type() + "/" + type.subtype()),
                    BillingOutcome.FREE);
        }
        Buffer bytes = new Buffer();
        try {
            fill(bytes, body, MAX_ANSWER_BYTES + 1);
        } catch (IOException e) {
            return NetworkFaultMapper.noAnswer("the answer ended early: " + NetworkFaultWords.of(e));
        }
        if (bytes.size() > MAX_ANSWER_BYTES) {
            return unreadable("the answer is longer than " + MAX_ANSWER_BYTES + " bytes");
        }
        try {
            String json = decode(bytes);
            return new CallAttempt<>(
                    new ServiceReply.AnsweredCall<>(
                            request.responseFormat().parser().apply(json), json, ServiceReply.AnswerSource.CALL),
                    BillingOutcome.BILLED,
                    Duration.ZERO);
        } catch (CharacterCodingException _) {
            return unreadable("the answer is not UTF-8");
        } catch (MalformedJsonException e) {
            return unreadable(String.valueOf(e.getMessage()));
        }
    }

    private <T> CallAttempt<T> readError(SpeechRequest<T> request, Response response, String apiKey) {
        String body = errorBody(response.body());
        FailureKind kind = HttpStatusMapper.toFailureKind(response.code(), body);
        ServiceErrorBody error = ServiceErrorBody.read(body, List.of(apiKey, request.goldText(), request.sentText()));
        String code = error.code().isEmpty() ? HttpStatusMapper.documentedCode(kind) : error.code();
        String detail = error.message().isEmpty() ? "no reason was given" : error.message();
        return new CallAttempt<>(
                new ServiceReply.FailedCall<>(new CallFailure(kind, response.code(), code, detail)),
                HttpStatusMapper.toBillingOutcome(response.code()),
                RetryAfterHeader.parse(response.header("Retry-After"), clock.instant()));
    }

    /// The part of the body that arrives in time. If nothing arrives, the status is enough.
    private static String errorBody(ResponseBody body) {
        Buffer bytes = new Buffer();
        try {
            body.source().timeout().deadline(ERROR_BODY_TIMEOUT_SECONDS, TimeUnit.SECONDS);
            fill(bytes, body, MAX_ERROR_BYTES);
        } catch (IOException _) {
            // Use what arrived before the error.
        }
        return bytes.readUtf8();
    }

    private static void fill(Buffer buffer, ResponseBody body, long maxBytes) throws IOException {
        while (buffer.size() < maxBytes && body.source().read(buffer, maxBytes - buffer.size()) >= 0) {}
    }

    private static String decode(Buffer bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes.readByteArray()))
                .toString();
    }

    private static boolean mayBeJson(MediaType type) {
        return JSON_SUBTYPES.contains(type.subtype()) || type.subtype().endsWith("+json");
    }

    private static <T> CallAttempt<T> unreadable(String detail) {
        return CallAttempt.failed(new CallFailure(FailureKind.UNREADABLE, 200, "", detail), BillingOutcome.SENT);
    }
}
