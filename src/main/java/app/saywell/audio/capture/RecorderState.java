package app.saywell.audio.capture;

import java.nio.file.Path;
import java.util.Optional;

/// What the recorder is doing.
public sealed interface RecorderState {

    /// No microphone is open.
    record Idle() implements RecorderState {}

    /// A microphone is being opened.
    record Opening() implements RecorderState {}

    /// The microphone is open and heard, but nothing is kept beyond the last moment.
    record Armed(int sampleRate) implements RecorderState {}

    /// Everything goes into `file`.
    record Recording(Path file) implements RecorderState {}

    /// Stopped; the last consonant is still waited for.
    record Ending(Path file) implements RecorderState {}

    /// The take is complete; the microphone stays open.
    record Finished(Recorded take) implements RecorderState {}

    /// Something ended the recording or kept it from beginning; the microphone is closed, and the
    /// next start opens it anew.
    ///
    /// @param message for the log, not for the user
    /// @param kept the file with all that came before, complete and valid
    record Failed(RecordingFailure failure, String message, Optional<Recorded> kept)
            implements RecorderState {}
}
