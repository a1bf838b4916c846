package app.saywell.desk.school.mark;

import java.time.Instant;
import java.util.Optional;

/// A teacher's mark on a result. The result of the service does not change.
public record TeacherMark(long id, long resultId, MarkPosition position, MarkContent content, Instant at) {

    /// What is said of the place.
    ///
    /// @param value 0 to 100 for a word or sound; out of 100 for the whole, like the total of the
    ///     result; 1 for a correct pause and 0 for a wrong one
    /// @param miscue what the reader did with the word, if it is that
    /// @param reason may be empty
    public record MarkContent(double value, Optional<Miscue> miscue, String reason) {

        /// A value alone.
        public static MarkContent of(double value, String reason) {
            return new MarkContent(value, Optional.empty(), reason);
        }

        /// A miscue, with the value by which it counts.
        public static MarkContent of(Miscue miscue, String reason) {
            return new MarkContent(miscue.value(), Optional.of(miscue), reason);
        }
    }

    /// What is marked, and by whom.
    ///
    /// @param component index of the component in the result; 0 for the whole
    /// @param part index of the sound in its word; else 0
    public record MarkPosition(MarkLayer layer, MarkTarget target, int component, int part) {}

    /// Who marks. Self-ratings of learners belong to the take and not to a result: [SelfRating].
    public enum MarkLayer {
        TEACHER
    }

    /// What a mark is about.
    public enum MarkTarget {
        WHOLE,
        WORD,
        PHONEME,
        PAUSE,
        /// What was said after a word and is not in the text.
        INSERTION
    }

    /// As [MarkContent#value].
    public double value() {
        return content.value();
    }

    /// As [MarkContent#miscue].
    public Optional<Miscue> miscue() {
        return content.miscue();
    }

    /// As [MarkContent#reason].
    public String reason() {
        return content.reason();
    }
}
