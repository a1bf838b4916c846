package app.saywell.desk.store.change;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The undo and redo history of this session. Thread-safe: one edit is made at a time, and nobody
/// waits for it who only asks for a name.
public final class UndoHistory {
    private static final int MAX_EDITS = 200;

    /// What fails so may be tried again as it is.
    private static final Set<LibraryFailureKind> PASSING = Set.of(
            LibraryFailureKind.LOCKED,
            LibraryFailureKind.DISK_FULL,
            LibraryFailureKind.NOT_WRITABLE,
            LibraryFailureKind.UNREADABLE);

    private final ReentrantLock editing = new ReentrantLock();
    private final Deque<UndoableEdit> undoable = new ArrayDeque<>();
    private final Deque<UndoableEdit> redoable = new ArrayDeque<>();
    private final ChangePublisher changes;

    public UndoHistory(ChangePublisher changes) {
        this.changes = changes;
    }

    /// Applies the edit and adds it to the history. Clears the redo steps.
    public void perform(UndoableEdit edit) {
        editing.lock();
        try {
            edit.apply().run();
            performed(edit);
        } finally {
            editing.unlock();
        }
        changes.publish(new LibraryChange.HistoryChanged());
    }

    private synchronized void performed(UndoableEdit edit) {
        undoable.push(edit);
        redoable.clear();
        if (undoable.size() > MAX_EDITS) {
            undoable.removeLast();
        }
    }

    /// Undoes the latest edit, if there is one. Where the disk or another program keeps it from that, it stays the one
    /// that is undone next.
    public void undo() {
        step(undoable, UndoableEdit::revert, redoable);
    }

    /// Redoes the edit that was undone last, if there is one; as [#undo].
    public void redo() {
        step(redoable, UndoableEdit::apply, undoable);
    }

    private void step(Deque<UndoableEdit> from, Function<UndoableEdit, Runnable> act, Deque<UndoableEdit> to) {
        editing.lock();
        try {
            UndoableEdit edit = take(from);
            if (edit == null) {
                return;
            }
            try {
                act.apply(edit).run();
            } catch (LibraryException e) {
                if (PASSING.contains(e.kind())) {
                    put(from, edit);
                }
                throw e;
            }
            put(to, edit);
        } finally {
            editing.unlock();
        }
        changes.publish(new LibraryChange.HistoryChanged());
    }

    private synchronized @Nullable UndoableEdit take(Deque<UndoableEdit> steps) {
        return steps.poll();
    }

    private synchronized void put(Deque<UndoableEdit> steps, UndoableEdit edit) {
        steps.push(edit);
    }

    /// Clears the history.
    public void clear() {
        editing.lock();
        try {
            forgetAll();
        } finally {
            editing.unlock();
        }
        changes.publish(new LibraryChange.HistoryChanged());
    }

    /// Forgets the steps that name one of these learners or may name anybody; the others stay.
    public void forget(Set<Long> learners) {
        editing.lock();
        try {
            forgetNaming(learners);
        } finally {
            editing.unlock();
        }
        changes.publish(new LibraryChange.HistoryChanged());
    }

    private synchronized void forgetNaming(Set<Long> learners) {
        undoable.removeIf(edit -> edit.learners().mayName(learners));
        redoable.removeIf(edit -> edit.learners().mayName(learners));
    }

    private synchronized void forgetAll() {
        undoable.clear();
        redoable.clear();
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
