package app.saywell.desk.school.mark;

import app.saywell.desk.school.mark.TeacherMark.MarkPosition;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Optional;

/// What a teacher said of a take, as an [EnteredMark] until it is stored.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "edit")
@JsonSubTypes({
    @JsonSubTypes.Type(value = MarkEdit.MarkSet.class, name = "mark"),
    @JsonSubTypes.Type(value = MarkEdit.MiscueSet.class, name = "miscue"),
    @JsonSubTypes.Type(value = MarkEdit.TotalSet.class, name = "total"),
    @JsonSubTypes.Type(value = MarkEdit.MarkCleared.class, name = "cleared"),
    @JsonSubTypes.Type(value = MarkEdit.GradeSet.class, name = "grade")
})
public sealed interface MarkEdit {
    /// Of a result.
    sealed interface ResultEdit extends MarkEdit {
        long resultId();
    }

    /// Of a take as a whole.
    sealed interface TakeEdit extends MarkEdit {
        long takeId();
    }

    /// A mark on a result.
    ///
    /// @param reason may be empty
    record MarkSet(long resultId, MarkPosition position, double value, String reason) implements ResultEdit {}

    /// What the reader did with a word.
    ///
    /// @param component index of the word among the components of the result
    /// @param reason may be empty; of an insertion, what was said
    record MiscueSet(long resultId, int component, Miscue miscue, String reason) implements ResultEdit {}

    /// The teacher's total of a take.
    ///
    /// @param total out of 100
    record TotalSet(long takeId, double total) implements TakeEdit {}

    /// A mark was taken away.
    ///
    /// @param markId the one that was shown; 0 if it is not known
    record MarkCleared(long resultId, MarkPosition position, long markId) implements ResultEdit {}

    /// The grade of a take, or that it has none any more.
    record GradeSet(long takeId, Optional<Double> value) implements TakeEdit {}
}
