package app.saywell.speech;

import java.util.List;

/// The four calls of the speech service.
///
/// Every call blocks until its [ServiceReply] is available. Failures of the service or the network
/// are returned, not thrown. Calls may be made from several threads at once. Interrupting the
/// calling thread cancels the call.
public interface SpeechService {

    /// Transcribes the recording.
    ///
    /// @param suppressKorean write Korean words in English letters
    ServiceReply<Transcription> transcribe(AudioUpload audio, boolean suppressKorean);

    /// Transcribes the recording, with the certainty of each word where the service can tell it, see [HeardWord].
    default ServiceReply<Transcription> transcribeWithCertainty(AudioUpload audio) {
        return transcribe(audio, false);
    }

    /// Analyzes a model reading of `goldText`.
    ServiceReply<NativeAnalysis> analyzeNative(AudioUpload audio, String goldText);

    /// Scores a learner's reading of `goldText` against a model reading.
    ///
    /// @param nativeComponentsJson the array `speech_components` of [#analyzeNative], unchanged
    ServiceReply<PronunciationResult> pronunciation(
            AudioUpload audio, String goldText, String nativeComponentsJson, FeedbackLanguage language);

    /// Scores a learner's reading of `goldText` without a model reading.
    ServiceReply<PronunciationResult> pronunciationSimple(
            AudioUpload audio, String goldText, FeedbackLanguage language);

    /// The service, for a text that was judged or analysed before: it is sent the text in the form of that answer,
    /// with figures or with words in their place.
    ///
    /// @param components of the earlier answer
    default SpeechService withWordsOf(List<SpeechComponent> components) {
        return this;
    }
}
