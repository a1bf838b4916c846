package app.saywell.desk.client.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.call.CallAttempt;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.Transcription;
import java.net.ProxySelector;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import okhttp3.MediaType;
import okhttp3.Protocol;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.ResponseBody;
import org.junit.jupiter.api.Test;

class ResponseReaderTest {
    private static final String ANSWER =
            "{\"text\":\"a\",\"text_type\":\"codeswitched\",\"metadata\":{}," + "\"response_time_in_sec\":0.25}";
    private static final SpeechRequest<Transcription> REQUEST =
            SpeechRequest.transcribe(new AudioUpload(new byte[] {1}, AudioUpload.UploadFormat.WAV, 1), false, "test");

    @Test
    void anAnswerMayBeAsLongAsTheLimitAndNoLonger() {
        int room = (int) ResponseReader.MAX_ANSWER_BYTES - ANSWER.length();
        assertThat(read(200, ANSWER + " ".repeat(room)).reply()).isInstanceOf(ServiceReply.AnsweredCall.class);
        assertThat(failure(200, ANSWER + " ".repeat(room + 1)).kind()).isEqualTo(FailureKind.UNREADABLE);
    }

    @Test
    void anErrorIsToldInTheWordsOfTheService() {
        CallFailure told = failure(402, "{\"error\":{\"code\":\"OUT_OF_CREDIT\",\"message\":\"buy more\"}}");
        assertThat(told.code()).isEqualTo("OUT_OF_CREDIT");
        assertThat(told.detail()).isEqualTo("buy more");
    }

    @Test
    void anErrorWithoutWordsIsToldByItsStatus() {
        CallFailure told = failure(402, "");
        assertThat(told.code()).isNotEmpty().isEqualTo(HttpStatusMapper.documentedCode(FailureKind.PAYMENT_REQUIRED));
        assertThat(told.detail()).isEqualTo("no reason was given");
    }

    @Test
    void ofALongErrorOnlyTheBeginningIsRead() {
        int limit = 64 << 10;
        String within = "x".repeat(limit - "\"ModelMissingError\"".length());
        assertThat(failure(400, within + "\"ModelMissingError\"").kind()).isEqualTo(FailureKind.MODEL_MISSING);
        assertThat(failure(400, within + "x\"ModelMissingError\"").kind()).isEqualTo(FailureKind.BAD_REQUEST);
    }

    @Test
    void withoutAKeyNothingIsSent() {
        HttpSettings settings = new HttpSettings(
                ServiceAddress.parse("http://127.0.0.1:9").orElseThrow(),
                Duration.ofSeconds(1),
                Duration.ofSeconds(1),
                HttpSettings.InterruptPolicy.CANCEL,
                ProxySelector.of(null));
        try (HttpTransport transport = new HttpTransport(settings, Optional::empty, Clock.systemUTC())) {
            assertThat(failure(transport.send(REQUEST)).kind()).isEqualTo(FailureKind.NO_KEY);
        }
    }

    private static CallFailure failure(int status, String body) {
        return failure(read(status, body));
    }

    private static CallFailure failure(CallAttempt<?> attempt) {
        assertThat(attempt.reply()).isInstanceOf(ServiceReply.FailedCall.class);
        return ((ServiceReply.FailedCall<?>) attempt.reply()).failure();
    }

    private static CallAttempt<Transcription> read(int status, String body) {
        Response response = new Response.Builder()
                .request(new Request.Builder()
                        .url("http://127.0.0.1" + ServiceEndpoint.TRANSCRIBE.path())
                        .build())
                .protocol(Protocol.HTTP_1_1)
                .code(status)
                .message("")
                .body(ResponseBody.create(body, MediaType.get("application/json")))
                .build();
        return new ResponseReader(Clock.systemUTC()).read(REQUEST, response, "sk-svc-1");
    }
}
