package app.saywell.desk.school;

import java.util.Optional;

/// What a report covers.
///
/// @param classId 0 for learners without a class
/// @param learnerId the only learner in it; empty for all
/// @param period takes at other times are left out
public record ReportSelection(
        long classId, long lessonId, Optional<Long> learnerId, TimePeriod period, NameVisibility names) {

    /// A class and a lesson with names, at any time.
    public static ReportSelection of(long classId, long lessonId) {
        return new ReportSelection(classId, lessonId, Optional.empty(), TimePeriod.ALWAYS, NameVisibility.SHOWN);
    }

    /// The same with or without names.
    public ReportSelection withNames(NameVisibility visibility) {
        return new ReportSelection(classId, lessonId, learnerId, period, visibility);
    }

    public ReportSelection forLearner(long learnerId) {
        return new ReportSelection(classId, lessonId, Optional.of(learnerId), period, names);
    }

    /// The same for another period.
    public ReportSelection during(TimePeriod otherPeriod) {
        return new ReportSelection(classId, lessonId, learnerId, otherPeriod, names);
    }
}
