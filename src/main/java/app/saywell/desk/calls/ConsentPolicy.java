package app.saywell.desk.calls;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.speech.CallFailure;
import java.util.Optional;

/// Whether a recording may be sent to a service. Checked against the learner's consent before every
/// request.
public final class ConsentPolicy {
    private final Library library;

    public ConsentPolicy(Library library) {
        this.library = library;
    }

    /// Why a recording of this learner may not be sent to that service now; empty if it may.
    public Optional<CallFailure> refusal(long learnerId, ServiceKind service) {
        Consent consent = library.learners().find(learnerId).orElseThrow().consent();
        if (!covers(consent, service)) {
            return Optional.of(
                    CallFailure.of(CallFailure.FailureKind.NO_CONSENT, "consent does not cover this service"));
        }
        if (service == ServiceKind.HOSTED
                && library.settings().get(Setting.HOSTED_ADDRESS).isBlank()) {
            return Optional.of(
                    CallFailure.of(CallFailure.FailureKind.UNKNOWN_HOST, "no address of a hosted service is set"));
        }
        return Optional.empty();
    }

    private static boolean covers(Consent consent, ServiceKind service) {
        return switch (service) {
            case EMBEDDED -> consent.allowsRecording();
            case HOSTED -> consent.allowsHosted();
        };
    }
}
