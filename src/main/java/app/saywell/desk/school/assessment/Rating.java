package app.saywell.desk.school.assessment;

import java.time.Instant;
import java.util.List;

/// What a rater gave a learner. A later one of the same rater counts in its place.
///
/// @param rater 1 or 2
/// @param person the account of the computer
/// @param levels one for each criterion of the rubric, from 1
public record Rating(
        long id, long assessmentId, long learnerId, int rater, String person, List<Integer> levels, Instant at) {}
