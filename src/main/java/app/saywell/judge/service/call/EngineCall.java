package app.saywell.judge.service.call;

import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpeechComponent;
import java.util.List;

/// A call to the engine, without the audio.
sealed interface EngineCall {
    /// `/transcribe`.
    record TranscribeCall(boolean suppressKorean, boolean wordCertainty) implements EngineCall {}

    /// `/analyze-native`.
    record AnalyzeNativeCall(String goldText, PronunciationGuide guide) implements EngineCall {}

    /// `/pronunciation`.
    record PronunciationCall(
            String goldText,
            PronunciationGuide guide,
            JudgingRule rule,
            List<SpeechComponent> components,
            FeedbackLanguage language,
            boolean fluency)
            implements EngineCall {}

    /// `/pronunciation-simple`.
    record SimplePronunciationCall(
            String goldText, PronunciationGuide guide, JudgingRule rule, FeedbackLanguage language, boolean fluency)
            implements EngineCall {}
}
