package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.settings.Fallback;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Waiting;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.billing.Price;
import app.saywell.task.Running;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Takes that are judged one after the other while the lesson goes on.
///
/// Lives in the library: what waits now waits after a restart too, and what was being judged waits
/// again (whether it may be sent again is for the ledger to say). When a failure would meet every
/// take alike, such as a missing key, the queue stops by itself and says why. Safe for several
/// threads.
public final class Queue implements AutoCloseable {
    private final Desk desk;
    private final Library library;
    private final Scoring scoring;
    private Running worker = () -> {};
    private boolean working;
    private boolean paused = true;
    private Optional<Failure.Kind> stoppedBy = Optional.empty();

    /// A queue that stands still until it is resumed.
    public Queue(Desk desk, Scoring scoring) {
        this.desk = desk;
        this.library = desk.library();
        this.scoring = scoring;
        library.waiting().recover();
    }

    /// Puts takes at the end, to be judged by the service that is set now.
    public void add(List<Long> takeIds) {
        add(takeIds, library.settings().get(Setting.SERVICE));
    }

    /// Puts takes at the end, to be judged by a service of the caller's choice.
    public void add(List<Long> takeIds, ServiceKind service) {
        library.waiting().add(takeIds, service.name(), desk.clock().instant());
        changed();
        work();
    }

    /// All that waits, runs or failed, in order.
    public List<Waiting> waiting() {
        return library.waiting().all();
    }

    /// The queue as it is read; takes a while.
    public QueueLines lines() {
        return new QueueLines(library, this);
    }

    /// Has all that waits, and all that failed, judged by another service. What may have been
    /// billed without an answer is not sent anywhere by itself.
    public void handOver(ServiceKind service) {
        List<Long> takes =
                waiting().stream()
                        .filter(
                                one ->
                                        one.state() == Waiting.State.WAITING
                                                || one.state() == Waiting.State.FAILED)
                        .map(Waiting::takeId)
                        .toList();
        library.waiting().add(takes, service.name(), desk.clock().instant());
        resume();
    }

    /// What judging these takes by this service would come to. Takes whose answer is known count
    /// nothing.
    public Estimate estimate(List<Long> takeIds, ServiceKind service) {
        int calls = 0;
        double seconds = 0;
        long price = 0;
        for (long id : takeIds) {
            if (scoring.wouldAsk(id, service)) {
                double length = library.takes().find(id).orElseThrow().audio().seconds();
                calls++;
                seconds += length;
                price += Price.microDollars(Endpoint.PRONUNCIATION, Price.millis(length));
            }
        }
        return new Estimate(calls, seconds, service == ServiceKind.EMBEDDED ? 0 : price);
    }

    /// Tries all again that failed, whatever the reason.
    public void retryAll() {
        waiting().stream()
                .filter(one -> one.state() == Waiting.State.FAILED)
                .forEach(
                        one ->
                                library.waiting()
                                        .set(
                                                one.takeId(),
                                                Waiting.State.WAITING,
                                                Optional.empty()));
        resume();
    }

    /// Works again; what failed for the reason of the last stop is tried again.
    public void resume() {
        synchronized (this) {
            paused = false;
            stoppedBy.ifPresent(library.waiting()::again);
            stoppedBy = Optional.empty();
        }
        changed();
        work();
    }

    /// Lets the take that is being judged finish and begins no other.
    public void pause() {
        synchronized (this) {
            paused = true;
        }
        changed();
    }

    /// Whether nothing new is begun.
    public synchronized boolean isPaused() {
        return paused;
    }

    /// Why the queue stopped by itself.
    public synchronized Optional<Failure.Kind> stoppedBy() {
        return stoppedBy;
    }

    /// Tries a take again that failed.
    public void retry(long takeId) {
        library.waiting().set(takeId, Waiting.State.WAITING, Optional.empty());
        changed();
        work();
    }

    /// Sends a take again whose fate is unknown. Only for a user who was told that it may be billed
    /// twice.
    public void sendAgain(long takeId) {
        scoring.letGo(takeId);
        retry(takeId);
    }

