package app.saywell.speech;

/// The four calls of the speech service.
///
/// Every call blocks until its [Reply] is there, never throws for what the service or the network
/// may normally do, and may be made from several threads at once. Interrupting the calling thread
/// cancels the call.
public interface SpeechService {

    /// Writes down what is said, whatever it is.
    ///
    /// @param suppressKorean write Korean words in English letters
    Reply<Transcription> transcribe(Upload audio, boolean suppressKorean);

    /// Takes a native reading of `goldText` apart.
    Reply<NativeAnalysis> analyzeNative(Upload audio, String goldText);

    /// Judges a learner's reading of `goldText` against a native one.
    ///
    /// @param nativeComponentsJson the array `speech_components` of [#analyzeNative], unchanged
    Reply<Judgement> pronunciation(
            Upload audio, String goldText, String nativeComponentsJson, FeedbackLanguage language);

    /// Judges a learner's reading of `goldText` by itself.
    Reply<Judgement> pronunciationSimple(Upload audio, String goldText, FeedbackLanguage language);
}
