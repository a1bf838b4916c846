package app.saywell.desk.takes.scoring;

import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.signal.OverlappingVoicesDetector;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.SpeechBand;
import app.saywell.speech.signal.TakeQuality;
import app.saywell.speech.signal.TakeQuality.CompletenessVerdict;
import java.time.Instant;
import java.util.Optional;

/// Looks at a take before it is sent. Silent, clipped and cut-off takes wait until somebody says
/// that they shall be scored all the same; noisy ones are scored and marked. Why a service refused a
/// recording is looked for afterwards.
final class QualityGate {
    private final UseCaseContext context;
    private final Library library;

    QualityGate(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// Why a take is not sent yet; empty if it may be sent.
    Optional<CallFailure> refusal(Take take) {
        return library.takeApprovals().isApproved(take.id()) ? Optional.empty() : concern(context.quality(take));
    }

    /// A refusal with its cause in the recording, where it is known: the sentence of the service is meant for programs.
    CallFailure explained(CallFailure refusal, Take take) {
        if (refusal.kind() != FailureKind.BAD_REQUEST) {
            return refusal;
        }
        Pcm sound = context.decodedAudio()
                .open(take.audio().hash(), library.recordings().existingFile(take.audio()));
        return OverlappingVoicesDetector.hasTwoVoices(SpeechBand.of(sound))
                ? new CallFailure(FailureKind.TWO_VOICES, refusal.status(), refusal.code(), refusal.detail())
                : refusal;
    }

    /// Lets a take be sent as it is.
    void approve(long takeId, Instant at) {
        library.takeApprovals().approve(takeId, at);
    }

    /// Whether a failure is a poor recording that waits for approval.
    static boolean isConcern(FailureKind kind) {
        return kind == FailureKind.SILENT_TAKE || kind == FailureKind.CLIPPED_TAKE || kind == FailureKind.CUT_OFF_TAKE;
    }

    private static Optional<CallFailure> concern(TakeQuality quality) {
        return switch (quality.level().verdict()) {
            case SILENT -> Optional.of(CallFailure.of(FailureKind.SILENT_TAKE, "nothing is heard in the recording"));
            case CLIPPED ->
                Optional.of(CallFailure.of(
                        FailureKind.CLIPPED_TAKE, "the recording is distorted, because it was too loud"));
            case GOOD, TOO_QUIET, TOO_LOUD ->
                quality.completeness().verdict() == CompletenessVerdict.COMPLETE
                        ? Optional.empty()
                        : Optional.of(CallFailure.of(
                                FailureKind.CUT_OFF_TAKE, "the recording begins or ends in the middle of" + " speech"));
        };
    }
}
