package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.people.Consent;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.speech.Failure;

import java.util.Optional;

/// Whether a voice may go to a service: asked of its owner's consent before each question, by
/// everything that sends a learner's voice anywhere.
final class ConsentLaw {
    private final Library library;

    ConsentLaw(Library library) {
        this.library = library;
    }

    /// Why nothing of this learner's voice goes to that service now; empty where it may.
    Optional<Failure> refusal(long learnerId, ServiceKind service) {
        Consent consent = library.learners().find(learnerId).orElseThrow().consent();
        if (!covers(consent, service)) {
            return Optional.of(
                    Failure.of(Failure.Kind.NO_CONSENT, "consent does not cover this service"));
        }
        if (service == ServiceKind.HOSTED
                && library.settings().get(Setting.HOSTED_ADDRESS).isBlank()) {
            return Optional.of(
                    Failure.of(Failure.Kind.UNKNOWN_HOST, "no address of a hosted service is set"));
        }
        return Optional.empty();
    }

    private static boolean covers(Consent consent, ServiceKind service) {
        return switch (service) {
            case EMBEDDED -> consent != Consent.NONE;
            case HOSTED -> consent == Consent.HOSTED;
        };
    }
}
