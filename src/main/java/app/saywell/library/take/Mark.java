package app.saywell.library.take;

import java.time.Instant;

/// A person's judgement beside the machine's. The machine's stays as it is.
///
/// @param value 0-100 for a word or sound; for the whole out of 100, as the total of the result;
///     1 for a pause that is right and 0 for one that is not
/// @param reason may be empty
public record Mark(long id, long resultId, Place place, double value, String reason, Instant at) {

    /// What is judged, and by whom.
    ///
    /// @param component index into the judgement's components; 0 for the whole
    /// @param part index of the sound within its word; 0 otherwise
    public record Place(Layer layer, Target target, int component, int part) {}

    /// Who judges. What learners think of a take belongs to the take, not to a judgement of it:
    /// [OwnRating].
    public enum Layer {
        TEACHER
    }

    /// What is judged.
    public enum Target {
        WHOLE,
        WORD,
        PHONEME,
        PAUSE
    }
}
