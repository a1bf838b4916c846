package app.saywell.desk.classroom.rotation;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.queue.ScoringQueue;
import java.util.List;

/// Sends a take to the service that may score it.
final class ScoringDispatch {
    private ScoringDispatch() {}

    /// Adds the take to the queue: for the configured service if the learner's consent allows it,
    /// otherwise for this computer. Call it on a worker thread.
    static void enqueue(
            LearnerService learnerService, ScoringQueue scoringQueue, PublishedSettings settings, Take take) {
        ServiceKind service = learnerService
                .find(take.owner().learnerId())
                .map(learner -> settings.get(Setting.SERVICE_KIND).allowedBy(learner.consent()))
                .orElse(ServiceKind.EMBEDDED);
        scoringQueue.enqueue(List.of(take.id()), service);
    }
}
