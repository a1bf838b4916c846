package app.saywell.desk.school.lesson;

import app.saywell.desk.school.AudioClip;
import java.util.Optional;

/// A model reading of a sentence.
///
/// @param speaker who reads
/// @param primary whether learners are compared with this one; at most one per sentence
/// @param analysis the analysis of the service, once there is one
public record ModelReading(
        long id,
        long sentenceId,
        AudioClip audio,
        ReadingSpeaker speaker,
        boolean primary,
        Optional<ReadingAnalysis> analysis) {

    /// Who reads.
    ///
    /// @param name the name to show
    /// @param accent such as `American`; may be empty
    public record ReadingSpeaker(String name, String accent) {}
}
