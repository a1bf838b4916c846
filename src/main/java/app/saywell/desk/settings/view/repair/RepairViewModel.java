package app.saywell.desk.settings.view.repair;

import app.saywell.desk.privacy.backup.RowRecovery;
import app.saywell.desk.privacy.backup.RowRecovery.Examination;
import app.saywell.desk.privacy.backup.RowRecovery.RepairOffer;
import app.saywell.desk.settings.view.repair.RepairPhase.Asking;
import app.saywell.desk.settings.view.repair.RepairPhase.CopyPrepared;
import app.saywell.desk.settings.view.repair.RepairPhase.Mended;
import app.saywell.desk.settings.view.repair.RepairPhase.NoCopy;
import app.saywell.desk.settings.view.repair.RepairPhase.NothingDamaged;
import app.saywell.desk.settings.view.repair.RepairPhase.PagesDamaged;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Asks about every damaged row, one after another, when the library was compared with its checksums. Used on the
/// JavaFX thread.
public final class RepairViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<RepairPhase> phase = new ReadOnlyObjectWrapper<>(new NothingDamaged());
    private final ReadOnlyBooleanWrapper isForTeacher = new ReadOnlyBooleanWrapper();
    private final RowRecovery recovery;
    private final TaskRunner tasks;
    private final Subscription subscription;
    private final Deque<RepairOffer> waiting = new ArrayDeque<>();
    private int all;
    private boolean isWorking;

    public RepairViewModel(RowRecovery recovery, TaskRunner tasks) {
        this.recovery = recovery;
        this.tasks = tasks;
        subscription = recovery.subscribe(this::examined);
    }

    /// Where the question stands.
    public ReadOnlyObjectProperty<RepairPhase> phase() {
        return phase.getReadOnlyProperty();
    }

    /// Whether the library has classes: what it says of them is not for learners.
    ReadOnlyBooleanProperty isForTeacher() {
        return isForTeacher.getReadOnlyProperty();
    }

    private void examined(Examination found) {
        isForTeacher.set(found.hasClasses());
        waiting.clear();
        waiting.addAll(found.offers());
        all = found.offers().size();
        if (!found.pagesAreWhole()) {
            phase.set(new PagesDamaged());
        } else {
            next(false);
        }
    }

    private void next(boolean wasRefused) {
        RepairOffer offer = waiting.peek();
        if (offer != null) {
            phase.set(new Asking(offer, all - waiting.size() + 1, all, wasRefused));
        } else {
            phase.set(all == 0 ? new NothingDamaged() : new Mended(all));
        }
    }

    /// Takes the row from the copy that has it.
    void takeCopy() {
        answer(recovery::restore);
    }

    /// Keeps the row as it is, or as gone.
    void keep() {
        answer(recovery::keep);
    }

    private void answer(Predicate<RepairOffer> work) {
        if (isWorking || !(phase.get() instanceof Asking asking)) {
            return;
        }
        isWorking = true;
        tasks.run(progress -> work.test(asking.offer()), outcome -> answered(asking.offer(), outcome));
    }

    private void answered(RepairOffer offer, TaskOutcome<Boolean> outcome) {
        isWorking = false;
        switch (outcome) {
            case TaskOutcome.TaskDone<Boolean>(Boolean wasAsSeen) -> {
                if (wasAsSeen) {
                    waiting.remove(offer);
                    next(false);
                } else {
                    recovery.examineInBackground(); // it was changed or erased meanwhile
                }
            }
            case TaskOutcome.TaskFailed<Boolean> _, TaskOutcome.TaskCancelled<Boolean> _ -> {
                waiting.remove(offer);
                waiting.add(offer); // perhaps it belongs to a row that is mended later
                next(true);
            }
        }
    }

    /// Has the newest good copy take the place of the database at the next start.
    void replaceDatabase() {
        if (isWorking || !(phase.get() instanceof PagesDamaged)) {
            return;
        }
        isWorking = true;
        tasks.run(progress -> recovery.replaceAtNextStart(), this::replaced);
    }

    private void replaced(TaskOutcome<Optional<LocalDate>> outcome) {
        isWorking = false;
        phase.set(
                outcome instanceof TaskOutcome.TaskDone<Optional<LocalDate>>(Optional<LocalDate> day)
                        ? day.<RepairPhase>map(CopyPrepared::new).orElse(new NoCopy())
                        : new NoCopy());
    }

    /// Asks no more until the next start.
    void putOff() {
        phase.set(new NothingDamaged());
    }

    @Override
    public void close() {
        subscription.close();
    }
}
