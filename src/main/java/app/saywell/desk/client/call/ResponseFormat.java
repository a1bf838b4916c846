package app.saywell.desk.client.call;

import app.saywell.speech.FollowedReading;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.Transcription;
import java.util.Optional;
import java.util.function.Function;

/// An endpoint and the parser for its answers.
///
/// @param path below the base address, with its leading slash
/// @param parser parses a body, or throws [app.saywell.speech.MalformedJsonException]
public record ResponseFormat<T>(ServiceEndpoint endpoint, String path, Function<String, T> parser) {
    static final ResponseFormat<Transcription> TRANSCRIPTION =
            new ResponseFormat<>(ServiceEndpoint.TRANSCRIBE, ResponseParser::transcription);
    static final ResponseFormat<NativeAnalysis> NATIVE_ANALYSIS =
            new ResponseFormat<>(ServiceEndpoint.ANALYZE_NATIVE, ResponseParser::nativeAnalysis);
    static final ResponseFormat<PronunciationResult> PRONUNCIATION =
            new ResponseFormat<>(ServiceEndpoint.PRONUNCIATION, ResponseParser::pronunciationResult);
    static final ResponseFormat<PronunciationResult> PRONUNCIATION_SIMPLE =
            new ResponseFormat<>(ServiceEndpoint.PRONUNCIATION_SIMPLE, ResponseParser::pronunciationResult);

    private ResponseFormat(ServiceEndpoint endpoint, Function<String, T> parser) {
        this(endpoint, endpoint.path(), parser);
    }

    /// Of a call that follows a reading. Its price and plan are those of `/pronunciation-simple`.
    ///
    /// @param session that goes on; empty for the first call
    static ResponseFormat<FollowedReading> followed(Optional<String> session) {
        return new ResponseFormat<>(
                ServiceEndpoint.PRONUNCIATION_SIMPLE,
                FollowedReading.PATH + session.map(id -> "/" + id).orElse(""),
                ResponseParser::followedReading);
    }
}
