package app.saywell.desk.store.take;

import app.saywell.desk.store.database.LibraryDatabase;
import java.time.Instant;

/// Stores that somebody decided to send a take although its recording is poor. What was found in it
/// is stored with the take.
public final class TakeApprovalStore {
    private final LibraryDatabase database;

    public TakeApprovalStore(LibraryDatabase database) {
        this.database = database;
    }

    /// Stores that a take may be sent as it is.
    public void approve(long takeId, Instant at) {
        database.execute(handle -> handle.execute(
                "INSERT OR REPLACE INTO take_approval (take_id, approved_at) VALUES" + " (?, ?)",
                takeId,
                at.toEpochMilli()));
    }

    /// Whether somebody approved a take.
    public boolean isApproved(long takeId) {
        return database.read(handle -> handle.select("SELECT 1 FROM take_approval WHERE take_id = ?", takeId)
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
    }
}
