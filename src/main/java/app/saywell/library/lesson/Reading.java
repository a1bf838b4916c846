package app.saywell.library.lesson;

import app.saywell.library.store.AudioClip;

import java.util.Optional;

/// A native reading of a sentence.
///
/// @param voice who reads
/// @param model whether this is the one that learners are compared with; one a sentence is
/// @param analysis what the service made of it, once it was asked
public record Reading(
        long id,
        long sentenceId,
        AudioClip audio,
        Voice voice,
        boolean model,
        Optional<Analysis> analysis) {

    /// Who reads.
    ///
    /// @param speaker a name to show
    /// @param accent such as `American`; may be empty
    public record Voice(String speaker, String accent) {}
}
