package app.saywell.ui.queue;

import app.saywell.library.settings.ServiceKind;
import app.saywell.library.take.Waiting;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.scoring.Estimate;
import app.saywell.practice.scoring.Queue;
import app.saywell.practice.scoring.QueueLines;
import app.saywell.speech.Failure;
import app.saywell.task.Outcome;
import app.saywell.task.Subscription;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.List;
import java.util.Optional;

/// The takes that wait to be judged, and what can be done with them.
public final class QueueViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<Standing> standing =
            new ReadOnlyObjectWrapper<>(Standing.NOTHING);
    private final ReadOnlyObjectWrapper<Optional<Long>> asked =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Practice practice;
    private final Queue queue;
    private final Subscription changes;
    private boolean reading;
    private boolean stale;

    /// The queue at a moment.
    ///
    /// @param stoppedBy why it stopped by itself
    public record Standing(
            List<QueueLines.Line> lines, boolean paused, Optional<Failure.Kind> stoppedBy) {
        private static final Standing NOTHING = new Standing(List.of(), false, Optional.empty());

        /// What is still to be done comes to: takes that wait or run, and those that failed.
        public Estimate left() {
            List<Estimate> all =
                    lines.stream()
                            .filter(one -> one.waiting().state() != Waiting.State.UNKNOWN)
                            .map(QueueLines.Line::estimate)
                            .toList();
            return new Estimate(
                    all.stream().mapToInt(Estimate::calls).sum(),
                    all.stream().mapToDouble(Estimate::seconds).sum(),
                    all.stream().mapToLong(Estimate::microDollars).sum());
        }

        /// Whether anything is in that state.
        public boolean any(Waiting.State state) {
            return lines.stream().anyMatch(one -> one.waiting().state() == state);
        }

        /// Whether anything that waits or failed is to go to a service elsewhere.
        public boolean anyHosted() {
            return lines.stream()
                    .filter(one -> one.service() == ServiceKind.HOSTED)
                    .map(one -> one.waiting().state())
                    .anyMatch(
                            state ->
                                    state == Waiting.State.WAITING
                                            || state == Waiting.State.FAILED);
        }
    }

    /// Follows the practice's queue.
    public QueueViewModel(Practice practice) {
        this.practice = practice;
        queue = practice.queue();
        changes = practice.changes().listen(this::changed);
        read();
    }

    /// What waits now.
    public ReadOnlyObjectProperty<Standing> standing() {
        return standing.getReadOnlyProperty();
    }

    /// The take whose sending again waits for a second word.
    public ReadOnlyObjectProperty<Optional<Long>> asked() {
        return asked.getReadOnlyProperty();
    }

    /// Begins no other take, or goes on.
    public void pauseOrResume() {
        if (queue.isPaused()) {
            queue.resume();
        } else {
            queue.pause();
        }
    }

    /// Tries one again that failed.
    public void retry(long takeId) {
        queue.retry(takeId);
        if (queue.isPaused()) {
            queue.resume();
        }
    }

    /// Tries all again that failed.
    public void retryAll() {
        queue.retryAll();
    }

    /// Takes one out; its recording stays.
    public void cancel(long takeId) {
        queue.remove(takeId);
    }

    /// The first word: a take of unknown fate is to be sent again.
    public void wishToSendAgain(long takeId) {
        asked.set(Optional.of(takeId));
    }

    /// It is not to be sent again after all.
    public void leave() {
        asked.set(Optional.empty());
    }

    /// The second word, after the warning: it is sent again, and may be billed twice.
    public void sendAgain() {
        asked.get()
                .ifPresent(
                        takeId ->
                                practice.tasks()
                                        .run(
                                                progress -> {
                                                    queue.sendAgain(takeId);
                                                    queue.resume();
                                                    return takeId;
                                                },
                                                outcome -> read()));
        leave();
    }

    /// Has everything judged on this computer, where it costs nothing.
    public void judgeHere() {
        queue.handOver(ServiceKind.EMBEDDED);
    }

    private void changed(Change change) {
        if (change instanceof Change.QueueChanged || change instanceof Change.SettingsChanged) {
            read();
        }
    }

    // One reading at a time: what changes meanwhile is read right after.
    private void read() {
        if (reading) {
            stale = true;
            return;
        }
        reading = true;
        stale = false;
        practice.tasks()
                .run(
                        progress ->
                                new Standing(
                                        queue.lines().all(), queue.isPaused(), queue.stoppedBy()),
                        this::show);
    }

    private void show(Outcome<Standing> outcome) {
        reading = false;
        if (outcome instanceof Outcome.Done<Standing>(Standing now)) {
            standing.set(now);
        }
        if (stale) {
            read();
        }
    }

    @Override
    public void close() {
        changes.close();
    }
}
