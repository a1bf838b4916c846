package app.saywell.desk.takes.scoring;

import app.saywell.desk.calls.AnswerOriginFactory;
import app.saywell.desk.calls.CallPurpose;
import app.saywell.desk.calls.ConsentPolicy;
import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.calls.UploadPreparation;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.lessons.reading.MadeReading;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.ReadingAnalysis;
import app.saywell.desk.school.mark.MarkedResult;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.billing.CallPrice;
import app.saywell.speech.language.text.SpokenForm;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Feedback of a result in the other language: the service that scored the take is asked again.
/// Both answers are kept; scores and marks stay those of the result.
public final class FeedbackTranslations {
    private final UseCaseContext context;
    private final Library library;
    private final SpeechServiceHandles services;
    private final ConsentPolicy consent;

    public FeedbackTranslations(UseCaseContext context, SpeechServiceHandles services) {
        this.context = context;
        this.library = context.library();
        this.services = services;
        consent = new ConsentPolicy(library);
    }

    /// A result with its feedback in a language; empty if it has none in that language.
    public Optional<PronunciationResult> find(ScoringResult result, FeedbackLanguage language) {
        return result.request().language() == language
                ? Optional.of(result.pronunciationResult())
                : library.feedbackTranslations()
                        .find(result.id(), language)
                        .map(SpeechJson::readPronunciationResult)
                        .map(texts -> FeedbackTexts.replace(result.serviceResult(), texts))
                        .map(translated -> MarkedResult.of(translated, result.scale(), result.marks()));
    }

    /// What [#ask] would cost at most, in millionths of a US dollar: 0 on this computer, or if it
    /// is known already. Empty if the service that scored it, or the model reading, is no longer
    /// there.
    public Optional<Long> price(ScoringResult result, FeedbackLanguage language) {
        if (find(result, language).isPresent()) {
            return Optional.of(0L);
        }
        return serviceOf(result)
                .filter(service -> hasReading(result) && !isAnalysedOtherwise(result, readingOf(result)))
                .map(service -> service == ServiceKind.EMBEDDED
                        ? 0L
                        : CallPrice.microDollars(
                                result.request().endpoint(),
                                CallPrice.durationMillis(takeOf(result).audio().seconds())));
    }

    /// Asks the service of the newest result of a take for its feedback in another language, unless
    /// it is known.
    ///
    /// @param answer gets why it failed, or nothing if [#find] finds it now
    public RunningTask ask(
            long takeId, FeedbackLanguage language, Consumer<TaskOutcome<Optional<CallFailure>>> answer) {
        return context.tasks()
                .run(progress -> askNow(library.results().latest(takeId).orElseThrow(), language), answer);
    }

    private Optional<CallFailure> askNow(ScoringResult result, FeedbackLanguage language) {
        if (find(result, language).isPresent()) {
            return Optional.empty();
        }
        Optional<ServiceKind> service = serviceOf(result);
        if (service.isEmpty() || !hasReading(result)) {
            return Optional.of(CallFailure.of(
                    CallFailure.FailureKind.UNKNOWN_HOST, "the service or the model reading is not there any more"));
        }
        Take take = takeOf(result);
        Optional<CallFailure> refusal = consent.refusal(take.owner().learnerId(), service.get());
        if (refusal.isPresent()) {
            return refusal;
        }
        Optional<ModelReading> reading = readingOf(result);
        if (isAnalysedOtherwise(result, reading)) {
            return Optional.of(CallFailure.of(
                    CallFailure.FailureKind.BAD_REQUEST,
                    "the model reading was analysed in another form of the text since"));
        }
        SpeechServiceHandle handle = services.handleFor(
                service.get(),
                CallPurpose.forLearner(library, take.owner().learnerId(), CallPurpose.PRACTICE),
                reading.filter(MadeReading::british).isPresent(),
                AnswerOrigin.ruleOf(result.origin().engine()));
        AudioUpload upload = UploadPreparation.prepare(context, take.audio());
        ScoringResult.ScoringRequest old = result.request();
        ScoringResult.ScoringRequest request =
                new ScoringResult.ScoringRequest(old.endpoint(), old.text(), language, old.readingId());
        SpeechServiceHandle alike = new SpeechServiceHandle(
                handle.service().withWordsOf(result.serviceResult().components()), handle.name(), handle.engine());
        return switch (TakeScoring.ask(alike, upload, request, reading)) {
            case ServiceReply.FailedCall<PronunciationResult> failed -> Optional.of(failed.failure());
            case ServiceReply.AnsweredCall<PronunciationResult> answer -> {
                library.feedbackTranslations()
                        .store(
                                result.id(),
                                language,
                                answer.json(),
                                AnswerOriginFactory.create(
                                                handle, old.endpoint(), upload, answer.source(), context.clock())
                                        .microDollars(),
                                context.clock().instant());
                context.changes()
                        .publish(new LibraryChange.TakesChanged(
                                take.owner().sentenceId(), take.owner().learnerId()));
                yield Optional.empty();
            }
        };
    }

    /// Whether the answer would have words where the result has figures, or figures where it has words, because the
    /// model reading was analysed for another kind of service since.
    private static boolean isAnalysedOtherwise(ScoringResult result, Optional<ModelReading> reading) {
        if (result.request().endpoint() != ServiceEndpoint.PRONUNCIATION) {
            return false;
        }
        SpokenForm form = TextCheck.spokenForm(result.request().text());
        List<SpeechComponent> judged = result.serviceResult().components();
        return reading.flatMap(ModelReading::analysis)
                .map(ReadingAnalysis::components)
                .filter(analysed -> form.isInWords(analysed) && form.isAsWritten(judged) && !form.isInWords(judged)
                        || form.isAsWritten(analysed) && form.isInWords(judged) && !form.isAsWritten(judged))
                .isPresent();
    }

    /// The service that scored it, if it can still answer alike.
    private Optional<ServiceKind> serviceOf(ScoringResult result) {
        if (result.origin().onThisComputer()) {
            return result.origin().isOfOtherEngine(services.embeddedEngine())
                    ? Optional.empty()
                    : Optional.of(ServiceKind.EMBEDDED);
        }
        return services.hostedName().filter(result.origin().service()::equals).isPresent()
                ? Optional.of(ServiceKind.HOSTED)
                : Optional.empty();
    }

    private boolean hasReading(ScoringResult result) {
        return result.request().endpoint() != ServiceEndpoint.PRONUNCIATION
                || readingOf(result).flatMap(ModelReading::analysis).isPresent();
    }

    private Optional<ModelReading> readingOf(ScoringResult result) {
        return result.request().readingId().flatMap(library.readings()::find);
    }

    private Take takeOf(ScoringResult result) {
        return library.takes().find(result.takeId()).orElseThrow();
    }
}
