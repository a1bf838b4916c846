package app.saywell.desk.speaking.view;

import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.speaking.SpeechReport;
import app.saywell.speech.CallFailure.FailureKind;

/// Where speaking without a text is.
public sealed interface SpeakingPhase {
    /// A task is chosen, and nothing runs.
    record TaskChosen() implements SpeakingPhase {}

    /// A task is being written.
    record TaskWriting() implements SpeakingPhase {}

    /// The microphone is being opened, or the recording is being stored.
    record SpeechPreparing() implements SpeakingPhase {}

    /// The learner speaks.
    record SpeechRecording() implements SpeakingPhase {}

    /// The recording is stored, and is being written down and judged.
    ///
    /// @param done parts that are done
    /// @param total number of parts; 0 while it is unknown
    record SpeechJudging(FreeSpeech speech, long done, long total) implements SpeakingPhase {}

    /// It was judged.
    record SpeechReported(FreeSpeech speech, SpeechReport report) implements SpeakingPhase {}

    /// It is stored and could not be judged.
    record SpeechUnjudged(FreeSpeech speech, FailureKind failure) implements SpeakingPhase {}

    /// Nothing was recorded, or it could not be stored.
    ///
    /// @param messageKey of the text that says why
    record SpeechNotRecorded(String messageKey) implements SpeakingPhase {}
}
