package app.saywell.desk.classes;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.store.change.UseCaseContext;

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
