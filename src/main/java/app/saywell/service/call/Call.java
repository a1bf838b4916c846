package app.saywell.service.call;

import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpeechComponent;

import java.util.List;

/// What is asked of the engine, besides the audio.
sealed interface Call {
    /// `/transcribe`.
    record Transcribe(boolean suppressKorean) implements Call {}

    /// `/analyze-native`.
    record AnalyzeNative(String goldText, PronunciationGuide guide) implements Call {}

    /// `/pronunciation`.
    record Judge(
            String goldText,
            PronunciationGuide guide,
            List<SpeechComponent> components,
            FeedbackLanguage language)
            implements Call {}

    /// `/pronunciation-simple`.
    record JudgeSimple(String goldText, PronunciationGuide guide, FeedbackLanguage language)
            implements Call {}
}
