package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.practice.audio.AudioFile;
import app.saywell.practice.change.UseCaseContext;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.Transcription;
import app.saywell.speech.billing.CallPrice;
import app.saywell.task.RunningTask;
import app.saywell.task.TaskOutcome;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/// Transcribes speech.
///
/// The audio counts as a recording of the given learner and is sent only as far as their consent
/// allows. The same request is not billed twice.
public final class TranscriptionService {
    private final UseCaseContext context;
    private final Library library;
    private final SpeechServiceHandles services;
    private final ConsentPolicy consent;

    public TranscriptionService(UseCaseContext context, SpeechServiceHandles services) {
        this.context = context;
        this.library = context.library();
        this.services = services;
        this.consent = new ConsentPolicy(library);
    }

    /// A recording to transcribe.
    ///
    /// @param learnerId the learner whose recording it is
    /// @param suppressKorean whether Korean words are written in Latin letters
    public record TranscriptionRequest(long learnerId, Path audio, boolean suppressKorean) {}

    /// Transcribes a recording after checking the learner's consent.
    public RunningTask transcribe(
            TranscriptionRequest request,
            ServiceKind service,
            IndeterminateCalls indeterminateCalls,
            Consumer<TaskOutcome<ServiceReply<Transcription>>> answer) {
        return context.tasks()
                .run(progress -> transcribeNow(request, service, indeterminateCalls), answer);
    }

    /// The configured service.
    public ServiceKind configuredService() {
        return library.settings().get(Setting.SERVICE_KIND);
    }

    /// What a transcription would cost if its answer is not stored.
    public CostEstimate estimate(Path audio, ServiceKind service) {
        double seconds = AudioFile.probe(audio).seconds();
        long price =
                CallPrice.microDollars(
                        ServiceEndpoint.TRANSCRIBE, CallPrice.durationMillis(seconds));
        return new CostEstimate(1, seconds, service == ServiceKind.EMBEDDED ? 0 : price);
    }

    private ServiceReply<Transcription> transcribeNow(
            TranscriptionRequest request,
            ServiceKind service,
            IndeterminateCalls indeterminateCalls) {
        Optional<CallFailure> refusal = consent.refusal(request.learnerId(), service);
        if (refusal.isPresent()) {
            return new ServiceReply.FailedCall<>(refusal.get());
        }
        if (indeterminateCalls == IndeterminateCalls.ALLOW_RESEND) {
            new IndeterminateCallResolver(library).allowResend(request.audio());
        }
        String purpose =
                CallPurpose.forLearner(library, request.learnerId(), CallPurpose.TRANSCRIPT);
        return services.handleFor(service, purpose)
                .service()
                .transcribe(AudioFile.toUpload(request.audio()), request.suppressKorean());
    }
}
