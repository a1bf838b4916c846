package app.saywell.practice.change;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// The edits of this session, to be taken back and made again. Safe for several threads.
public final class History {
    private static final int LENGTH = 200;

    private final Deque<Edit> undoable = new ArrayDeque<>();
    private final Deque<Edit> redoable = new ArrayDeque<>();
    private final Changes changes;

    public History(Changes changes) {
        this.changes = changes;
    }

    /// Makes the edit and remembers it. What was undone before can no longer be redone.
    public synchronized void make(Edit edit) {
        edit.forth().run();
        undoable.push(edit);
        redoable.clear();
        if (undoable.size() > LENGTH) {
            undoable.removeLast();
        }
        changes.tell(new Change.HistoryChanged());
    }

    /// Takes the latest edit back; without one does nothing.
    public synchronized void undo() {
        Edit edit = undoable.poll();
        if (edit != null) {
            edit.back().run();
            redoable.push(edit);
            changes.tell(new Change.HistoryChanged());
        }
    }

    /// Makes the edit that was undone last once more; without one does nothing.
    public synchronized void redo() {
        Edit edit = redoable.poll();
        if (edit != null) {
            edit.forth().run();
            undoable.push(edit);
            changes.tell(new Change.HistoryChanged());
        }
    }

    /// Forgets everything, so that what is erased cannot come back.
    public synchronized void forget() {
        undoable.clear();
        redoable.clear();
        changes.tell(new Change.HistoryChanged());
    }

    /// The name of what [#undo()] would take back.
    public synchronized Optional<String> undoName() {
        return Optional.ofNullable(undoable.peek()).map(Edit::name);
    }

    /// The name of what [#redo()] would make again.
    public synchronized Optional<String> redoName() {
        return Optional.ofNullable(redoable.peek()).map(Edit::name);
    }
}
