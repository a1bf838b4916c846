package app.saywell.desk.queue;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.context.ScreenChanges;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.desk.takes.queue.ScoringQueueEntries;
import app.saywell.speech.CallFailure;
import app.saywell.speech.task.Subscription;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The takes in the scoring queue, and the actions on them.
public final class QueueViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<QueueSnapshot> snapshot = new ReadOnlyObjectWrapper<>(QueueSnapshot.EMPTY);
    private final ReadOnlyObjectWrapper<Optional<Long>> confirmingResend =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final LibraryEdits edits;
    private final ScoringQueue queue;
    private final LearnerNames names;
    private final Subscription subscription;
    private final LatestRead reads;

    /// The queue at one moment.
    ///
    /// @param stoppedBy why it stopped by itself
    public record QueueSnapshot(
            List<ScoringQueueEntries.QueueEntry> lines, boolean paused, Optional<CallFailure.FailureKind> stoppedBy) {
        private static final QueueSnapshot EMPTY = new QueueSnapshot(List.of(), false, Optional.empty());

        /// The remaining cost: takes that wait or run, and those that failed.
        public CostEstimate remaining() {
            List<CostEstimate> all = lines.stream()
                    .filter(line -> line.queuedTake().state() != QueuedTake.QueueState.UNKNOWN)
                    .map(ScoringQueueEntries.QueueEntry::estimate)
                    .toList();
            return new CostEstimate(
                    all.stream().mapToInt(CostEstimate::calls).sum(),
                    all.stream().mapToDouble(CostEstimate::seconds).sum(),
                    all.stream().mapToLong(CostEstimate::microDollars).sum());
        }

        public boolean hasState(QueuedTake.QueueState state) {
            return lines.stream().anyMatch(line -> line.queuedTake().state() == state);
        }

        /// Whether a take that waits or failed is meant for a hosted service.
        public boolean hasHosted() {
            return lines.stream()
                    .filter(line -> line.service() == ServiceKind.HOSTED)
                    .map(line -> line.queuedTake().state())
                    .anyMatch(state -> state == QueuedTake.QueueState.WAITING || state == QueuedTake.QueueState.FAILED);
        }
    }

    /// Follows the scoring queue.
    ///
    /// @param changes those that the queue screen hears of
    public QueueViewModel(QueueServices services, ScreenChanges changes) {
        edits = services.edits();
        queue = services.scoringQueue();
        names = services.names();
        reads = new LatestRead(services.tasks());
        subscription = changes.subscribe(this::changed);
        load();
    }

    /// How learners are named.
    LearnerNames names() {
        return names;
    }

    /// The queue as it was last loaded.
    public ReadOnlyObjectProperty<QueueSnapshot> snapshot() {
        return snapshot.getReadOnlyProperty();
    }

    /// The take that waits for a confirmation before it is sent again.
    ReadOnlyObjectProperty<Optional<Long>> confirmingResend() {
        return confirmingResend.getReadOnlyProperty();
    }

    /// Pauses or resumes the queue.
    void togglePause() {
        edits.edit(() -> {
            if (queue.isPaused()) {
                queue.resume();
            } else {
                queue.pause();
            }
        });
    }

    /// Retries a failed take.
    public void retry(long takeId) {
        edits.edit(() -> {
            queue.retry(takeId);
            if (queue.isPaused()) {
                queue.resume();
            }
        });
    }

    /// Retries all failed takes.
    public void retryAll() {
        edits.edit(queue::retryAll);
    }

    /// Removes a take from the queue; its recording stays.
    public void cancel(long takeId) {
        edits.edit(() -> queue.remove(takeId));
    }

    /// Asks for a confirmation to send a take again whose outcome is unknown.
    void askToResend(long takeId) {
        confirmingResend.set(Optional.of(takeId));
    }

    /// Cancels the confirmation.
    void cancelResend() {
        confirmingResend.set(Optional.empty());
    }

    /// Sends the take again after the confirmation. It may be billed twice.
    public void resend() {
        confirmingResend
                .get()
                .ifPresent(takeId -> edits.edit(() -> {
                    queue.allowResend(takeId);
                    queue.resume();
                }));
        cancelResend();
    }

    /// Scores everything with the service of this computer, which is free.
    void scoreLocally() {
        edits.edit(() -> queue.reassign(ServiceKind.EMBEDDED));
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.QueueChanged || change instanceof LibraryChange.SettingsChanged) {
            load();
        }
    }

    private void load() {
        reads.refresh(
                () -> new QueueSnapshot(queue.entries().findAll(), queue.isPaused(), queue.stoppedBy()), snapshot::set);
    }

    @Override
    public void close() {
        subscription.close();
        reads.cancel();
    }
}
