package app.saywell.desk.takes.scoring;

import app.saywell.desk.calls.CallPurpose;
import app.saywell.desk.calls.ConsentPolicy;
import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.calls.UploadPreparation;
import app.saywell.desk.lessons.reading.MadeReading;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.billing.CallPrice;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.util.Optional;
import java.util.function.Consumer;

/// Asks another service for a second opinion about a scored take: the hosted service if this
/// computer scored it, this computer otherwise.
///
/// It is asked to judge by the same rule, so that the services differ and not the rules. The result that counts does
/// not change, and the second one is not stored as a result. A paid
/// answer is stored with the paid answers, so asking again is free.
public final class SecondOpinionService {
    private final UseCaseContext context;
    private final Library library;
    private final SpeechServiceHandles services;
    private final ConsentPolicy consent;

    public SecondOpinionService(UseCaseContext context, SpeechServiceHandles services) {
        this.context = context;
        this.library = context.library();
        this.services = services;
        consent = new ConsentPolicy(library);
    }

    /// Why a second opinion is not possible now; empty if it is.
    public Optional<CallFailure> refusal(long takeId) {
        Optional<ScoringResult> result = library.results().latest(takeId);
        Take take = library.takes().find(takeId).orElseThrow();
        long learnerId = take.owner().learnerId();
        return result.flatMap(latestResult -> refusal(learnerId, otherService(latestResult)));
    }

    /// Whether there is another service for a scored take. Without a hosted service there is none
    /// besides this computer.
    public boolean isAvailable(long takeId) {
        return library.results()
                .latest(takeId)
                .filter(result -> !isServiceMissing(otherService(result)))
                .isPresent();
    }

    /// The maximum price, in millionths of a US dollar; 0 if this computer is asked.
    public long price(long takeId) {
        Take take = library.takes().find(takeId).orElseThrow();
        return library.results()
                .latest(takeId)
                .filter(result -> otherService(result) == ServiceKind.HOSTED)
                .map(result -> result.request().endpoint())
                .map(endpoint -> CallPrice.microDollars(
                        endpoint, CallPrice.durationMillis(take.audio().seconds())))
                .orElse(0L);
    }

    /// Asks for a second opinion. The take must be scored.
    public RunningTask ask(long takeId, Consumer<TaskOutcome<SecondOpinionOutcome>> answer) {
        return context.tasks().run(progress -> askNow(takeId), answer);
    }

    private SecondOpinionOutcome askNow(long takeId) {
        Take take = library.takes().find(takeId).orElseThrow();
        ScoringResult result = library.results().latest(takeId).orElseThrow();
        Optional<CallFailure> refusal = refusal(takeId);
        if (refusal.isPresent()) {
            return new SecondOpinionOutcome.RefusedOpinion(refusal.get());
        }
        long learnerId = take.owner().learnerId();
        Optional<ModelReading> modelReading = result.request().readingId().flatMap(library.readings()::find);
        AnswerOrigin origin = result.origin();
        SpeechServiceHandle speechService = services.handleFor(
                otherService(result),
                CallPurpose.forLearner(library, learnerId, CallPurpose.PRACTICE),
                modelReading.filter(MadeReading::british).isPresent(),
                AnswerOrigin.knownRule(origin.onThisComputer(), origin.engine())
                        .orElseGet(() -> JudgingRules.forLearner(library, learnerId)));
        AudioUpload upload = UploadPreparation.prepare(context, take.audio());
        boolean compared = result.request().endpoint() == ServiceEndpoint.PRONUNCIATION;
        if (compared && modelReading.flatMap(ModelReading::analysis).isEmpty()) {
            return new SecondOpinionOutcome.RefusedOpinion(
                    CallFailure.of(CallFailure.FailureKind.BAD_REQUEST, "the model reading does not exist any more"));
        }
        ServiceReply<PronunciationResult> reply =
                TakeScoring.ask(speechService, upload, result.request(), modelReading);
        return switch (reply) {
            case ServiceReply.FailedCall<PronunciationResult> failed ->
                new SecondOpinionOutcome.RefusedOpinion(failed.failure());
            case ServiceReply.AnsweredCall<PronunciationResult> answer ->
                new SecondOpinionOutcome.ComparedOpinion(new ScoringComparison(
                        result.scale(),
                        new ScoringComparison.ServiceResult(result.origin().service(), result.serviceResult()),
                        new ScoringComparison.ServiceResult(speechService.name(), answer.value())));
        };
    }

    // If no service is configured, consent does not matter.
    private Optional<CallFailure> refusal(long learnerId, ServiceKind service) {
        return isServiceMissing(service)
                ? Optional.of(CallFailure.of(CallFailure.FailureKind.UNKNOWN_HOST, "no hosted service is set"))
                : consent.refusal(learnerId, service);
    }

    private boolean isServiceMissing(ServiceKind service) {
        return service == ServiceKind.HOSTED
                && library.settings().get(Setting.HOSTED_ADDRESS).isBlank();
    }

    private static ServiceKind otherService(ScoringResult result) {
        return result.origin().service().equals(AnswerOrigin.EMBEDDED) ? ServiceKind.HOSTED : ServiceKind.EMBEDDED;
    }
}
