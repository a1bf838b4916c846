package app.saywell.desk.school.take;

import app.saywell.desk.school.AudioClip;
import java.time.Instant;

/// A recording of a learner for a sentence.
///
/// @param number counts the takes of this learner and sentence from 1; never reused
/// @param best whether it is marked as the best of them
public record Take(long id, TakeOwner owner, AudioClip audio, RecordingInfo recordingInfo, int number, boolean best) {

    public record TakeOwner(long sentenceId, long learnerId) {}

    /// How it was recorded.
    ///
    /// @param recordedAt when the recording began, if known
    /// @param device name of the microphone or of the imported file; may be empty
    public record RecordingInfo(Instant recordedAt, String device, TakeSource source) {}

    /// How a take was created.
    public enum TakeSource {
        /// Recorded with Saywell.
        RECORDED,
        /// Imported from a file.
        IMPORTED,
        /// Recorded at home and handed in.
        HANDED_IN,
        /// Recovered after a crash.
        RECOVERED
    }
}
