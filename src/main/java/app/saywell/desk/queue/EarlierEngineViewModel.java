package app.saywell.desk.queue;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.context.ScreenChanges;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.takes.queue.EarlierEngineTakes;
import app.saywell.desk.takes.queue.EarlierEngineTakes.EarlierCount;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskRunner;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The takes that an earlier engine scored, and how far scoring them again has got.
public final class EarlierEngineViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<RescoringState> state =
            new ReadOnlyObjectWrapper<>(new RescoringState(EarlierCount.NONE, 0, false));
    private final ScoringQueue scoringQueue;
    private final EarlierEngineTakes takes;
    private final Subscription subscription;
    private final LatestRead reads;
    private final LatestRead actions;

    /// How far it has got.
    ///
    /// @param total takes that were in the queue at once since it last was empty of them
    /// @param paused whether the queue is paused
    public record RescoringState(EarlierCount count, int total, boolean paused) {
        /// The takes of `total` that are done, scored or not.
        public int done() {
            return total - count.queued();
        }

        /// Whether takes are in the queue.
        public boolean isRunning() {
            return count.queued() > 0;
        }
    }

    /// Follows the library and the queue.
    ///
    /// @param changes those that the queue screen hears of
    public EarlierEngineViewModel(
            EarlierEngineTakes earlierEngineTakes, ScoringQueue scoringQueue, TaskRunner tasks, ScreenChanges changes) {
        this.scoringQueue = scoringQueue;
        takes = earlierEngineTakes;
        reads = new LatestRead(tasks);
        actions = new LatestRead(tasks);
        subscription = changes.subscribe(this::changed);
        load();
    }

    /// As it was last loaded.
    public ReadOnlyObjectProperty<RescoringState> state() {
        return state.getReadOnlyProperty();
    }

    /// Puts all takes into the queue of this computer.
    public void scoreAgain() {
        actions.make(
                () -> {
                    takes.scoreAgain();
                    return takes;
                },
                done -> load());
    }

    /// Takes them out of the queue; what is scored stays scored.
    public void cancel() {
        actions.make(
                () -> {
                    takes.cancel();
                    return takes;
                },
                done -> load());
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.QueueChanged || change instanceof LibraryChange.TakesChanged) {
            load();
        }
    }

    private void load() {
        reads.refresh(takes::count, this::loaded);
    }

    private void loaded(EarlierCount count) {
        int total = count.queued() == 0 ? 0 : Math.max(state.get().total(), count.queued());
        state.set(new RescoringState(count, total, scoringQueue.isPaused()));
    }

    @Override
    public void close() {
        subscription.close();
        reads.cancel();
    }
}
