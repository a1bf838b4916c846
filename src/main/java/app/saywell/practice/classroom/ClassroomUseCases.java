package app.saywell.practice.classroom;

import app.saywell.practice.change.UseCaseContext;
import app.saywell.practice.scoring.CostEstimate;

/// The use cases for classes.
public final class ClassroomUseCases {
    private final UseCaseContext context;

    public ClassroomUseCases(UseCaseContext context) {
        this.context = context;
    }

    /// Classes, their learners and assignments.
    public ClassService classes() {
        return new ClassService(context);
    }

    /// The present grid of a class and lesson.
    public ClassGrid grid(long classId, long lessonId) {
        return ClassGrid.read(context, classId, lessonId);
    }

    /// What it would cost to score all empty cells of a grid with the hosted service.
    public CostEstimate costForecast(ClassGrid grid) {
        return CostForecast.estimate(context, grid);
    }

    /// What to teach next.
    public TeachingPriorities teachingPriorities() {
        return new TeachingPriorities(context);
    }

    /// Takes to hear before they become grades.
    public OddTakes oddTakes() {
        return new OddTakes(context);
    }

    /// Grades made from marks.
    public GradeService grades() {
        return new GradeService(context);
    }

    /// Self-ratings of learners.
    public SelfRatingService selfRatings() {
        return new SelfRatingService(context);
    }

    /// The teacher's marks.
    public MarkService marks() {
        return new MarkService(context);
    }
}
