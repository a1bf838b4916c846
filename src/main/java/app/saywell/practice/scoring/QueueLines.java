package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.take.Take;
import app.saywell.library.take.Waiting;

import java.util.List;
import java.util.Optional;

/// The queue as it is read: whose reading of what waits, and what it will cost. Takes a while,
/// because the services are asked for their names.
public final class QueueLines {
    private final Library library;
    private final Queue queue;

    QueueLines(Library library, Queue queue) {
        this.library = library;
        this.queue = queue;
    }

    /// A take in the queue.
    ///
    /// @param learner may be nameless
    /// @param estimate what judging it will take; no call where the answer is known
    public record Line(
            Waiting waiting,
            ServiceKind service,
            String sentence,
            String learner,
            Estimate estimate) {}

    /// All that waits, runs or failed, in order.
    public List<Line> all() {
        return queue.waiting().stream().flatMap(waiting -> line(waiting).stream()).toList();
    }

    private Optional<Line> line(Waiting waiting) {
        Optional<Take> take = library.takes().find(waiting.takeId());
        return take.map(
                one -> {
                    ServiceKind service = ServiceKind.valueOf(waiting.service());
                    return new Line(
                            waiting,
                            service,
                            library.sentences()
                                    .find(one.owner().sentenceId())
                                    .map(Sentence::text)
                                    .orElse(""),
                            library.learners()
                                    .find(one.owner().learnerId())
                                    .map(Learner::name)
                                    .orElse(""),
                            queue.estimate(List.of(one.id()), service));
                });
    }
}
