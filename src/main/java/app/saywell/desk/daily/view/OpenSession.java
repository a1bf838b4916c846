package app.saywell.desk.daily.view;

import app.saywell.desk.daily.StepProgress;
import app.saywell.desk.school.daily.DailySession;
import java.util.List;
import java.util.Optional;

/// A session that was begun and not ended.
///
/// @param progress of each step
public record OpenSession(DailySession session, List<StepProgress> progress) {

    /// Copies the list.
    public OpenSession {
        progress = List.copyOf(progress);
    }

    /// How far the open step came; empty at the end.
    Optional<StepProgress> ofOpenStep() {
        return session.openStep().map(step -> progress.get(session.step()));
    }

    /// Whether nothing is left to do in the open step.
    boolean isStepDone() {
        return ofOpenStep().map(StepProgress::isDone).orElse(true);
    }

    /// Whether the open step is the last one.
    boolean isLastStep() {
        return session.step() >= session.steps().size() - 1;
    }

    OpenSession with(DailySession other) {
        return new OpenSession(other, progress);
    }
}
