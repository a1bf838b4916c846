package app.saywell.desk.classes;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.school.take.ScoreBand;
import app.saywell.desk.store.change.UseCaseContext;
import java.util.HashMap;
import java.util.Map;

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

    /// Notes in the access record that the results of a class are seen.
    public void opened(long classId) {
        context.noteClassOpened(classId);
    }

    /// What people would give, by result id; results with too few words are left out.
    ///
    /// @param classId 0 for learners without a class
    public Map<Long, ScoreBand> bands(long classId, long lessonId) {
        Map<Long, ScoreBand> bands = new HashMap<>();
        context.library()
                .scoredWords()
                .evidenceByResult(classId, lessonId)
                .forEach((resultId, evidence) -> ScoreBand.of(evidence).ifPresent(band -> bands.put(resultId, band)));
        return bands;
    }

    /// What it would cost to score all empty cells of a grid with the hosted service.
    public CostEstimate costForecast(ClassGrid grid) {
        return CostForecast.estimate(context, grid);
    }
}
