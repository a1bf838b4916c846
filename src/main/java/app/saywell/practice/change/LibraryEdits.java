package app.saywell.practice.change;

import app.saywell.task.TaskOutcome;
import app.saywell.task.TaskRunner;

/// Makes changes of the library in the background, each after those that were asked for before it.
public final class LibraryEdits {
    private final TaskRunner tasks;
    private final UndoHistory history;

    public LibraryEdits(TaskRunner tasks, UndoHistory history) {
        this.tasks = tasks;
        this.history = history;
    }

    /// Makes a change. What it throws is thrown again on the window's thread.
    public void edit(Runnable change) {
        tasks.runInOrder(
                progress -> {
                    change.run();
                    return change;
                },
                outcome -> {
                    if (outcome instanceof TaskOutcome.TaskFailed<Runnable> failed) {
                        throw new IllegalStateException("a change was not made", failed.cause());
                    }
                });
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
