package app.saywell.library.take;

import app.saywell.library.store.LibraryDatabase;
import app.saywell.signal.TakeQuality;

import java.time.Instant;

/// Stores what was found in takes before they were sent, and that somebody decided to send one all
/// the same.
public final class TakeCheckStore {
    private final LibraryDatabase database;

    public TakeCheckStore(LibraryDatabase database) {
        this.database = database;
    }

    /// Stores the verdicts on a take. An approval stays.
    public void store(long takeId, TakeQuality quality) {
        database.write(
                handle ->
                        handle.execute(
                                "INSERT INTO take_check (take_id, level, noise, completeness)"
                                        + " VALUES (?, ?, ?, ?) ON CONFLICT (take_id) DO UPDATE SET"
                                        + " level = excluded.level, noise = excluded.noise,"
                                        + " completeness = excluded.completeness",
                                takeId,
                                quality.level().verdict().name(),
                                quality.noise().verdict().name(),
                                quality.completeness().verdict().name()));
    }

    /// Stores that a take may be sent although its recording is poor.
    public void approve(long takeId, Instant at) {
        database.write(
                handle ->
                        handle.execute(
                                "INSERT INTO take_check (take_id, level, noise, completeness,"
                                        + " approved_at) VALUES (?, '', '', '', ?) ON CONFLICT"
                                        + " (take_id) DO UPDATE SET approved_at ="
                                        + " excluded.approved_at",
                                takeId,
                                at.toEpochMilli()));
    }

    /// Whether somebody approved a take.
    public boolean isApproved(long takeId) {
        return database.read(
                handle ->
                        handle.select(
                                        "SELECT approved_at IS NOT NULL FROM take_check WHERE"
                                                + " take_id = ?",
                                        takeId)
                                .mapTo(Boolean.class)
                                .findOne()
                                .orElse(false));
    }
}
