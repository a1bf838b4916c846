package app.saywell.desk.takes.queue;

import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.store.Library;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Takes that an earlier engine on this computer scored. Their scores are not compared with new
/// ones until they are scored again, which costs nothing and keeps the earlier results.
public final class EarlierEngineTakes {
    private final Library library;
    private final SpeechServiceHandles services;
    private final ScoringQueue queue;

    public EarlierEngineTakes(Library library, SpeechServiceHandles services, ScoringQueue queue) {
        this.library = library;
        this.services = services;
        this.queue = queue;
    }

    /// What there is of them.
    ///
    /// @param open nobody asked for
    /// @param queued on this computer's queue: they wait or are being scored
    /// @param failed the present engine did not score; the earlier result counts
    public record EarlierCount(int open, int queued, int failed) {
        /// No takes of an earlier engine.
        public static final EarlierCount NONE = new EarlierCount(0, 0, 0);
    }

    public EarlierCount count() {
        List<Long> takes = findAll();
        Set<Long> queued = queuedHere(takes);
        Map<Long, QueuedTake> others = onQueue(takes);
        int failed = (int) others.values().stream()
                .filter(take -> take.state() == QueuedTake.QueueState.FAILED)
                .count();
        return new EarlierCount(takes.size() - queued.size() - failed, queued.size(), failed);
    }

    /// Puts all of them into the queue, to be scored on this computer; those that failed before,
    /// too. What waits for a hosted service stays as it is.
    public void scoreAgain() {
        List<Long> takes = findAll();
        Map<Long, QueuedTake> known = onQueue(takes);
        queue.enqueue(
                takes.stream()
                        .filter(takeId -> !known.containsKey(takeId) || isFailedHere(known.get(takeId)))
                        .toList(),
                ServiceKind.EMBEDDED);
    }

    /// Takes them out of the queue again; the one that is being scored is finished.
    public void cancel() {
        queue.remove(queuedHere(findAll()));
    }

    private List<Long> findAll() {
        return library.results().findTakesOfOtherEngines(services.embeddedEngine());
    }

    private Set<Long> queuedHere(List<Long> takes) {
        return onQueue(takes).values().stream()
                .filter(EarlierEngineTakes::isHere)
                .filter(take ->
                        take.state() == QueuedTake.QueueState.WAITING || take.state() == QueuedTake.QueueState.RUNNING)
                .map(QueuedTake::takeId)
                .collect(Collectors.toSet());
    }

    private Map<Long, QueuedTake> onQueue(List<Long> takes) {
        Set<Long> wanted = Set.copyOf(takes);
        return queue.queuedTakes().stream()
                .filter(take -> wanted.contains(take.takeId()))
                .collect(Collectors.toMap(QueuedTake::takeId, Function.identity()));
    }

    private static boolean isFailedHere(QueuedTake take) {
        return isHere(take) && take.state() == QueuedTake.QueueState.FAILED;
    }

    private static boolean isHere(QueuedTake take) {
        return take.service().equals(ServiceKind.EMBEDDED.name());
    }
}
