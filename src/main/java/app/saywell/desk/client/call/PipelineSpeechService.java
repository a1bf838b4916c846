package app.saywell.desk.client.call;

import app.saywell.speech.AnalysedText;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.SpeechService;
import app.saywell.speech.SpokenText;
import app.saywell.speech.Transcription;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/// Implements the four calls by sending a [SpeechRequest] to a pipeline.
public final class PipelineSpeechService implements SpeechService {
    private final RequestPipeline pipeline;
    private final String purpose;
    private final Supplier<PronunciationGuide> guide;
    private final JudgingRule rule;
    private final Optional<UnaryOperator<String>> spokenForm;

    private PipelineSpeechService(
            RequestPipeline pipeline,
            String purpose,
            Supplier<PronunciationGuide> guide,
            JudgingRule rule,
            Optional<UnaryOperator<String>> spokenForm) {
        this.pipeline = pipeline;
        this.purpose = purpose;
        this.guide = guide;
        this.rule = rule;
        this.spokenForm = spokenForm;
    }

    /// Saywell's own service: it gets texts as they are written, answers with a report on fluency and tells the
    /// certainty of each word of a transcription if that is asked.
    ///
    /// @param purpose what the calls are for, see [app.saywell.speech.billing.CallCharge]
    /// @param guide read at every call; only words that occur in the text are sent
    /// @param rule by what readings are judged
    public static PipelineSpeechService ofSaywell(
            RequestPipeline pipeline, String purpose, Supplier<PronunciationGuide> guide, JudgingRule rule) {
        return new PipelineSpeechService(pipeline, purpose, guide, rule, Optional.empty());
    }

    /// A service that knows no more than its document.
    ///
    /// @param purpose what the calls are for, see [app.saywell.speech.billing.CallCharge]
    /// @param spokenForm what is sent of a text: words in place of its figures, signs and abbreviations
    public static PipelineSpeechService ofOthers(
            RequestPipeline pipeline, String purpose, UnaryOperator<String> spokenForm) {
        return new PipelineSpeechService(
                pipeline, purpose, () -> PronunciationGuide.NONE, JudgingRule.DEFAULT, Optional.of(spokenForm));
    }

    @Override
    public ServiceReply<Transcription> transcribe(AudioUpload audio, boolean suppressKorean) {
        return pipeline.execute(SpeechRequest.transcribe(audio, suppressKorean, purpose));
    }

    @Override
    public ServiceReply<Transcription> transcribeWithCertainty(AudioUpload audio) {
        SpeechRequest<Transcription> request = SpeechRequest.transcribe(audio, false, purpose);
        return pipeline.execute(spokenForm.isPresent() ? request : request.withWordCertainty());
    }

    @Override
    public ServiceReply<NativeAnalysis> analyzeNative(AudioUpload audio, String goldText) {
        SpeechRequest<NativeAnalysis> request = SpeechRequest.analyzeNative(audio, goldText, purpose);
        return pipeline.execute(inWords(request, goldText).withGuide(guide.get()));
    }

    @Override
    public ServiceReply<PronunciationResult> pronunciation(
            AudioUpload audio, String goldText, String nativeComponents, FeedbackLanguage language) {
        SpeechRequest<PronunciationResult> request =
                SpeechRequest.pronunciation(audio, goldText, nativeComponents, language, purpose);
        return pipeline.execute(
                judged(isOfSpokenForm(nativeComponents, goldText) ? inWords(request, goldText) : request));
    }

    @Override
    public ServiceReply<PronunciationResult> pronunciationSimple(
            AudioUpload audio, String goldText, FeedbackLanguage language) {
        return pipeline.execute(
                judged(inWords(SpeechRequest.pronunciationSimple(audio, goldText, language, purpose), goldText)));
    }

    private SpeechRequest<PronunciationResult> judged(SpeechRequest<PronunciationResult> request) {
        SpeechRequest<PronunciationResult> judged =
                request.withGuide(guide.get()).withRule(rule);
        return spokenForm.isPresent() ? judged : judged.withFluency();
    }

    private <T> SpeechRequest<T> inWords(SpeechRequest<T> request, String goldText) {
        return spokenForm.map(form -> request.withText(form.apply(goldText))).orElse(request);
    }

    /// The text has to be the one of which the model reading was analysed: one that was analysed by another service
    /// has the figures as they are written.
    private boolean isOfSpokenForm(String nativeComponents, String goldText) {
        if (spokenForm.isEmpty()) {
            return false;
        }
        String words = spokenForm.get().apply(goldText);
        try {
            return words.equals(SpokenText.of(goldText))
                    || AnalysedText.isOf(SpeechJson.readComponents(nativeComponents), words);
        } catch (MalformedJsonException _) {
            return true;
        }
    }
}
