package app.saywell.desk.client;

import app.saywell.speech.AudioUpload;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechService;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/// Sample requests and valid answers.
final class SampleCalls {
    static final String GOLD_TEXT = "The seven apples are \"ripe\", 일곱 개";
    private static final int HALF_A_SECOND = 44 + 16_000;

    private SampleCalls() {}

    /// Half a second of noise, different for each seed.
    static AudioUpload audio(long seed) {
        byte[] bytes = new byte[HALF_A_SECOND];
        new Random(seed).nextBytes(bytes);
        return new AudioUpload(bytes, AudioUpload.UploadFormat.WAV, 0.5);
    }

    /// More data than the buffers of a connection hold.
    static AudioUpload longAudio() {
        return new AudioUpload(new byte[16 << 20], AudioUpload.UploadFormat.WAV, 500);
    }

    static ServiceReply<?> ask(SpeechService service, ServiceEndpoint endpoint, AudioUpload audio) {
        return switch (endpoint) {
            case TRANSCRIBE -> service.transcribe(audio, false);
            case ANALYZE_NATIVE -> service.analyzeNative(audio, GOLD_TEXT);
            case PRONUNCIATION -> service.pronunciation(audio, GOLD_TEXT, "[]", FeedbackLanguage.KOREAN);
            case PRONUNCIATION_SIMPLE -> service.pronunciationSimple(audio, GOLD_TEXT, FeedbackLanguage.ENGLISH);
        };
    }

    /// A valid answer.
    static String answer(ServiceEndpoint endpoint) {
        return switch (endpoint) {
            case TRANSCRIBE ->
                "{\"text\":\"seven 사과\",\"text_type\":\"codeswitched\",\"metadata\":{},"
                        + "\"response_time_in_sec\":0.25}";
            case ANALYZE_NATIVE ->
                "{\"speech_components\":[{\"type\":\"pause\",\"start\":0,\"end\":0.3," + "\"is_long\":true}]}";
            case PRONUNCIATION ->
                "{\"user_speech_components\":[],\"feedback\":{"
                        + "\"pronunciation\":{\"score\":64,\"feedback\":\"좋아요\"},"
                        + "\"stress\":{\"score\":8,\"feedback\":\"\"},"
                        + "\"pause\":{\"score\":9,\"feedback\":\"\"},"
                        + "\"speed\":{\"score\":10,\"feedback\":\"\"}}}";
            case PRONUNCIATION_SIMPLE ->
                "{\"user_speech_components\":[],\"feedback\":{"
                        + "\"pronunciation\":{\"score\":81.5,\"feedback\":\"Good\"},"
                        + "\"stress\":null,\"pause\":null,\"speed\":null}}";
        };
    }

    /// The endpoint of a request.
    static ServiceEndpoint endpoint(FaultServer.ReceivedRequest request) {
        for (ServiceEndpoint endpoint : ServiceEndpoint.values()) {
            if (request.head().contains(endpoint.path() + " HTTP/1.1")) {
                return endpoint;
            }
        }
        throw new AssertionError("no endpoint in " + request.head().lines().findFirst());
    }

    /// Answers every request validly.
    static void answerValidly(FaultServer.ServerExchange exchange) throws IOException {
        ServiceEndpoint endpoint = endpoint(exchange.read());
        exchange.respond("200 OK", "application/json", answer(endpoint).getBytes(StandardCharsets.UTF_8));
    }
}
