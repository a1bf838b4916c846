package app.saywell.desk.classes;

import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.queue.ScoringQueue;
import java.util.List;

/// Sends takes to the service that may score them.
public final class ScoringDispatch {
    private ScoringDispatch() {}

    /// Adds takes of one learner to the queue: for the configured service if the learner's consent allows it,
    /// otherwise for this computer. Call it on a worker thread.
    public static void enqueue(
            LearnerService learnerService, ScoringQueue scoringQueue, PublishedSettings settings, List<Take> takes) {
        if (takes.isEmpty()) {
            return;
        }
        ServiceKind service = learnerService
                .find(takes.getFirst().owner().learnerId())
                .map(learner -> settings.get(Setting.SERVICE_KIND).allowedBy(learner.consent()))
                .orElse(ServiceKind.EMBEDDED);
        scoringQueue.enqueue(takes.stream().map(Take::id).toList(), service);
    }
}
