package app.saywell.desk.school.learner;

import java.time.LocalDate;
import java.util.Optional;

/// A class of learners.
///
/// @param eraseOn the day on which its recordings are erased; empty if none is set
public record SchoolClass(
        long id, String name, ScoreThresholds thresholds, Optional<LocalDate> eraseOn, int learnerCount) {}
