package app.saywell.desk.client.call;

import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.Transcription;
import java.util.function.Function;

/// An endpoint and the parser for its answers.
///
/// @param parser parses a body, or throws [app.saywell.speech.MalformedJsonException]
public record ResponseFormat<T>(ServiceEndpoint endpoint, Function<String, T> parser) {
    static final ResponseFormat<Transcription> TRANSCRIPTION =
            new ResponseFormat<>(ServiceEndpoint.TRANSCRIBE, ResponseParser::transcription);
    static final ResponseFormat<NativeAnalysis> NATIVE_ANALYSIS =
            new ResponseFormat<>(ServiceEndpoint.ANALYZE_NATIVE, ResponseParser::nativeAnalysis);
    static final ResponseFormat<PronunciationResult> PRONUNCIATION =
            new ResponseFormat<>(ServiceEndpoint.PRONUNCIATION, ResponseParser::pronunciationResult);
    static final ResponseFormat<PronunciationResult> PRONUNCIATION_SIMPLE =
            new ResponseFormat<>(ServiceEndpoint.PRONUNCIATION_SIMPLE, ResponseParser::pronunciationResult);
}
