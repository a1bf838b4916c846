package app.saywell.practice.report;

import app.saywell.library.take.Period;

import java.util.Optional;

/// What a report is of.
///
/// @param classId 0 for those who learn alone
/// @param pupil the only one who is in it; empty for all
/// @param period takes of other times count as not there
public record Selection(
        long classId, long lessonId, Optional<Long> pupil, Period period, Names names) {

    /// A class and a lesson with all names, at any time.
    public static Selection of(long classId, long lessonId) {
        return new Selection(classId, lessonId, Optional.empty(), Period.ALWAYS, Names.SHOWN);
    }

    /// The same with or without names.
    public Selection with(Names shown) {
        return new Selection(classId, lessonId, pupil, period, shown);
    }

    /// The same for one pupil alone.
    public Selection only(long learnerId) {
        return new Selection(classId, lessonId, Optional.of(learnerId), period, names);
    }

    /// The same, of other times.
    public Selection in(Period other) {
        return new Selection(classId, lessonId, pupil, other, names);
    }
}
