package app.saywell.desk.practice.marks;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import java.util.List;
import java.util.Optional;

/// A take with its marks, as read from the library.
///
/// @param result its newest result; empty if it cannot be marked
/// @param leftBehind how many marks of earlier results have no place in it
/// @param unscored what a teacher can give instead of a score; empty if there is a result
record MarkedTake(Optional<ScoringResult> result, int leftBehind, Optional<UnscoredGrade> unscored) {

    /// No take.
    static final MarkedTake NONE = new MarkedTake(Optional.empty(), 0, Optional.empty());

    /// Reads it; call it on a worker thread. Takes of learners without a class are not marked.
    static MarkedTake read(TeacherMarksServices services, long takeId) {
        Optional<Take> take = services.takes().find(takeId);
        Optional<Long> classId = take.flatMap(
                        found -> services.learners().find(found.owner().learnerId()))
                .flatMap(Learner::classId);
        if (classId.isEmpty()) {
            return NONE;
        }
        Optional<ScoringResult> result = services.scoring().latest(takeId);
        return new MarkedTake(
                result,
                services.marks().countLeftBehind(takeId),
                result.isPresent()
                        ? Optional.empty()
                        : Optional.of(new UnscoredGrade(takeId, services.marks().grade(takeId))));
    }

    /// The marks on the result.
    List<TeacherMark> marks() {
        return result.map(ScoringResult::marks).orElse(List.of());
    }
}
