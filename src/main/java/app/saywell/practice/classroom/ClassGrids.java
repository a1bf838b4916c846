package app.saywell.practice.classroom;

import app.saywell.practice.change.UseCaseContext;
import app.saywell.practice.scoring.CostEstimate;

/// The grids of classes, and what filling them would cost.
public final class ClassGrids {
    private final UseCaseContext context;

    public ClassGrids(UseCaseContext context) {
        this.context = context;
    }

    /// The present grid of a class and lesson.
    public ClassGrid read(long classId, long lessonId) {
        return ClassGrid.read(context, classId, lessonId);
    }

    /// What it would cost to score all empty cells of a grid with the hosted service.
    public CostEstimate costForecast(ClassGrid grid) {
        return CostForecast.estimate(context, grid);
    }
}
