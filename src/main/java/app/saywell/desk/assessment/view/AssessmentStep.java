package app.saywell.desk.assessment.view;

import app.saywell.desk.assessment.AssessedReading;
import app.saywell.desk.assessment.AssessmentResults;
import app.saywell.desk.school.assessment.Assessment;
import java.util.List;

/// What the tab of assessments shows.
sealed interface AssessmentStep {
    /// The assessments of the class, newest first, and what a new one is opened with.
    ///
    /// @param lesson the title of the selected lesson; empty without one
    record Overview(List<Assessment> assessments, String lesson) implements AssessmentStep {}

    /// A rater listens to a reading without knowing whose it is.
    ///
    /// @param rater 1 or 2
    /// @param readings in the order of this rater; at least one
    /// @param index of the reading that is rated
    /// @param levels one for each criterion, 0 where none is given yet
    record RatingReading(
            Assessment assessment, int rater, List<AssessedReading> readings, int index, List<Integer> levels)
            implements AssessmentStep {
        AssessedReading reading() {
            return readings.get(index);
        }

        boolean isComplete() {
            return levels.stream().allMatch(level -> level > 0);
        }
    }

    /// What the raters gave.
    record ShownResults(AssessmentResults results) implements AssessmentStep {}
}
