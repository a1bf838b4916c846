package app.saywell.desk.school.mark;

import java.time.Instant;

/// A teacher's mark on a result. The result of the service does not change.
///
/// @param value 0 to 100 for a word or sound; out of 100 for the whole, like the total of the
///     result; 1 for a correct pause and 0 for a wrong one
/// @param reason may be empty
public record TeacherMark(long id, long resultId, MarkPosition position, double value, String reason, Instant at) {

    /// What is marked, and by whom.
    ///
    /// @param component index of the component in the result; 0 for the whole
    /// @param part index of the sound in its word; else 0
    public record MarkPosition(MarkLayer layer, MarkTarget target, int component, int part) {}

    /// Who marks. Self-ratings of learners belong to the take and not to a result: [SelfRating].
    public enum MarkLayer {
        TEACHER
    }

    public enum MarkTarget {
        WHOLE,
        WORD,
        PHONEME,
        PAUSE
    }
}
