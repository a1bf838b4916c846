package app.saywell.library.take;

import app.saywell.library.store.AudioClip;

import java.time.Instant;

/// A learner's recording of a sentence.
///
/// @param number counts the takes of this learner and sentence from 1; never given twice
/// @param best the one that was chosen among them
public record Take(
        long id,
        Owner owner,
        AudioClip audio,
        Circumstances circumstances,
        int number,
        boolean best) {

    /// Whose reading of what it is.
    public record Owner(long sentenceId, long learnerId) {}

    /// How it was recorded.
    ///
    /// @param recordedAt when it began, as far as is known
    /// @param device the microphone's name, or the name of the imported file; may be empty
    public record Circumstances(Instant recordedAt, String device, Source source) {}

    /// How a take came here.
    public enum Source {
        /// Recorded with Saywell.
        RECORDED,
        /// Taken from a file.
        IMPORTED,
        /// Found after a crash.
        RECOVERED
    }
}
