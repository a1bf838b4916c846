package app.saywell.engine;

import app.saywell.signal.Pcm;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Transcription;

import java.util.List;

/// Listens: the four judgements behind the four calls of the service, without HTTP, keys or money.
///
/// Safe for several threads at once and deterministic: the same samples, text and components give
/// the same answer. What cannot be judged is refused with an [EngineException] of a documented
/// kind.
/// Interrupting the calling thread makes it stop soon with
/// [EngineException.Kind#INTERRUPTED].
public interface SpeechEngine extends AutoCloseable {

    /// Writes down what is said.
    Transcription transcribe(Pcm audio, boolean suppressKorean);

    /// Takes a native reading of `goldText` apart.
    NativeAnalysis analyzeNative(Pcm audio, String goldText);

    /// Judges a reading against a native one; scales as on `/pronunciation`.
    Judgement judge(
            Pcm audio,
            String goldText,
            List<SpeechComponent> nativeComponents,
            FeedbackLanguage language);

    /// The same engine that expects words as a guide says, in native readings and in judgements. It
    /// shares everything with this one and is not closed by itself.
    ///
    /// @throws EngineException of kind UNREADABLE_PRONUNCIATION where a pronunciation is neither
    /// IPA nor a respelling
    SpeechEngine guided(PronunciationGuide guide);

    /// Frees what is held outside the heap. No call may be under way or follow.
    @Override
    default void close() {}

    /// Judges a reading by itself; scale as on `/pronunciation-simple`.
    Judgement judgeSimple(Pcm audio, String goldText, FeedbackLanguage language);
}
