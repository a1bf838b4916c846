package app.saywell.practice.change;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// The undo and redo history of this session. Thread-safe.
public final class UndoHistory {
    private static final int MAX_EDITS = 200;

    private final Deque<UndoableEdit> undoable = new ArrayDeque<>();
    private final Deque<UndoableEdit> redoable = new ArrayDeque<>();
    private final ChangePublisher changes;

    public UndoHistory(ChangePublisher changes) {
        this.changes = changes;
    }

    /// Applies the edit and adds it to the history. Clears the redo steps.
    public synchronized void perform(UndoableEdit edit) {
        edit.apply().run();
        undoable.push(edit);
        redoable.clear();
        if (undoable.size() > MAX_EDITS) {
            undoable.removeLast();
        }
        changes.publish(new LibraryChange.HistoryChanged());
    }

    /// Undoes the latest edit, if there is one.
    public synchronized void undo() {
        UndoableEdit edit = undoable.poll();
        if (edit != null) {
            edit.revert().run();
            redoable.push(edit);
            changes.publish(new LibraryChange.HistoryChanged());
        }
    }

    /// Redoes the edit that was undone last, if there is one.
    public synchronized void redo() {
        UndoableEdit edit = redoable.poll();
        if (edit != null) {
            edit.apply().run();
            undoable.push(edit);
            changes.publish(new LibraryChange.HistoryChanged());
        }
    }

    /// Clears the history, so that erased data cannot come back.
    public synchronized void clear() {
        undoable.clear();
        redoable.clear();
        changes.publish(new LibraryChange.HistoryChanged());
    }

    /// The name of the next edit to undo.
    public synchronized Optional<String> undoName() {
        return Optional.ofNullable(undoable.peek()).map(UndoableEdit::name);
    }

    /// The name of the next edit to redo.
    public synchronized Optional<String> redoName() {
        return Optional.ofNullable(redoable.peek()).map(UndoableEdit::name);
    }
}
