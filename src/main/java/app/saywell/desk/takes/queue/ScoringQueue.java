package app.saywell.desk.takes.queue;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.settings.ServiceFallback;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.ClosedLibraryException;
import app.saywell.desk.takes.scoring.ScoringOutcome;
import app.saywell.desk.takes.scoring.TakeScoring;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.billing.CallPrice;
import app.saywell.speech.task.SingleWorker;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Scores queued takes one by one in the background.
///
/// The queue is stored in the library, so it survives restarts. A take that was running waits
/// again; the ledger knows whether it may be sent again. A failure that would affect all takes,
/// such as a missing API key, stops the queue and is reported. A take that this computer did not
/// answer in time is scored again by itself, later and later, because that costs nothing.
/// Thread-safe.
public final class ScoringQueue implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(ScoringQueue.class.getName());

    private final UseCaseContext context;
    private final Library library;
    private final TakeScoring scoring;
    private final LaterAttempts laterAttempts;
    private final SingleWorker<QueuedTake> worker;
    private final List<Long> heardLater = new ArrayList<>();
    private boolean paused = true;
    private Optional<CallFailure.FailureKind> stoppedBy = Optional.empty();

    /// Creates a queue that is paused until it is resumed.
    public ScoringQueue(UseCaseContext context, TakeScoring scoring) {
        this(context, scoring, LaterAttempts.Alarm.SYSTEM);
    }

    ScoringQueue(UseCaseContext context, TakeScoring scoring, LaterAttempts.Alarm alarm) {
        this.context = context;
        this.library = context.library();
        this.scoring = scoring;
        laterAttempts = new LaterAttempts(alarm);
        worker = new SingleWorker<>(
                context.tasks(), this::startNext, this::scoreAndTell, this::listenLater, this::stopBroken);
        if (!library.isReadOnly()) {
            library.scoringQueue().requeueRunning();
            library.scoringQueue().requeueUnanswered(ServiceKind.EMBEDDED.name());
        }
    }

    /// Adds takes at the end, to be scored by the configured service.
    public void enqueue(List<Long> takeIds) {
        enqueue(takeIds, library.settings().get(Setting.SERVICE_KIND));
    }

    /// Adds takes at the end, to be scored by a chosen service.
    public void enqueue(List<Long> takeIds, ServiceKind service) {
        takeIds.forEach(laterAttempts::forget);
        library.scoringQueue().add(takeIds, service.name(), context.clock().instant());
        publishChange();
        worker.wake();
    }

    /// All takes that wait, run or have failed, in order.
    public List<QueuedTake> queuedTakes() {
        return library.scoringQueue().findAll();
    }

    /// The queue with details for display. Slow.
    public ScoringQueueEntries entries() {
        return new ScoringQueueEntries(library, this);
    }

    /// Assigns all waiting and failed takes to another service. Takes with an indeterminate call
    /// are left out, because they may have been billed.
    public void reassign(ServiceKind service) {
        List<Long> takes = queuedTakes().stream()
                .filter(queuedTake -> queuedTake.state() == QueuedTake.QueueState.WAITING
                        || queuedTake.state() == QueuedTake.QueueState.FAILED)
                .map(QueuedTake::takeId)
                .toList();
        takes.forEach(laterAttempts::forget);
        library.scoringQueue().add(takes, service.name(), context.clock().instant());
        resume();
    }

    /// What scoring these takes with this service would cost. Takes with a stored result cost
    /// nothing.
    public CostEstimate estimate(List<Long> takeIds, ServiceKind service) {
        int calls = 0;
        double seconds = 0;
        long price = 0;
        for (long id : takeIds) {
            if (scoring.needsServiceCall(id, service)) {
                double length = library.takes().find(id).orElseThrow().audio().seconds();
                calls++;
                seconds += length;
                price += CallPrice.microDollars(ServiceEndpoint.PRONUNCIATION, CallPrice.durationMillis(length));
            }
        }
        return new CostEstimate(calls, seconds, service == ServiceKind.EMBEDDED ? 0 : price);
    }

    /// Retries all failed takes, and at once those that are to be scored again later.
    public void retryAll() {
        queuedTakes().stream()
                .filter(queuedTake -> queuedTake.state() == QueuedTake.QueueState.FAILED || queuedTake.isPutOff())
                .forEach(queuedTake -> waitAnew(queuedTake.takeId()));
        resume();
    }

    /// Resumes the queue, and retries takes that failed for the reason of the last stop.
    public void resume() {
        synchronized (this) {
            paused = false;
            stoppedBy.ifPresent(library.scoringQueue()::requeueFailed);
            stoppedBy = Optional.empty();
        }
        publishChange();
        worker.wake();
    }

    /// Finishes the running take and starts no other.
    public void pause() {
        synchronized (this) {
            paused = true;
        }
        publishChange();
    }

    /// Whether the queue is paused.
    public synchronized boolean isPaused() {
        return paused;
    }

    /// Whether a take will be scored without anybody doing something about it. A take whose service
    /// failed waits for the service; a take that cannot be scored waits for a person.
    public static boolean isWaiting(QueuedTake queuedTake) {
        return switch (queuedTake.state()) {
            case WAITING, RUNNING -> true;
            case FAILED -> queuedTake.failure().filter(ScoringQueue::stopsAll).isPresent();
            case UNKNOWN -> false;
        };
    }

    /// Why the queue stopped by itself.
    public synchronized Optional<CallFailure.FailureKind> stoppedBy() {
        return stoppedBy;
    }

    /// Retries a failed take. A poor recording is scored as it is then.
    public void retry(long takeId) {
        boolean waitsForApproval = queuedTakes().stream()
                .filter(queuedTake -> queuedTake.takeId() == takeId)
                .flatMap(queuedTake -> queuedTake.failure().stream())
                .anyMatch(TakeScoring::waitsForApproval);
        if (waitsForApproval) {
            scoring.approveRecording(takeId);
        }
        waitAnew(takeId);
        publishChange();
        worker.wake();
    }

    private void waitAnew(long takeId) {
        laterAttempts.forget(takeId);
        library.scoringQueue().setState(takeId, QueuedTake.QueueState.WAITING, Optional.empty());
    }

    /// Sends a take with an indeterminate call again. Only for a user who was told that it may be
    /// billed twice.
    public void allowResend(long takeId) {
        scoring.allowResend(takeId);
        retry(takeId);
    }

    /// Removes a take from the queue. Its results are kept.
    public void remove(long takeId) {
        remove(List.of(takeId));
    }

    /// Removes takes from the queue. Their results are kept.
    void remove(Collection<Long> takeIds) {
        takeIds.forEach(laterAttempts::forget);
        takeIds.forEach(library.scoringQueue()::remove);
        publishChange();
    }

    /// Cancels the running take. It waits again at the next start.
    @Override
    public void close() {
        laterAttempts.close();
        synchronized (this) {
            paused = true;
        }
        worker.close();
    }

    private synchronized Optional<QueuedTake> startNext() {
        return paused ? Optional.empty() : library.scoringQueue().startNext();
    }

    private void scoreAndTell(QueuedTake queuedTake) throws InterruptedException {
        publishChange();
        if (scoreQueued(queuedTake)) {
            synchronized (this) {
                heardLater.add(queuedTake.takeId());
            }
        }
        publishChange();
    }

    private void listenLater() {
        List<Long> scored;
        synchronized (this) {
            scored = List.copyOf(heardLater);
            heardLater.clear();
        }
        scoring.listenLater(scored);
    }

    /// The queue itself cannot go on, for example because the library cannot be written.
    private void stopBroken(Throwable cause) {
        if (cause instanceof ClosedLibraryException) {
            return; // the program ends; the take waits at the next start
        }
        LOG.log(System.Logger.Level.ERROR, "the scoring queue stopped", cause);
        synchronized (this) {
            paused = true;
            stoppedBy = Optional.of(CallFailure.FailureKind.LOCAL_ERROR);
        }
        publishChange();
    }

    /// Returns whether this computer should listen to what was said.
    private boolean scoreQueued(QueuedTake queuedTake) throws InterruptedException {
        boolean recorded = false;
        boolean worthHearing = false;
        try {
            ServiceKind service = ServiceKind.valueOf(queuedTake.service());
            ScoringOutcome scored = scoring.scoreNow(queuedTake.takeId(), service);
            if (scored instanceof ScoringOutcome.RefusedTake refused
                    && service == ServiceKind.HOSTED
                    && fallsBack(refused.failure().kind())) {
                service = ServiceKind.EMBEDDED;
                scored = scoring.scoreNow(queuedTake.takeId(), service);
            }
            recordOutcome(queuedTake.takeId(), service, scored);
            recorded = true;
            worthHearing = TakeScoring.isWorthHearing(scored, service);
        } catch (ClosedLibraryException e) {
            throw e;
        } catch (RuntimeException | Error e) { // one take must not block the others
            recordFault(queuedTake.takeId(), e);
            recorded = true;
        } finally {
            if (!recorded) {
                library.scoringQueue().setState(queuedTake.takeId(), QueuedTake.QueueState.WAITING, Optional.empty());
            }
        }
        return worthHearing;
    }

    private void recordFault(long takeId, Throwable fault) {
        if (library.takes().find(takeId).isEmpty()) {
            library.scoringQueue().remove(takeId); // it was erased while it waited
        } else if (fault instanceof UnreadableAudioException) {
            markFailed(takeId, CallFailure.FailureKind.BAD_REQUEST);
        } else {
            LOG.log(System.Logger.Level.ERROR, "a take could not be scored", fault);
            markFailed(takeId, CallFailure.FailureKind.LOCAL_ERROR);
        }
    }

    private boolean fallsBack(CallFailure.FailureKind kind) {
        return stopsAll(kind) && library.settings().get(Setting.FALLBACK) == ServiceFallback.THIS_COMPUTER;
    }

    /// @param service the one that was asked last
    private void recordOutcome(long takeId, ServiceKind service, ScoringOutcome scored) {
        switch (scored) {
            case ScoringOutcome.ScoredTake judged -> {
                laterAttempts.forget(takeId);
                library.scoringQueue().remove(takeId);
            }
            case ScoringOutcome.RefusedTake refused -> {
                CallFailure.FailureKind kind = refused.failure().kind();
                switch (kind) {
                    case CANCELLED ->
                        library.scoringQueue().setState(takeId, QueuedTake.QueueState.WAITING, Optional.empty());
                    case NO_ANSWER ->
                        library.scoringQueue().setState(takeId, QueuedTake.QueueState.UNKNOWN, Optional.of(kind));
                    default -> {
                        if (service == ServiceKind.EMBEDDED && mayPass(kind) && laterAttempts.isLeft(takeId)) {
                            putOff(takeId, kind);
                        } else {
                            markFailed(takeId, kind);
                        }
                    }
                }
            }
        }
    }

    private void putOff(long takeId, CallFailure.FailureKind kind) {
        library.scoringQueue().setState(takeId, QueuedTake.QueueState.WAITING, Optional.of(kind));
        laterAttempts.plan(takeId, () -> {
            library.scoringQueue().endDelay(takeId);
            publishChange();
            worker.wake();
        });
    }

    /// Whether the same request may well be answered later: the computer was busy or short of
    /// memory.
    private static boolean mayPass(CallFailure.FailureKind kind) {
        return kind == CallFailure.FailureKind.TIMED_OUT || kind == CallFailure.FailureKind.SERVER_ERROR;
    }

    private void markFailed(long takeId, CallFailure.FailureKind kind) {
        library.scoringQueue().setState(takeId, QueuedTake.QueueState.FAILED, Optional.of(kind));
        if (stopsAll(kind)) {
            synchronized (this) {
                paused = true;
                stoppedBy = Optional.of(kind);
            }
        }
    }

    private static boolean stopsAll(CallFailure.FailureKind kind) {
        return switch (kind) {
            case UNAUTHORIZED,
                    PAYMENT_REQUIRED,
                    MODEL_MISSING,
                    RATE_LIMITED,
                    UNREACHABLE,
                    UNKNOWN_HOST,
                    PROXY,
                    UNTRUSTED,
                    NOT_THE_SERVICE,
                    OVER_BUDGET,
                    NO_KEY -> true;
            case BAD_REQUEST,
                    NOT_ALL_WORDS_SPOKEN,
                    UNSPEAKABLE_TEXT,
                    TOO_LARGE,
                    SERVER_ERROR,
                    TIMED_OUT,
                    NO_ANSWER,
                    UNREADABLE,
                    UNEXPECTED_STATUS,
                    LOCAL_ERROR,
                    CANCELLED,
                    NO_CONSENT,
                    TWO_VOICES,
                    SILENT_TAKE,
                    CLIPPED_TAKE,
                    CUT_OFF_TAKE -> false;
        };
    }

    private void publishChange() {
        context.changes().publish(new LibraryChange.QueueChanged());
    }
}
