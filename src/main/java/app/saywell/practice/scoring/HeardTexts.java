package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.HeardText;
import app.saywell.library.take.Take;
import app.saywell.practice.change.LibraryChange;
import app.saywell.practice.change.UseCaseContext;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.Transcription;
import app.saywell.speech.billing.CallPrice;
import app.saywell.task.RunningTask;
import app.saywell.task.TaskOutcome;
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
    private final UseCaseContext context;
    private final Library library;
    private final SpeechServiceHandles services;
    private final ConsentPolicy consent;
    private final Queue<Long> waiting = new ArrayDeque<>();
    private boolean listening;

    public HeardTexts(UseCaseContext context, SpeechServiceHandles services) {
        this.context = context;
        this.library = context.library();
        this.services = services;
        consent = new ConsentPolicy(library);
    }

    /// What was heard in a take, if it is known.
    public Optional<HeardText> find(long takeId) {
        return library.heardTexts().find(takeId);
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
            if (listening || waiting.isEmpty()) {
                return;
            }
            listening = true;
        }
        context.tasks()
                .run(
                        progress -> {
                            int heard = 0;
                            for (Optional<Long> next = next(); next.isPresent(); next = next()) {
                                heard += listenQuietly(next.get());
                            }
                            return heard;
                        },
                        outcome -> stopUnlessDone(outcome));
    }

    private Optional<Long> next() {
        synchronized (waiting) {
            Optional<Long> next = Optional.ofNullable(waiting.poll());
            listening = next.isPresent();
            return next;
        }
    }

    private void stopUnlessDone(TaskOutcome<Integer> outcome) {
        if (!(outcome instanceof TaskOutcome.TaskDone<Integer>)) {
            synchronized (waiting) {
                listening = false;
            }
        }
    }

    private int listenQuietly(long takeId) {
        boolean isKnown = library.heardTexts().find(takeId).isPresent()
                || library.takes().find(takeId).isEmpty();
        return isKnown || listen(takeId, ServiceKind.EMBEDDED).isPresent() ? 0 : 1;
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
