package app.saywell.ui.queue;

import app.saywell.practice.change.LibraryChange;
import app.saywell.practice.queue.EarlierEngineTakes;
import app.saywell.practice.queue.EarlierEngineTakes.EarlierCount;
import app.saywell.practice.queue.ScoringQueue;
import app.saywell.task.Subscription;
import app.saywell.task.TaskOutcome;
import app.saywell.task.TaskRunner;
import app.saywell.ui.context.ScreenChanges;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The takes that an earlier engine scored, and how far scoring them again has got.
public final class EarlierEngineViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<RescoringState> state =
            new ReadOnlyObjectWrapper<>(new RescoringState(EarlierCount.NONE, 0, false));
    private final ScoringQueue scoringQueue;
    private final TaskRunner tasks;
    private final EarlierEngineTakes takes;
    private final Subscription subscription;
    private boolean loading;
    private boolean reloadPending;

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
        this.tasks = tasks;
        takes = earlierEngineTakes;
        subscription = changes.subscribe(this::changed);
        load();
    }

    /// As it was last loaded.
    public ReadOnlyObjectProperty<RescoringState> state() {
        return state.getReadOnlyProperty();
    }

    /// Puts all takes into the queue of this computer.
    public void scoreAgain() {
        tasks.run(
                progress -> {
                    takes.scoreAgain();
                    return takes;
                },
                outcome -> load());
    }

    /// Takes them out of the queue; what is scored stays scored.
    public void cancel() {
        tasks.run(
                progress -> {
                    takes.cancel();
                    return takes;
                },
                outcome -> load());
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.QueueChanged || change instanceof LibraryChange.TakesChanged) {
            load();
        }
    }

    // One load at a time; a change during a load causes one more.
    private void load() {
        if (loading) {
            reloadPending = true;
            return;
        }
        loading = true;
        reloadPending = false;
        tasks.run(progress -> takes.count(), this::loaded);
    }

    private void loaded(TaskOutcome<EarlierCount> outcome) {
        loading = false;
        if (outcome instanceof TaskOutcome.TaskDone<EarlierCount>(EarlierCount count)) {
            int total = count.queued() == 0 ? 0 : Math.max(state.get().total(), count.queued());
            state.set(new RescoringState(count, total, scoringQueue.isPaused()));
        }
        if (reloadPending) {
            load();
        }
    }

    @Override
    public void close() {
        subscription.close();
    }
}
