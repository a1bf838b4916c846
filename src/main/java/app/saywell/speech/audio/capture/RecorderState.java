package app.saywell.speech.audio.capture;

import java.nio.file.Path;
import java.util.Optional;

/// The state of the recorder.
public sealed interface RecorderState {

    /// No microphone is open.
    record RecorderIdle() implements RecorderState {}

    /// A microphone is being opened.
    record MicrophoneOpening() implements RecorderState {}

    /// The microphone is open; only the pre-roll is kept.
    record RecorderArmed(int sampleRate) implements RecorderState {}

    /// A take is being recorded into `file`.
    record TakeRecording(Path file) implements RecorderState {}

    /// The take was stopped and its post-roll is being recorded.
    ///
    /// @param quiet the whole take if nothing more is said; empty where it does not end in silence yet
    record TakeEnding(Path file, Optional<TakeSamples> quiet) implements RecorderState {}

    /// The take is complete; the microphone stays open.
    record TakeFinished(RecordedTake take) implements RecorderState {}

    /// The recording failed or could not start. The microphone is closed, and the next start opens
    /// it again, or it is found again before and [RecorderArmed] says so; only after
    /// [RecordingFailure#STOPPED_EARLY] it stays open.
    ///
    /// @param file the take that was recorded or was to be; empty if none was asked for and only
    ///     the open microphone was lost
    /// @param message for the log, not for the user
    /// @param savedTake the file with everything before the failure, complete and valid
    record RecordingFailed(
            Optional<Path> file, RecordingFailure failure, String message, Optional<RecordedTake> savedTake)
            implements RecorderState {}
}
