package app.saywell.client.call;

import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.Reply;
import app.saywell.speech.SpeechService;
import app.saywell.speech.Transcription;
import app.saywell.speech.Upload;

import java.util.function.Supplier;

/// The four calls, each put as a question to a channel.
public final class AskingSpeechService implements SpeechService {
    private final Channel channel;
    private final String purpose;
    private final Supplier<PronunciationGuide> guide;

    /// @param purpose what the calls are for, see [app.saywell.speech.billing.Charge]
    /// @param guide asked at every call; of what it says, the words of the text are sent
    public AskingSpeechService(
            Channel channel, String purpose, Supplier<PronunciationGuide> guide) {
        this.channel = channel;
        this.purpose = purpose;
        this.guide = guide;
    }

    @Override
    public Reply<Transcription> transcribe(Upload audio, boolean suppressKorean) {
        return channel.ask(Question.transcribe(audio, suppressKorean, purpose));
    }

    @Override
    public Reply<NativeAnalysis> analyzeNative(Upload audio, String goldText) {
        return channel.ask(Question.analyzeNative(audio, goldText, purpose).guided(guide.get()));
    }

    @Override
    public Reply<Judgement> pronunciation(
            Upload audio, String goldText, String nativeComponents, FeedbackLanguage language) {
        return channel.ask(
                Question.pronunciation(audio, goldText, nativeComponents, language, purpose)
                        .guided(guide.get()));
    }

    @Override
    public Reply<Judgement> pronunciationSimple(
            Upload audio, String goldText, FeedbackLanguage language) {
        return channel.ask(
                Question.pronunciationSimple(audio, goldText, language, purpose)
                        .guided(guide.get()));
    }
}
