package app.saywell.client.call;

import app.saywell.speech.Endpoint;
import app.saywell.speech.Judgement;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.Transcription;

import java.util.function.Function;

/// Which endpoint is asked, and how its answers are understood.
///
/// @param reader understands a body, or throws [app.saywell.speech.MalformedJsonException]
public record AnswerForm<T>(Endpoint endpoint, Function<String, T> reader) {
    static final AnswerForm<Transcription> TRANSCRIPTION =
            new AnswerForm<>(Endpoint.TRANSCRIBE, AnswerReader::transcription);
    static final AnswerForm<NativeAnalysis> NATIVE_ANALYSIS =
            new AnswerForm<>(Endpoint.ANALYZE_NATIVE, AnswerReader::nativeAnalysis);
    static final AnswerForm<Judgement> JUDGEMENT =
            new AnswerForm<>(Endpoint.PRONUNCIATION, AnswerReader::judgement);
    static final AnswerForm<Judgement> SIMPLE_JUDGEMENT =
            new AnswerForm<>(Endpoint.PRONUNCIATION_SIMPLE, AnswerReader::judgement);
}
