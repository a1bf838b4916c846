package app.saywell.desk.classes;

import app.saywell.desk.store.Library;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What the teacher said of the results of a class and lesson.
///
/// @param totals the teacher's totals out of 100, by result id
/// @param withMarkedParts the results in which a word, sound or pause is marked
public record LessonMarks(Map<Long, Double> totals, Set<Long> withMarkedParts) {
    /// Nothing.
    public static final LessonMarks NONE = new LessonMarks(Map.of(), Set.of());

    /// Copies both.
    public LessonMarks {
        totals = Map.copyOf(totals);
        withMarkedParts = Set.copyOf(withMarkedParts);
    }

    /// Reads them.
    public static LessonMarks read(Library library, long classId, long lessonId) {
        return new LessonMarks(
                library.marks().totalsByResult(classId, lessonId),
                library.marks().findResultsWithMarkedParts(classId, lessonId));
    }

    /// The teacher's total of a result.
    public Optional<Double> total(long resultId) {
        return Optional.ofNullable(totals.get(resultId));
    }

    /// Whether the teacher marked anything of a result.
    public boolean isMarked(long resultId) {
        return totals.containsKey(resultId) || withMarkedParts.contains(resultId);
    }
}
