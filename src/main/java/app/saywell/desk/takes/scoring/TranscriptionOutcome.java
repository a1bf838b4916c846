package app.saywell.desk.takes.scoring;

import app.saywell.speech.CallFailure;

/// What came of transcribing.
public sealed interface TranscriptionOutcome {
    /// Everything was written down.
    record Transcribed(Transcript transcript) implements TranscriptionOutcome {}

    /// A call failed. What was answered before it is kept and not asked for again.
    record TranscriptionRefused(CallFailure failure) implements TranscriptionOutcome {}
}
