package app.saywell.desk.assessment;

import app.saywell.desk.reports.GradebookFiller.LearnerGrade;
import app.saywell.desk.school.assessment.Assessment;
import app.saywell.desk.school.assessment.Rating;
import app.saywell.desk.school.assessment.Rubric;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What the raters of an assessment gave.
///
/// @param learners in the order of the class
/// @param agreement quadratic weighted kappa over all criteria of the readings that both rated; empty if unknown
/// @param history every rating, newest first
public record AssessmentResults(
        Assessment assessment, List<LearnerResult> learners, OptionalDouble agreement, List<Rating> history) {
    /// Raters who differ by more points than this should listen together.
    public static final double LARGE_DIFFERENCE = 15;

    /// The points of all learners for the school's system, out of 100.
    public List<LearnerGrade> grades() {
        return learners.stream()
                .map(result -> new LearnerGrade(result.reading().learner(), result.points(assessment.rubric())))
                .toList();
    }

    /// The result of a learner.
    ///
    /// @param first, second what each rater gave; empty if nothing yet
    public record LearnerResult(AssessedReading reading, Optional<Rating> first, Optional<Rating> second) {
        /// The mean of the raters' points, out of 100; empty without a rating.
        public OptionalDouble points(Rubric rubric) {
            return ratings().stream()
                    .mapToDouble(rating -> rubric.points(rating.levels()))
                    .average();
        }

        /// The mean of the raters' levels by a criterion.
        public OptionalDouble level(int criterion) {
            return ratings().stream()
                    .mapToInt(rating -> rating.levels().get(criterion))
                    .average();
        }

        /// Whether the raters differ so much that they should listen together.
        public boolean isDisputed(Rubric rubric) {
            return first.isPresent()
                    && second.isPresent()
                    && Math.abs(rubric.points(first.get().levels())
                                    - rubric.points(second.get().levels()))
                            > LARGE_DIFFERENCE;
        }

        private List<Rating> ratings() {
            List<Rating> ratings = new ArrayList<>();
            first.ifPresent(ratings::add);
            second.ifPresent(ratings::add);
            return ratings;
        }
    }

    /// @param ratings all of the assessment, oldest first
    static AssessmentResults of(Assessment assessment, List<AssessedReading> readings, List<Rating> ratings) {
        Map<Long, List<Rating>> byLearner = ratings.stream().collect(Collectors.groupingBy(Rating::learnerId));
        List<LearnerResult> learners = readings.stream()
                .map(reading -> {
                    List<Rating> own = byLearner.getOrDefault(reading.learner().id(), List.of());
                    return new LearnerResult(reading, newest(own, 1), newest(own, 2));
                })
                .toList();
        List<RaterAgreement.RatedTwice> twice = new ArrayList<>();
        for (LearnerResult learner : learners) {
            if (learner.first().isPresent() && learner.second().isPresent()) {
                List<Integer> first = learner.first().get().levels();
                List<Integer> second = learner.second().get().levels();
                IntStream.range(0, first.size())
                        .forEach(i -> twice.add(new RaterAgreement.RatedTwice(first.get(i), second.get(i))));
            }
        }
        return new AssessmentResults(
                assessment, learners, RaterAgreement.quadraticKappa(twice, Rubric.LEVELS), ratings.reversed());
    }

    private static Optional<Rating> newest(List<Rating> ratings, int rater) {
        return ratings.stream().filter(rating -> rating.rater() == rater).reduce((older, newer) -> newer);
    }
}
