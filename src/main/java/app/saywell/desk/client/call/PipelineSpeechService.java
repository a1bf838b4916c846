package app.saywell.desk.client.call;

import app.saywell.speech.AudioUpload;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.SpeechService;
import app.saywell.speech.Transcription;
import app.saywell.speech.language.text.SpokenForm;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/// Implements the four calls by sending a [SpeechRequest] to a pipeline.
public final class PipelineSpeechService implements SpeechService {
    private final RequestPipeline pipeline;
    private final String purpose;
    private final Function<String, SpokenForm> spokenForm;
    private final Optional<OwnOptions> own;
    private final Optional<List<SpeechComponent>> earlierWords;

    /// What only Saywell's own service understands.
    private record OwnOptions(Supplier<PronunciationGuide> guide, JudgingRule rule) {}

    private PipelineSpeechService(
            RequestPipeline pipeline,
            String purpose,
            Function<String, SpokenForm> spokenForm,
            Optional<OwnOptions> own,
            Optional<List<SpeechComponent>> earlierWords) {
        this.pipeline = pipeline;
        this.purpose = purpose;
        this.spokenForm = spokenForm;
        this.own = own;
        this.earlierWords = earlierWords;
    }

    /// Saywell's own service: it gets texts as they are written, answers with a report on fluency and tells the
    /// certainty of each word of a transcription if that is asked.
    ///
    /// @param purpose what the calls are for, see [app.saywell.speech.billing.CallCharge]
    /// @param spokenForm words in place of figures, signs and abbreviations, for model readings that were analysed
    ///     in words
    /// @param guide read at every call; only words that occur in the text are sent
    /// @param rule by what readings are judged
    public static PipelineSpeechService ofSaywell(
            RequestPipeline pipeline,
            String purpose,
            Function<String, SpokenForm> spokenForm,
            Supplier<PronunciationGuide> guide,
            JudgingRule rule) {
        return new PipelineSpeechService(
                pipeline, purpose, spokenForm, Optional.of(new OwnOptions(guide, rule)), Optional.empty());
    }

    /// A service that knows no more than its document.
    ///
    /// @param purpose what the calls are for, see [app.saywell.speech.billing.CallCharge]
    /// @param spokenForm what is sent of a text: words in place of its figures, signs and abbreviations
    public static PipelineSpeechService ofOthers(
            RequestPipeline pipeline, String purpose, Function<String, SpokenForm> spokenForm) {
        return new PipelineSpeechService(pipeline, purpose, spokenForm, Optional.empty(), Optional.empty());
    }

    @Override
    public SpeechService withWordsOf(List<SpeechComponent> components) {
        return new PipelineSpeechService(pipeline, purpose, spokenForm, own, Optional.of(components));
    }

    @Override
    public ServiceReply<Transcription> transcribe(AudioUpload audio, boolean suppressKorean) {
        return pipeline.execute(SpeechRequest.transcribe(audio, suppressKorean, purpose));
    }

    @Override
    public ServiceReply<Transcription> transcribeWithCertainty(AudioUpload audio) {
        SpeechRequest<Transcription> request = SpeechRequest.transcribe(audio, false, purpose);
        return pipeline.execute(own.isPresent() ? request.withWordCertainty() : request);
    }

    @Override
    public ServiceReply<NativeAnalysis> analyzeNative(AudioUpload audio, String goldText) {
        SpeechRequest<NativeAnalysis> request = SpeechRequest.analyzeNative(audio, goldText, purpose);
        return pipeline.execute(guided(formed(request, goldText, earlierWords)));
    }

    @Override
    public ServiceReply<PronunciationResult> pronunciation(
            AudioUpload audio, String goldText, String nativeComponents, FeedbackLanguage language) {
        SpeechRequest<PronunciationResult> request =
                SpeechRequest.pronunciation(audio, goldText, nativeComponents, language, purpose);
        return pipeline.execute(judged(formed(request, goldText, components(nativeComponents))));
    }

    @Override
    public ServiceReply<PronunciationResult> pronunciationSimple(
            AudioUpload audio, String goldText, FeedbackLanguage language) {
        SpeechRequest<PronunciationResult> request =
                SpeechRequest.pronunciationSimple(audio, goldText, language, purpose);
        return pipeline.execute(judged(formed(request, goldText, earlierWords)));
    }

    private SpeechRequest<PronunciationResult> judged(SpeechRequest<PronunciationResult> request) {
        return own.map(options -> guided(request).withRule(options.rule()).withFluency())
                .orElse(request);
    }

    private <T> SpeechRequest<T> guided(SpeechRequest<T> request) {
        return own.map(options -> request.withGuide(options.guide().get())).orElse(request);
    }

    /// The request with the form of the text that other words have, such as those of the model reading: an analysis is
    /// refused beside another text than its own. Where they have neither, Saywell's own service gets what is
    /// written, and any other one words.
    private <T> SpeechRequest<T> formed(
            SpeechRequest<T> request, String goldText, Optional<List<SpeechComponent>> words) {
        SpokenForm form = spokenForm.apply(goldText);
        boolean asWritten = words.filter(form::isAsWritten).isPresent();
        boolean inWords = words.filter(form::isInWords).isPresent();
        boolean sendsWords = asWritten == inWords ? own.isEmpty() : inWords;
        return form.isChanged() && sendsWords ? request.withText(form.text()) : request;
    }

    private static Optional<List<SpeechComponent>> components(String json) {
        try {
            return Optional.of(SpeechJson.readComponents(json));
        } catch (MalformedJsonException _) {
            return Optional.empty();
        }
    }
}