    /// Takes one out; it keeps its results.
    public void remove(long takeId) {
        library.waiting().remove(takeId);
        changed();
    }

    /// Stops the take that is being judged; it will wait again at the next start.
    @Override
    public void close() {
        Running running;
        synchronized (this) {
            paused = true;
            running = worker;
        }
        running.cancel();
    }

    private synchronized void work() {
        if (!paused && !working) {
            working = true;
            worker = desk.tasks().run(progress -> drain(), outcome -> {});
        }
    }

    private Instant drain() throws InterruptedException {
        try {
            for (Optional<Waiting> next = next(); next.isPresent(); next = next()) {
                changed();
                judge(next.get());
                changed();
            }
        } finally {
            synchronized (this) {
                working = false;
            }
        }
        return desk.clock().instant();
    }

    // Ends the work in the same breath in which it finds nothing, so that no take is overlooked.
    private synchronized Optional<Waiting> next() {
        Optional<Waiting> next = paused ? Optional.empty() : library.waiting().start();
        if (next.isEmpty()) {
            working = false;
        }
        return next;
    }

    private void judge(Waiting waiting) throws InterruptedException {
        boolean settled = false;
        try {
            ServiceKind service = ServiceKind.valueOf(waiting.service());
            Scored scored = scoring.scoreNow(waiting.takeId(), service);
            if (scored instanceof Scored.Refused refused
                    && service == ServiceKind.HOSTED
                    && fallsBack(refused.failure().kind())) {
                scored = scoring.scoreNow(waiting.takeId(), ServiceKind.EMBEDDED);
            }
            settle(waiting.takeId(), scored);
            settled = true;
        } catch (RuntimeException e) { // one take that cannot be read must not hold up the others
            fail(waiting.takeId(), Failure.Kind.BAD_REQUEST);
            settled = true;
        } finally {
            if (!settled) {
                library.waiting().set(waiting.takeId(), Waiting.State.WAITING, Optional.empty());
            }
        }
    }

    private boolean fallsBack(Failure.Kind kind) {
        return stopsAll(kind) && library.settings().get(Setting.FALLBACK) == Fallback.THIS_COMPUTER;
    }

    private void settle(long takeId, Scored scored) {
        switch (scored) {
            case Scored.Judged judged -> library.waiting().remove(takeId);
            case Scored.Refused refused -> {
                Failure.Kind kind = refused.failure().kind();
                switch (kind) {
                    case CANCELLED ->
                            library.waiting().set(takeId, Waiting.State.WAITING, Optional.empty());
                    case NO_ANSWER ->
                            library.waiting().set(takeId, Waiting.State.UNKNOWN, Optional.of(kind));
                    default -> fail(takeId, kind);
                }
            }
        }
    }

    private void fail(long takeId, Failure.Kind kind) {
        library.waiting().set(takeId, Waiting.State.FAILED, Optional.of(kind));
        if (stopsAll(kind)) {
            synchronized (this) {
                paused = true;
                stoppedBy = Optional.of(kind);
            }
        }
    }

    private static boolean stopsAll(Failure.Kind kind) {
        return switch (kind) {
            case UNAUTHORIZED,
                    PAYMENT_REQUIRED,
                    RATE_LIMITED,
                    UNREACHABLE,
                    UNKNOWN_HOST,
                    PROXY,
                    UNTRUSTED,
                    NOT_THE_SERVICE,
                    OVER_BUDGET,
                    NO_KEY ->
                    true;
            case BAD_REQUEST,
                    NOT_ALL_WORDS_SPOKEN,
                    TOO_LARGE,
                    SERVER_ERROR,
                    TIMED_OUT,
                    NO_ANSWER,
                    UNREADABLE,
                    UNEXPECTED_STATUS,
                    CANCELLED,
                    NO_CONSENT ->
                    false;
        };
    }

    private void changed() {
        desk.changes().tell(new Change.QueueChanged());
    }
}
