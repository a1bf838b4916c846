package app.saywell.desk.classes.sounds;

import java.time.Instant;

/// A sound as a learner said it in a take.
///
/// @param sound the expected sound in IPA
/// @param right whether it was said well
/// @param score 0 to 100
/// @param place the word in which it was said
/// @param at when the take was recorded
/// @param engine as in [app.saywell.desk.school.take.TakeScore#engine]: scores of two are never compared
public record SpokenSound(String sound, boolean right, double score, WordPlace place, Instant at, String engine) {

    /// A word in the recording of a take.
    ///
    /// @param start in seconds
    /// @param end in seconds
    public record WordPlace(String word, long takeId, double start, double end) {}
}
