package app.saywell.judge.engine;

import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FollowedReading;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Transcription;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.util.List;

/// The four operations behind the four calls of the service, without HTTP, API keys or credit.
///
/// Thread-safe and deterministic: the same samples, text and components give the same result. A
/// recording that cannot be scored is refused with an [EngineException] of a documented kind. When
/// the calling thread is interrupted, a call stops soon with
/// [EngineException.EngineErrorKind#INTERRUPTED].
public interface SpeechEngine extends AutoCloseable {

    /// Writes down what was said.
    Transcription transcribe(Pcm audio, boolean suppressKorean);

    /// Writes down what was said, and how sure each word is, see [app.saywell.speech.HeardWord].
    default Transcription transcribeWithCertainty(Pcm audio, boolean suppressKorean) {
        return transcribe(audio, suppressKorean);
    }

    /// Analyzes a model reading of `goldText`.
    NativeAnalysis analyzeNative(Pcm audio, String goldText);

    /// Scores a reading against a model reading. The scales are those of `/pronunciation`.
    PronunciationResult score(
            Pcm audio, String goldText, List<SpeechComponent> nativeComponents, FeedbackLanguage language);

    /// Hears how far a text was read in a recording that goes on; what was left out is not noticed. An engine that
    /// cannot do that hears nothing.
    ///
    /// @param audio what was recorded so far, of [FollowedReading#MAX_SECONDS] at most
    /// @param settled words from the first one on that an earlier call gave: they stay as they are, and what was
    ///     recorded before the last of them is not heard again
    /// @return the words from the first one on that are surely over, the settled ones among them
    default List<FollowedWord> follow(Pcm audio, String goldText, List<FollowedWord> settled) {
        return List.of();
    }

    /// The same engine with the pronunciations of a guide. They are used in the analysis of model
    /// readings and in scoring. The result shares all resources with this engine and is not closed
    /// on its own.
    ///
    /// @throws EngineException of kind INVALID_PRONUNCIATION when a pronunciation is neither IPA
    ///     nor a respelling
    SpeechEngine withPronunciations(PronunciationGuide guide);

    /// The same engine that judges readings by another rule; without this, by
    /// [JudgingRule#DEFAULT]. The analysis of model readings stays that of the default rule. The
    /// result shares all resources with this engine and is not closed on its own.
    SpeechEngine judgingBy(JudgingRule rule);

    /// Opens what the next call needs, ahead of it. What is missing is told by that call.
    default void prepare() {}

    /// Frees memory outside the heap. No call may be running, and none may follow.
    @Override
    default void close() {}

    /// Scores a reading without a model reading. The scale is that of `/pronunciation-simple`.
    PronunciationResult scoreSimple(Pcm audio, String goldText, FeedbackLanguage language);
}
