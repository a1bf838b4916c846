package app.saywell.desk.client.call;

import app.saywell.speech.AudioUpload;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FollowedReading;
import app.saywell.speech.HeardWord;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.SpokenText;
import app.saywell.speech.Strictness;
import app.saywell.speech.Transcription;
import app.saywell.speech.billing.RequestKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// One call of the service, ready to be sent.
///
/// @param fields the text fields of the form by name, in the order in which they are sent
/// @param goldText the reference text as it stands in the lesson; of it only what is read aloud is
///     sent, see [SpokenText]. It must never appear in an error message; empty if there is none
/// @param purpose for the ledger, see [app.saywell.speech.billing.CallCharge]
public record SpeechRequest<T>(
        ResponseFormat<T> responseFormat,
        DigestedAudio audio,
        SequencedMap<String, String> fields,
        String goldText,
        String purpose) {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String OPTIONS = "options";
    private static final String GOLD_TEXT = "gold_text";
    private static final String TRANSCRIBE_OPTIONS = "transcribe_options";

    /// A request to `/transcribe`.
    public static SpeechRequest<Transcription> transcribe(AudioUpload audio, boolean suppressKorean, String purpose) {
        return new SpeechRequest<>(
                ResponseFormat.TRANSCRIPTION,
                DigestedAudio.of(audio),
                fields(TRANSCRIBE_OPTIONS, Map.of("suppress_korean", suppressKorean)),
                "",
                purpose);
    }

    /// A request to `/analyze-native`.
    public static SpeechRequest<NativeAnalysis> analyzeNative(AudioUpload audio, String goldText, String purpose) {
        return new SpeechRequest<>(
                ResponseFormat.NATIVE_ANALYSIS,
                DigestedAudio.of(audio),
                fields(OPTIONS, Map.of(GOLD_TEXT, SpokenText.of(goldText))),
                goldText,
                purpose);
    }

    /// A request to `/pronunciation`.
    public static SpeechRequest<PronunciationResult> pronunciation(
            AudioUpload audio, String goldText, String nativeComponents, FeedbackLanguage language, String purpose) {
        SequencedMap<String, String> fields = fields(OPTIONS, options(goldText, language));
        fields.put("native_speech_components_json", nativeComponents);
        return new SpeechRequest<>(ResponseFormat.PRONUNCIATION, DigestedAudio.of(audio), fields, goldText, purpose);
    }

    /// A request to `/pronunciation-simple`.
    public static SpeechRequest<PronunciationResult> pronunciationSimple(
            AudioUpload audio, String goldText, FeedbackLanguage language, String purpose) {
        return new SpeechRequest<>(
                ResponseFormat.PRONUNCIATION_SIMPLE,
                DigestedAudio.of(audio),
                fields(OPTIONS, options(goldText, language)),
                goldText,
                purpose);
    }

    /// The first call that follows a reading while it is spoken.
    public static SpeechRequest<FollowedReading> follow(AudioUpload part, String goldText, String purpose) {
        return new SpeechRequest<>(
                ResponseFormat.followed(Optional.empty()),
                DigestedAudio.of(part),
                fields(OPTIONS, Map.of(GOLD_TEXT, SpokenText.of(goldText))),
                goldText,
                purpose);
    }

    /// A call that sends the next part of a reading that is followed.
    public static SpeechRequest<FollowedReading> followOn(String session, AudioUpload part, String purpose) {
        return new SpeechRequest<>(
                ResponseFormat.followed(Optional.of(session)),
                DigestedAudio.of(part),
                new LinkedHashMap<>(),
                "",
                purpose);
    }

    /// A copy that sends another text in place of what is read aloud of the reference text.
    SpeechRequest<T> withText(String sent) {
        return withOptions(options -> options.put(GOLD_TEXT, sent));
    }

    /// The reference text as it is sent; empty if there is none.
    public String sentText() {
        String options = fields.get(OPTIONS);
        return options == null ? "" : JSON.readTree(options).path(GOLD_TEXT).asString("");
    }

    /// A copy with the guide's pronunciations for words of the text; unchanged if the guide has
    /// none of them.
    public SpeechRequest<T> withGuide(PronunciationGuide guide) {
        PronunciationGuide relevantGuide = guide.restrictedTo(goldText);
        return relevantGuide.isEmpty()
                ? this
                : withOptions(options -> {
                    if (!relevantGuide.words().isEmpty()) {
                        options.set(PronunciationGuide.WORDS_OPTION, JSON.valueToTree(relevantGuide.words()));
                    }
                    if (relevantGuide.british()) {
                        options.put(PronunciationGuide.BRITISH_OPTION, true);
                    }
                });
    }

    /// A copy that is judged by this rule. What it says that is the same without it is left out.
    public SpeechRequest<T> withRule(JudgingRule rule) {
        return rule.equals(JudgingRule.DEFAULT)
                ? this
                : withOptions(options -> {
                    if (rule.strictness() != JudgingRule.DEFAULT.strictness()) {
                        options.put(Strictness.OPTION, rule.strictness().code());
                    }
                    if (rule.firstLanguage() != JudgingRule.DEFAULT.firstLanguage()) {
                        options.put(FirstLanguage.OPTION, rule.firstLanguage().code());
                    }
                });
    }

    /// A copy that asks for the report on fluency.
    SpeechRequest<T> withFluency() {
        return withOptions(options -> options.put(FluencyReport.OPTION, true));
    }

    /// A copy of a request to `/transcribe` that asks for the certainty of each word.
    SpeechRequest<T> withWordCertainty() {
        return withOptions(TRANSCRIBE_OPTIONS, options -> options.put(HeardWord.OPTION, true));
    }

    private SpeechRequest<T> withOptions(Consumer<ObjectNode> change) {
        return withOptions(OPTIONS, change);
    }

    private SpeechRequest<T> withOptions(String field, Consumer<ObjectNode> change) {
        ObjectNode options = (ObjectNode) JSON.readTree(fields.get(field));
        change.accept(options);
        SequencedMap<String, String> changedFields = new LinkedHashMap<>(fields);
        changedFields.put(field, JSON.writeValueAsString(options));
        return new SpeechRequest<>(responseFormat, audio, changedFields, goldText, purpose);
    }

    /// The endpoint of the request.
    public ServiceEndpoint endpoint() {
        return responseFormat.endpoint();
    }

    /// The key that equal requests share. The purpose is not part of it.
    public RequestKey keyFor(String service) {
        List<String> parts = new ArrayList<>(List.of(service, endpoint().path(), audio.digest()));
        fields.forEach((name, value) -> parts.addAll(List.of(name, value)));
        return new RequestKey(Sha256Digests.ofParts(parts), audio.digest(), service, endpoint());
    }

    private static Map<String, Object> options(String goldText, FeedbackLanguage language) {
        Map<String, Object> options = new LinkedHashMap<>();
        options.put(GOLD_TEXT, SpokenText.of(goldText));
        options.put("language", language.code());
        return options;
    }

    private static SequencedMap<String, String> fields(String name, Map<String, ?> options) {
        SequencedMap<String, String> fields = new LinkedHashMap<>();
        fields.put(name, JSON.writeValueAsString(options));
        return fields;
    }

    /// Without the text and the audio.
    @Override
    public String toString() {
        return "SpeechRequest[" + endpoint() + "]";
    }
}
