package app.saywell.ui.classroom.rotation;

import app.saywell.library.learner.Consent;
import app.saywell.library.learner.Learner;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.practice.UseCases;

import java.util.List;

/// Sends a take to the service that may score it.
final class ScoringDispatch {
    private ScoringDispatch() {}

    /// Adds the take to the queue: for the configured service if the learner's consent allows it,
    /// otherwise for this computer.
    static void enqueue(UseCases practice, long takeId, Learner learner) {
        boolean hosted =
                practice.getSetting(Setting.SERVICE_KIND) == ServiceKind.HOSTED
                        && learner.consent() == Consent.HOSTED;
        practice.scoringQueue()
                .enqueue(List.of(takeId), hosted ? ServiceKind.HOSTED : ServiceKind.EMBEDDED);
    }
}
