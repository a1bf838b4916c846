package app.saywell.desk.store.deletion;

import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import java.time.Instant;
import java.util.List;

/// The journal of deletions outside the database.
///
/// An entry is written in the transaction that deletes the rows, and removed when its files are
/// gone. So a process that is killed in between leaves an entry, and the next start carries on.
public final class DeletionJournal {
    private final LibraryDatabase database;

    public DeletionJournal(LibraryDatabase database) {
        this.database = database;
    }

    /// Adds an entry, once; one that is there already is as old as the newest that asks for it.
    public void add(DeletionKind kind, String target, Instant at) {
        database.execute(handle -> handle.execute(
                "INSERT INTO pending_deletion (kind, target, at) VALUES (?, ?, ?)"
                        + " ON CONFLICT (kind, target) DO UPDATE SET at = max(at, excluded.at)",
                kind.name(),
                target,
                at.toEpochMilli()));
    }

    /// The entries of a kind, oldest first.
    public List<PendingDeletion> findByKind(DeletionKind kind) {
        return database.read(handle -> handle.select(
                        "SELECT id, target, at FROM pending_deletion WHERE kind = ? ORDER BY id", kind.name())
                .map((row, ctx) -> new PendingDeletion(
                        row.getLong("id"), kind, row.getString("target"), Instant.ofEpochMilli(row.getLong("at"))))
                .list());
    }

    /// Removes entries that are done. One that somebody has asked for again since it was found stays.
    public void remove(List<PendingDeletion> done) {
        if (done.isEmpty()) {
            return;
        }
        database.execute(handle -> {
            for (PendingDeletion entry : done) {
                long at = entry.at().toEpochMilli();
                handle.execute("DELETE FROM pending_deletion WHERE id = ? AND at = ?", entry.id(), at);
            }
        });
    }
}
