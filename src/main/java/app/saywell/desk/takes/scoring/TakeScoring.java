package app.saywell.desk.takes.scoring;

import app.saywell.desk.calls.AnswerOriginFactory;
import app.saywell.desk.calls.CallPurpose;
import app.saywell.desk.calls.ConsentPolicy;
import app.saywell.desk.calls.IndeterminateCallResolver;
import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.calls.UploadPreparation;
import app.saywell.desk.lessons.reading.MadeReading;
import app.saywell.desk.lessons.reading.ReadingAnalyzer;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.KeyedLock;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Scores takes with the configured speech service and finds their results.
///
/// An answer is stored byte for byte before it is shown. A recording is sent only as far as the
/// learner's consent allows.
public final class TakeScoring {
    private final UseCaseContext context;
    private final Library library;
    private final SpeechServiceHandles services;
    private final ReadingAnalyzer analyzer;
    private final ConsentPolicy consent;
    private final QualityGate qualityGate;
    private final HeardTexts heardTexts;
    private final KeyedLock takeLock = new KeyedLock();

    public TakeScoring(
            UseCaseContext context, SpeechServiceHandles services, ReadingAnalyzer analyzer, HeardTexts heardTexts) {
        this.context = context;
        this.library = context.library();
        this.services = services;
        this.analyzer = analyzer;
        this.consent = new ConsentPolicy(library);
        this.qualityGate = new QualityGate(context);
        this.heardTexts = heardTexts;
    }

    /// Scores a take: with the analysis of the primary reading if there is one, else by the text
    /// only. If the same request was answered before, the stored result is returned without a call.
    ///
    /// @param indeterminateCalls whether a call is sent again of which it is unknown whether it was billed
    public RunningTask score(
            long takeId,
            ServiceKind service,
            IndeterminateCalls indeterminateCalls,
            Consumer<TaskOutcome<ScoringOutcome>> answer) {
        return score(takeId, service, indeterminateCalls, JudgingChoice.NONE, answer);
    }

    /// As above, and chooses the rule for this call, over what is chosen for the learner.
    public RunningTask score(
            long takeId,
            ServiceKind service,
            IndeterminateCalls indeterminateCalls,
            JudgingChoice judging,
            Consumer<TaskOutcome<ScoringOutcome>> answer) {
        return context.tasks()
                .run(
                        progress -> {
                            if (indeterminateCalls == IndeterminateCalls.ALLOW_RESEND) {
                                allowResend(takeId);
                            }
                            return takeLock.runLocked(takeId, () -> scoreLocked(takeId, service, judging));
                        },
                        outcome -> {
                            answer.accept(outcome);
                            boolean isWorthHearing = outcome instanceof TaskOutcome.TaskDone<ScoringOutcome> done
                                    && isWorthHearing(done.value(), service);
                            if (isWorthHearing) {
                                heardTexts.listenLater(List.of(takeId));
                            }
                        });
    }

    /// Whether this computer should listen to what was said: it compared the take with the
    /// sentence, or missed words of it.
    public static boolean isWorthHearing(ScoringOutcome outcome, ServiceKind service) {
        return switch (outcome) {
            case ScoringOutcome.ScoredTake scored -> scored.result().origin().onThisComputer();
            case ScoringOutcome.RefusedTake refused ->
                service == ServiceKind.EMBEDDED
                        && refused.failure().kind() == CallFailure.FailureKind.NOT_ALL_WORDS_SPOKEN;
        };
    }

    /// Has this computer listen to what was said in takes that it scored one by one with
    /// [#scoreNow]; when nobody waits for scores any more.
    public void listenLater(Collection<Long> takeIds) {
        heardTexts.listenLater(takeIds);
    }

    /// The newest result of a take.
    public Optional<ScoringResult> latest(long takeId) {
        return library.results().latest(takeId);
    }

    /// All results of a take, newest first: of all services and in all languages.
    public List<ScoringResult> findAll(long takeId) {
        return library.results().findByTake(takeId);
    }

    public Optional<ScoringResult> find(long resultId) {
        return library.results().find(resultId);
    }

    /// Scores on the calling thread.
    public ScoringOutcome scoreNow(long takeId, ServiceKind service) throws InterruptedException {
        return takeLock.runLocked(takeId, () -> scoreLocked(takeId, service, JudgingChoice.NONE));
    }

    private ScoringOutcome scoreLocked(long takeId, ServiceKind service, JudgingChoice judging)
            throws InterruptedException {
        Take take = library.takes().find(takeId).orElseThrow();
        Sentence sentence = library.sentences().find(take.owner().sentenceId()).orElseThrow();
        Optional<CallFailure> refusal = consent.refusal(take.owner().learnerId(), service);
        if (refusal.isPresent()) {
            return new ScoringOutcome.RefusedTake(refusal.get());
        }
        Optional<ModelReading> primary = Optional.empty();
        switch (analyzer.analysedPrimary(sentence, service)) {
            case ReadingAnalyzer.AnalysedPrimary.AnalysedReading analysed -> primary = Optional.of(analysed.reading());
            case ReadingAnalyzer.AnalysedPrimary.NoUsableReading none -> {}
            case ReadingAnalyzer.AnalysedPrimary.AnalysisRefused refused -> {
                return new ScoringOutcome.RefusedTake(refused.failure());
            }
        }
        long learnerId = take.owner().learnerId();
        SpeechServiceHandle speechService = services.handleFor(
                service,
                CallPurpose.forLearner(library, learnerId, CallPurpose.PRACTICE),
                primary.filter(MadeReading::british).isPresent(),
                judging.over(JudgingRules.forLearner(library, learnerId)));
        ScoringResult.ScoringRequest request = requestFor(sentence, primary);
        Optional<ScoringResult> stored = findStored(takeId, request, speechService);
        if (stored.isPresent()) {
            publishChange(take);
            return new ScoringOutcome.ScoredTake(stored.get());
        }
        Optional<CallFailure> concern = qualityGate.refusal(take);
        if (concern.isPresent()) {
            return new ScoringOutcome.RefusedTake(concern.get());
        }
        AudioUpload upload = UploadPreparation.prepare(context, take.audio());
        ServiceReply<PronunciationResult> reply = ask(speechService, upload, request, primary);
        return switch (reply) {
            case ServiceReply.FailedCall<PronunciationResult> failed ->
                new ScoringOutcome.RefusedTake(qualityGate.explained(failed.failure(), take));
            case ServiceReply.AnsweredCall<PronunciationResult> answer -> {
                AnswerOrigin origin = AnswerOriginFactory.create(
                        speechService, request.endpoint(), upload, answer.source(), context.clock());
                ScoringResult result =
                        library.database().write(handle -> store(takeId, answer.json(), request, origin));
                publishChange(take);
                yield new ScoringOutcome.ScoredTake(result);
            }
        };
    }

