package app.saywell.desk.takes.queue;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import java.util.List;
import java.util.Optional;

/// The queue with learner, sentence and cost for display. Slow, because it asks the services for
/// their names.
public final class ScoringQueueEntries {
    private final Library library;
    private final ScoringQueue queue;

    ScoringQueueEntries(Library library, ScoringQueue queue) {
        this.library = library;
        this.queue = queue;
    }

    /// A take in the queue.
    ///
    /// @param estimate what scoring it will cost; no call if the result is stored
    public record QueueEntry(
            QueuedTake queuedTake,
            ServiceKind service,
            String sentenceText,
            Optional<Learner> learner,
            CostEstimate estimate) {}

    /// All takes that wait, run or have failed, in order.
    public List<QueueEntry> findAll() {
        return queue.queuedTakes().stream()
                .flatMap(queuedTake -> toEntry(queuedTake).stream())
                .toList();
    }

    private Optional<QueueEntry> toEntry(QueuedTake queuedTake) {
        Optional<Take> take = library.takes().find(queuedTake.takeId());
        return take.map(foundTake -> {
            ServiceKind service = ServiceKind.valueOf(queuedTake.service());
            return new QueueEntry(
                    queuedTake,
                    service,
                    library.sentences()
                            .find(foundTake.owner().sentenceId())
                            .map(Sentence::text)
                            .orElse(""),
                    library.learners().find(foundTake.owner().learnerId()),
                    queue.estimate(List.of(foundTake.id()), service));
        });
    }
}
