package app.saywell.client.call;

import app.saywell.speech.Endpoint;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.Transcription;
import app.saywell.speech.Upload;

import tools.jackson.databind.json.JsonMapper;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;

/// One call of the service before it is sent.
///
/// @param fields the text parts of the form by name, in the order in which they are sent
/// @param goldText what must never show in an error text; empty where there is none
/// @param reader understands a body, or throws [app.saywell.speech.MalformedJsonException]
public record Question<T>(
        Endpoint endpoint,
        Upload audio,
        SequencedMap<String, String> fields,
        String goldText,
        Function<String, T> reader) {

    private static final JsonMapper JSON = new JsonMapper();

    /// The question of `/transcribe`.
    public static Question<Transcription> transcribe(Upload audio, boolean suppressKorean) {
        return new Question<>(
                Endpoint.TRANSCRIBE,
                audio,
                fields("transcribe_options", Map.of("suppress_korean", suppressKorean)),
                "",
                AnswerReader::transcription);
    }

    /// The question of `/analyze-native`.
    public static Question<NativeAnalysis> analyzeNative(Upload audio, String goldText) {
        return new Question<>(
                Endpoint.ANALYZE_NATIVE,
                audio,
                fields("options", Map.of("gold_text", goldText)),
                goldText,
                AnswerReader::nativeAnalysis);
    }

    /// The question of `/pronunciation`.
    public static Question<Judgement> pronunciation(
            Upload audio, String goldText, String nativeComponents, FeedbackLanguage language) {
        SequencedMap<String, String> fields = fields("options", options(goldText, language));
        fields.put("native_speech_components_json", nativeComponents);
        return new Question<>(
                Endpoint.PRONUNCIATION, audio, fields, goldText, AnswerReader::judgement);
    }

    /// The question of `/pronunciation-simple`.
    public static Question<Judgement> pronunciationSimple(
            Upload audio, String goldText, FeedbackLanguage language) {
        return new Question<>(
                Endpoint.PRONUNCIATION_SIMPLE,
                audio,
                fields("options", options(goldText, language)),
                goldText,
                AnswerReader::judgement);
    }

    private static Map<String, Object> options(String goldText, FeedbackLanguage language) {
        Map<String, Object> options = new LinkedHashMap<>();
        options.put("gold_text", goldText);
        options.put("language", language.code());
        return options;
    }

    private static SequencedMap<String, String> fields(String name, Map<String, ?> options) {
        SequencedMap<String, String> fields = new LinkedHashMap<>();
        fields.put(name, JSON.writeValueAsString(options));
        return fields;
    }

    /// Says nothing of what was said or recorded.
    @Override
    public String toString() {
        return "Question[" + endpoint + "]";
    }
}
