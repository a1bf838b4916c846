package app.saywell.ui.classroom.rotation;

import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.practice.Practice;

import java.util.List;

/// Hands a take to whoever may judge it.
final class Queues {
    private Queues() {}

    /// To the service that is set, as far as the pupil's consent goes; else to this computer.
    static void add(Practice practice, long takeId, Learner pupil) {
        boolean hosted =
                practice.get(Setting.SERVICE) == ServiceKind.HOSTED
                        && pupil.consent() == Consent.HOSTED;
        practice.queue().add(List.of(takeId), hosted ? ServiceKind.HOSTED : ServiceKind.EMBEDDED);
    }
}
