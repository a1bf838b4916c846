package app.saywell.desk.store.change;

import app.saywell.desk.school.mark.EnteredMark;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.speech.task.OpenWork;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/// Makes changes of the library in the background, each after those that were asked for before it.
public final class LibraryEdits {
    private static final System.Logger LOG = System.getLogger(LibraryEdits.class.getName());

    private final TaskRunner tasks;
    private final UndoHistory history;
    private final List<EnteredMark> unstored = new CopyOnWriteArrayList<>();
    private volatile boolean tellsNobody;

    public LibraryEdits(TaskRunner tasks, UndoHistory history) {
        this.tasks = tasks;
        this.history = history;
    }

    /// Makes a change. One that fails is told as unfinished and can be tried again.
    public void edit(Runnable change) {
        edit(change, Optional.empty());
    }

    /// Stores what a teacher said of a take, as [#edit]. Until then it is among [#unstored].
    ///
    /// @param change stores it
    public void edit(EnteredMark mark, Consumer<EnteredMark> change) {
        edit(() -> change.accept(mark), Optional.of(mark));
    }

    /// What teachers said of takes and is not stored yet, in the order in which they did. What failed, and was told,
    /// is not there.
    public List<EnteredMark> unstored() {
        return List.copyOf(unstored);
    }

    /// From now on nobody sees what is told, because the window goes: what fails stays among [#unstored].
    public void tellNobody() {
        tellsNobody = true;
    }

    private void edit(Runnable change, Optional<EnteredMark> mark) {
        mark.ifPresent(unstored::add);
        tasks.runInOrder(
                progress -> {
                    boolean isMade = false;
                    try {
                        change.run();
                        isMade = true;
                    } finally {
                        if (isMade || !tellsNobody) {
                            mark.ifPresent(unstored::remove);
                        }
                    }
                    return change;
                },
                outcome -> {
                    if (outcome instanceof TaskOutcome.TaskFailed<Runnable>(Throwable cause)) {
                        LOG.log(System.Logger.Level.WARNING, "a change was not made", cause);
                        tasks.openWork()
                                .failed(change, reasonOf(cause, OpenWork.Reason.NOT_STORED), () -> edit(change, mark));
                    }
                });
    }

    /// Why something came to no end: that the library can only be read, or else `otherwise`.
    public static OpenWork.Reason reasonOf(Throwable cause, OpenWork.Reason otherwise) {
        return cause instanceof LibraryException failure
                        && failure.kind() == LibraryException.LibraryFailureKind.READ_ONLY
                ? OpenWork.Reason.READ_ONLY
                : otherwise;
    }

    /// Undoes the last edit.
    public void undo() {
        edit(history::undo);
    }

    /// Redoes the edit undone last.
    public void redo() {
        edit(history::redo);
    }

    /// What can be undone and redone.
    public UndoHistory history() {
        return history;
    }
}
