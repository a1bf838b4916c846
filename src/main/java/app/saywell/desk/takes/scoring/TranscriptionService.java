package app.saywell.desk.takes.scoring;

import app.saywell.desk.calls.CallPurpose;
import app.saywell.desk.calls.ConsentPolicy;
import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.calls.IndeterminateCallResolver;
import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.policy.LockedFeatureException;
import app.saywell.desk.takes.RecordingParts;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechService;
import app.saywell.speech.Transcription;
import app.saywell.speech.billing.CallPrice;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

    /// Transcribes a recording after checking the learner's consent. One that is longer than
    /// [RecordingParts#MAX_SECONDS] is cut at pauses and sent in several calls, one after another.
    ///
    /// @param progress counts the calls
    public RunningTask transcribe(
            TranscriptionRequest request,
            ServiceKind service,
            IndeterminateCalls indeterminateCalls,
            ProgressListener progress,
            Consumer<TaskOutcome<TranscriptionOutcome>> answer) {
        return context.tasks()
                .run(calls -> transcribeNow(request, service, indeterminateCalls, calls), progress, answer);
    }

    public ServiceKind configuredService() {
        return library.settings().get(Setting.SERVICE_KIND);
    }

    /// What a transcription would cost at most if its answer is not stored: every call begins a
    /// second of its own.
    public CostEstimate estimate(Path audio, ServiceKind service) {
        double seconds = AudioFile.probe(audio).seconds();
        int calls = seconds <= RecordingParts.MAX_SECONDS ? 1 : (int) Math.ceil(seconds / RecordingParts.MIN_SECONDS);
        long price = CallPrice.microDollars(ServiceEndpoint.TRANSCRIBE, CallPrice.durationMillis(seconds + calls - 1));
        return new CostEstimate(calls, seconds, service == ServiceKind.EMBEDDED ? 0 : price);
    }

    private TranscriptionOutcome transcribeNow(
            TranscriptionRequest request,
            ServiceKind service,
            IndeterminateCalls indeterminateCalls,
            ProgressListener progress)
            throws InterruptedException {
        LockedFeatureException.requireUnlocked(library.policy(), LockedFeature.TRANSCRIPTION);
        Optional<CallFailure> refusal = consent.refusal(request.learnerId(), service);
        if (refusal.isPresent()) {
            return new TranscriptionOutcome.TranscriptionRefused(refusal.get());
        }
        RecordingParts recording = RecordingParts.of(request.audio());
        String purpose = CallPurpose.forLearner(library, request.learnerId(), CallPurpose.TRANSCRIPT);
        SpeechService speechService = services.handleFor(service, purpose).service();
        List<Transcript.TranscriptPart> parts = new ArrayList<>();
        for (int i = 0; i < recording.count(); i++) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            progress.onProgress(i, recording.count());
            AudioUpload upload = recording.upload(i);
            if (indeterminateCalls == IndeterminateCalls.ALLOW_RESEND) {
                new IndeterminateCallResolver(library).allowResend(upload);
            }
            switch (speechService.transcribe(upload, request.suppressKorean())) {
                case ServiceReply.AnsweredCall<Transcription> answer ->
                    parts.add(new Transcript.TranscriptPart(recording.start(i), answer.value()));
                case ServiceReply.FailedCall<Transcription> failed -> {
                    return new TranscriptionOutcome.TranscriptionRefused(failed.failure());
                }
            }
        }
        return new TranscriptionOutcome.Transcribed(new Transcript(parts));
    }
}
