package app.saywell.client.call;

import app.saywell.speech.Endpoint;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.Transcription;
import app.saywell.speech.Upload;
import app.saywell.speech.billing.QuestionKey;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// One call of the service before it is sent.
///
/// @param fields the text parts of the form by name, in the order in which they are sent
/// @param goldText what must never show in an error text; empty where there is none
/// @param purpose for the ledger, see [app.saywell.speech.billing.Charge]
public record Question<T>(
        AnswerForm<T> form,
        DigestedAudio audio,
        SequencedMap<String, String> fields,
        String goldText,
        String purpose) {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String OPTIONS = "options";

    /// The question of `/transcribe`.
    public static Question<Transcription> transcribe(
            Upload audio, boolean suppressKorean, String purpose) {
        return new Question<>(
                AnswerForm.TRANSCRIPTION,
                DigestedAudio.of(audio),
                fields("transcribe_options", Map.of("suppress_korean", suppressKorean)),
                "",
                purpose);
    }

    /// The question of `/analyze-native`.
    public static Question<NativeAnalysis> analyzeNative(
            Upload audio, String goldText, String purpose) {
        return new Question<>(
                AnswerForm.NATIVE_ANALYSIS,
                DigestedAudio.of(audio),
                fields(OPTIONS, Map.of("gold_text", goldText)),
                goldText,
                purpose);
    }

    /// The question of `/pronunciation`.
    public static Question<Judgement> pronunciation(
            Upload audio,
            String goldText,
            String nativeComponents,
            FeedbackLanguage language,
            String purpose) {
        SequencedMap<String, String> fields = fields(OPTIONS, options(goldText, language));
        fields.put("native_speech_components_json", nativeComponents);
        return new Question<>(
                AnswerForm.JUDGEMENT, DigestedAudio.of(audio), fields, goldText, purpose);
    }

    /// The question of `/pronunciation-simple`.
    public static Question<Judgement> pronunciationSimple(
            Upload audio, String goldText, FeedbackLanguage language, String purpose) {
        return new Question<>(
                AnswerForm.SIMPLE_JUDGEMENT,
                DigestedAudio.of(audio),
                fields(OPTIONS, options(goldText, language)),
                goldText,
                purpose);
    }

    /// The same question with what a guide says of the words of its text; unchanged where it says
    /// nothing of them.
    public Question<T> guided(PronunciationGuide guide) {
        PronunciationGuide said = guide.within(goldText);
        if (said.isEmpty()) {
            return this;
        }
        ObjectNode options = (ObjectNode) JSON.readTree(fields.get(OPTIONS));
        if (!said.words().isEmpty()) {
            options.set(PronunciationGuide.WORDS, JSON.valueToTree(said.words()));
        }
        if (said.british()) {
            options.put(PronunciationGuide.BRITISH, true);
        }
        SequencedMap<String, String> more = new LinkedHashMap<>(fields);
        more.put(OPTIONS, JSON.writeValueAsString(options));
        return new Question<>(form, audio, more, goldText, purpose);
    }

    /// Where the question goes.
    public Endpoint endpoint() {
        return form.endpoint();
    }

    /// What makes another question the same as this one. The purpose does not.
    public QuestionKey key(String service) {
        List<String> parts = new ArrayList<>(List.of(service, endpoint().path(), audio.digest()));
        fields.forEach((name, value) -> parts.addAll(List.of(name, value)));
        return new QuestionKey(Digests.of(parts), audio.digest(), service, endpoint());
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
        return "Question[" + endpoint() + "]";
    }
}
