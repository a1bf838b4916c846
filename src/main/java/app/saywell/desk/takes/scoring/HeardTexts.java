package app.saywell.desk.takes.scoring;

import app.saywell.desk.calls.AnswerOriginFactory;
import app.saywell.desk.calls.CallPurpose;
import app.saywell.desk.calls.ConsentPolicy;
import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.calls.UploadPreparation;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.HeardText;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.ClosedLibraryException;
import app.saywell.desk.takes.spoken.MarkedSpokenText;
import app.saywell.desk.takes.spoken.SpokenText;
import app.saywell.desk.takes.spoken.SpokenTextComparison;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.Transcription;
import app.saywell.speech.billing.CallPrice;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.SingleWorker;
import app.saywell.speech.task.TaskOutcome;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;

/// What was heard in takes, by transcription.
///
/// The service on this computer listens to every take that it scored, one by one, after the scores
/// are there. The hosted service is asked only when somebody wishes it. Thread-safe.
public final class HeardTexts {
    private static final System.Logger LOG = System.getLogger(HeardTexts.class.getName());

    private final UseCaseContext context;
    private final Library library;
    private final SpeechServiceHandles services;
    private final ConsentPolicy consent;
    private final Queue<Long> waiting = new ArrayDeque<>();
    private final SingleWorker<Long> worker;

    public HeardTexts(UseCaseContext context, SpeechServiceHandles services) {
        this.context = context;
        this.library = context.library();
        this.services = services;
        consent = new ConsentPolicy(library);
        worker = new SingleWorker<>(
                context.tasks(), this::next, this::listenQuietly, () -> {}, HeardTexts::logUnlessClosed);
    }

    /// What was heard in a take, if it is known.
    public Optional<HeardText> find(long takeId) {
        return library.heardTexts().find(takeId);
    }

    /// The sentence that was to be read in a take, whichever one is open now.
    public Optional<String> findExpectedText(long takeId) {
        return library.takes()
                .find(takeId)
                .flatMap(take -> library.sentences().find(take.owner().sentenceId()))
                .map(Sentence::text);
    }

    /// The sentence of a take compared with what was heard, with the teacher's marks on its newest result; empty if
    /// nobody knows what was heard.
    public Optional<SpokenText> findSpokenText(long takeId) {
        return find(takeId).flatMap(heard -> findExpectedText(takeId)
                .map(text -> SpokenTextComparison.compare(text, heard.text()))
                .map(spoken -> library.results()
                        .latest(takeId)
                        .map(result -> MarkedSpokenText.of(spoken, result))
                        .orElse(spoken)));
    }

    /// What was heard in the takes of a lesson, by take.
    public Map<Long, String> findByLesson(long lessonId) {
        return library.heardTexts().findByLesson(lessonId);
    }

    /// The maximum price of [#ask], in millionths of a US dollar; 0 if this computer listens.
    public long price(long takeId) {
        if (library.settings().get(Setting.SERVICE_KIND) == ServiceKind.EMBEDDED) {
            return 0;
        }
        double seconds = library.takes().find(takeId).orElseThrow().audio().seconds();
        return CallPrice.microDollars(ServiceEndpoint.TRANSCRIBE, CallPrice.durationMillis(seconds));
    }

    /// Has the configured service listen to a take.
    ///
    /// @param answer gets why it failed, or nothing if the text is stored
    public RunningTask ask(long takeId, Consumer<TaskOutcome<Optional<CallFailure>>> answer) {
        ServiceKind service = library.settings().get(Setting.SERVICE_KIND);
        return context.tasks().run(progress -> listen(takeId, service), answer);
    }

    /// Has this computer listen to takes that it scored, without anybody waiting for it.
    void listenLater(Collection<Long> takeIds) {
        synchronized (waiting) {
            waiting.addAll(takeIds);
        }
        worker.wake();
    }

    private Optional<Long> next() {
        synchronized (waiting) {
            return Optional.ofNullable(waiting.poll());
        }
    }

    private void listenQuietly(long takeId) {
        boolean isKnown = library.heardTexts().find(takeId).isPresent()
                || library.takes().find(takeId).isEmpty();
        try {
            if (!isKnown) {
                listen(takeId, ServiceKind.EMBEDDED);
            }
        } catch (ClosedLibraryException e) {
            throw e;
        } catch (RuntimeException e) { // one take must not keep the others from being heard
            LOG.log(System.Logger.Level.WARNING, "what was said could not be heard", e);
        }
    }

    private static void logUnlessClosed(Throwable cause) {
        if (!(cause instanceof ClosedLibraryException)) {
            LOG.log(System.Logger.Level.WARNING, "what was said is not heard for now", cause);
        }
    }

    private Optional<CallFailure> listen(long takeId, ServiceKind service) {
        Take take = library.takes().find(takeId).orElseThrow();
        long learnerId = take.owner().learnerId();
        Optional<CallFailure> refusal = consent.refusal(learnerId, service);
        if (refusal.isPresent()) {
            return refusal;
        }
        SpeechServiceHandle speechService =
                services.handleFor(service, CallPurpose.forLearner(library, learnerId, CallPurpose.TRANSCRIPT));
        AudioUpload upload = UploadPreparation.prepare(context, take.audio());
        return switch (speechService.service().transcribe(upload, false)) {
            case ServiceReply.FailedCall<Transcription> failed -> Optional.of(failed.failure());
            case ServiceReply.AnsweredCall<Transcription> answer -> {
                library.heardTexts()
                        .store(
                                takeId,
                                new HeardText(
                                        answer.value().text().strip(),
                                        AnswerOriginFactory.create(
                                                speechService,
                                                ServiceEndpoint.TRANSCRIBE,
                                                upload,
                                                answer.source(),
                                                context.clock())));
                context.changes().publish(new LibraryChange.HeardTextChanged(takeId));
                yield Optional.empty();
            }
        };
    }
}
