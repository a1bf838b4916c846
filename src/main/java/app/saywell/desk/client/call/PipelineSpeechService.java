package app.saywell.desk.client.call;

import app.saywell.speech.AudioUpload;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechService;
import app.saywell.speech.Transcription;
import java.util.function.Supplier;

/// Implements the four calls by sending a [SpeechRequest] to a pipeline.
public final class PipelineSpeechService implements SpeechService {
    private final RequestPipeline pipeline;
    private final String purpose;
    private final Supplier<PronunciationGuide> guide;
    private final JudgingRule rule;
    private final boolean fluency;

    /// @param purpose what the calls are for, see [app.saywell.speech.billing.CallCharge]
    /// @param guide read at every call; only words that occur in the text are sent
    /// @param rule by what readings are judged
    /// @param fluency whether answers have a report on fluency, and transcriptions the certainty of each word if
    /// that is
    ///     asked: only Saywell's own service gives them
    public PipelineSpeechService(
            RequestPipeline pipeline,
            String purpose,
            Supplier<PronunciationGuide> guide,
            JudgingRule rule,
            boolean fluency) {
        this.pipeline = pipeline;
        this.purpose = purpose;
        this.guide = guide;
        this.rule = rule;
        this.fluency = fluency;
    }

    @Override
    public ServiceReply<Transcription> transcribe(AudioUpload audio, boolean suppressKorean) {
        return pipeline.execute(SpeechRequest.transcribe(audio, suppressKorean, purpose));
    }

    @Override
    public ServiceReply<Transcription> transcribeWithCertainty(AudioUpload audio) {
        SpeechRequest<Transcription> request = SpeechRequest.transcribe(audio, false, purpose);
        return pipeline.execute(fluency ? request.withWordCertainty() : request);
    }

    @Override
    public ServiceReply<NativeAnalysis> analyzeNative(AudioUpload audio, String goldText) {
        return pipeline.execute(
                SpeechRequest.analyzeNative(audio, goldText, purpose).withGuide(guide.get()));
    }

    @Override
    public ServiceReply<PronunciationResult> pronunciation(
            AudioUpload audio, String goldText, String nativeComponents, FeedbackLanguage language) {
        return pipeline.execute(
                judged(SpeechRequest.pronunciation(audio, goldText, nativeComponents, language, purpose)));
    }

    @Override
    public ServiceReply<PronunciationResult> pronunciationSimple(
            AudioUpload audio, String goldText, FeedbackLanguage language) {
        return pipeline.execute(judged(SpeechRequest.pronunciationSimple(audio, goldText, language, purpose)));
    }

    private SpeechRequest<PronunciationResult> judged(SpeechRequest<PronunciationResult> request) {
        SpeechRequest<PronunciationResult> judged =
                request.withGuide(guide.get()).withRule(rule);
        return fluency ? judged.withFluency() : judged;
    }
}
