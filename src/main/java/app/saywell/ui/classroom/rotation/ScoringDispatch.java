package app.saywell.ui.classroom.rotation;

import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.practice.UseCases;
import java.util.List;

/// Sends a take to the service that may score it.
final class ScoringDispatch {
    private ScoringDispatch() {}

    /// Adds the take to the queue: for the configured service if the learner's consent allows it,
    /// otherwise for this computer. Call it on a worker thread.
    static void enqueue(UseCases practice, Take take) {
        boolean hosted = practice.getSetting(Setting.SERVICE_KIND) == ServiceKind.HOSTED
                && practice.learners()
                        .find(take.owner().learnerId())
                        .filter(learner -> learner.consent().allowsHosted())
                        .isPresent();
        practice.scoringQueue().enqueue(List.of(take.id()), hosted ? ServiceKind.HOSTED : ServiceKind.EMBEDDED);
    }
}
