package app.saywell.desk.school.assessment;

import java.time.Instant;
import java.util.Optional;

/// An assessment of a class by the sentences of a lesson. Takes from between its opening and its closing count.
///
/// @param closedAt empty while it goes on
public record Assessment(
        long id,
        long classId,
        long lessonId,
        String title,
        Rubric rubric,
        Conditions conditions,
        Instant openedAt,
        Optional<Instant> closedAt) {

    /// Whether a take of this time counts.
    public boolean covers(Instant recordedAt) {
        return !recordedAt.isBefore(openedAt)
                && closedAt.map(recordedAt::isBefore).orElse(true);
    }
}