    /// Whether scoring this take now would call a service.
    public boolean needsServiceCall(long takeId, ServiceKind service) {
        Take take = library.takes().find(takeId).orElseThrow();
        Sentence sentence = library.sentences().find(take.owner().sentenceId()).orElseThrow();
        Optional<ModelReading> primary = analyzer.primaryReading(sentence);
        if (service == ServiceKind.HOSTED && services.hostedName().isEmpty()) {
            return true;
        }
        SpeechServiceHandle speechService = services.handleFor(
                service,
                CallPurpose.PRACTICE,
                primary.filter(MadeReading::british).isPresent(),
                JudgingRules.forLearner(library, take.owner().learnerId()));
        return findStored(takeId, requestFor(sentence, primary), speechService).isEmpty();
    }

    /// Lets a take be scored although its recording is silent, clipped or cut off. Only for a user
    /// who was told so.
    public void approveRecording(long takeId) {
        qualityGate.approve(takeId, context.clock().instant());
    }

    /// Why a take would not be sent: its recording is silent, clipped or cut off, and nobody has
    /// approved it. Measures the recording, so call it on a worker thread.
    public Optional<CallFailure> concern(Take take) {
        return qualityGate.refusal(take);
    }

    /// Whether scoring failed only because the recording is poor, see [#approveRecording].
    public static boolean waitsForApproval(CallFailure.FailureKind kind) {
        return QualityGate.isConcern(kind);
    }

    /// Allows sending indeterminate calls again that scoring this take needs.
    public void allowResend(long takeId) {
        IndeterminateCallResolver resolver = new IndeterminateCallResolver(library);
        Take take = library.takes().find(takeId).orElseThrow();
        resolver.allowResend(library.recordings().existingFile(take.audio()));
        library.sentences()
                .find(take.owner().sentenceId())
                .flatMap(analyzer::primaryReading)
                .filter(reading -> reading.analysis().isEmpty())
                .ifPresent(reading -> resolver.allowResend(library.recordings().existingFile(reading.audio())));
    }

    private ScoringResult store(long takeId, String json, ScoringResult.ScoringRequest request, AnswerOrigin origin) {
        library.scoringQueue().remove(takeId);
        Optional<ScoringResult> earlier = library.results().latest(takeId);
        ScoringResult result = library.results().insert(takeId, json, request, origin);
        earlier.ifPresent(counted -> CarriedMarks.carry(library, counted, result));
        return library.results().find(result.id()).orElseThrow();
    }

    private void publishChange(Take take) {
        Take.TakeOwner owner = take.owner();
        context.changes().publish(new LibraryChange.TakesChanged(owner.sentenceId(), owner.learnerId()));
    }

    private ScoringResult.ScoringRequest requestFor(Sentence sentence, Optional<ModelReading> primary) {
        FeedbackLanguage language = library.settings().get(Setting.FEEDBACK_LANGUAGE);
        ServiceEndpoint endpoint =
                primary.isPresent() ? ServiceEndpoint.PRONUNCIATION : ServiceEndpoint.PRONUNCIATION_SIMPLE;
        return new ScoringResult.ScoringRequest(endpoint, sentence.text(), language, primary.map(ModelReading::id));
    }

    private Optional<ScoringResult> findStored(
            long takeId, ScoringResult.ScoringRequest request, SpeechServiceHandle speechService) {
        return library.results().findByTake(takeId).stream()
                .filter(result -> result.request().equals(request))
                .filter(result -> result.origin().service().equals(speechService.name()))
                .filter(result -> result.origin().engine().equals(speechService.engine()))
                .filter(result -> !usesOldPronunciation(result))
                .findFirst();
    }

    /// Whether this computer scored it before a pronunciation of one of its words changed.
    private boolean usesOldPronunciation(ScoringResult result) {
        return result.origin().onThisComputer()
                && !library.pronunciations()
                        .lastChangedAt(result.request().text())
                        .isBefore(result.origin().at());
    }

    /// Calls the service, with the analysis of the reading if there is one.
    public static ServiceReply<PronunciationResult> ask(
            SpeechServiceHandle speechService,
            AudioUpload upload,
            ScoringResult.ScoringRequest request,
            Optional<ModelReading> primary) {
        return primary.flatMap(ModelReading::analysis)
                .map(analysis -> speechService
                        .service()
                        .pronunciation(upload, request.text(), analysis.componentsJson(), request.language()))
                .orElseGet(
                        () -> speechService.service().pronunciationSimple(upload, request.text(), request.language()));
    }
}
