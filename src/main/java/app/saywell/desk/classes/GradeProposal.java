package app.saywell.desk.classes;

import app.saywell.desk.school.learner.Learner;
import java.util.List;
import java.util.OptionalDouble;

/// What the grades of a class and lesson would become, to be looked at before anything is stored.
///
/// @param learners those with a take that is graded or would be, in the order of the class
/// @param oddTakes the takes that should be heard before
public record GradeProposal(GradeChange change, List<LearnerGrades> learners, List<OddTake> oddTakes) {

    /// What is proposed.
    public enum GradeChange {
        /// Every mark becomes a grade.
        USE_MARKS,
        /// Every grade is removed.
        REMOVE
    }

    /// The grades of one learner.
    ///
    /// @param takes how many takes have a grade or would have one
    /// @param present mean of the grades that are there, 0 to 100; empty without one
    /// @param proposed mean of the grades that would be there, 0 to 100; empty without one
    public record LearnerGrades(Learner learner, int takes, OptionalDouble present, OptionalDouble proposed) {
        /// Whether the mean would be another one, to the tenth that is shown.
        public boolean isChanged() {
            return present.isPresent() != proposed.isPresent()
                    || Math.round(10 * present.orElse(0)) != Math.round(10 * proposed.orElse(0));
        }
    }

    /// How many grades would be given or removed.
    public int takes() {
        return learners.stream().mapToInt(LearnerGrades::takes).sum();
    }
}
