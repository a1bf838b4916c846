package app.saywell.desk.store.deletion;

import app.saywell.desk.store.database.LibraryDatabase;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// Stores erasures until their certificates are handed out, so that an interrupted erasure is
/// certified with what it erased before the interruption.
public final class ErasureStore {
    private static final String SELECT = "SELECT learner_id, number, at, takes, results, recordings FROM erasure ";

    private final LibraryDatabase database;

    public ErasureStore(LibraryDatabase database) {
        this.database = database;
    }

    public void add(ErasureRecord erasure) {
        database.execute(handle -> handle.execute(
                "INSERT INTO erasure (learner_id, number, at, takes, results,"
                        + " recordings) VALUES (?, seal(?), ?, ?, ?, ?)",
                erasure.learnerId(),
                erasure.number(),
                erasure.at().toEpochMilli(),
                erasure.takes(),
                erasure.results(),
                erasure.recordings()));
    }

    /// Erasures whose certificates were not handed out, oldest first.
    public List<ErasureRecord> findAll() {
        return database.read(handle -> query(handle, "ORDER BY id"));
    }

    /// The erasures of a learner. They are removed, because their certificate is handed out now.
    public List<ErasureRecord> removeByLearner(long learnerId) {
        return database.write(handle -> {
            List<ErasureRecord> found = query(handle, "WHERE learner_id = ? ORDER BY id", learnerId);
            handle.execute("DELETE FROM erasure WHERE learner_id = ?", learnerId);
            return found;
        });
    }

    private static List<ErasureRecord> query(Handle handle, String rest, Object... arguments) {
        return handle.select(SELECT + rest, arguments)
                .map((row, ctx) -> new ErasureRecord(
                        row.getLong("learner_id"),
                        row.getString("number"),
                        Instant.ofEpochMilli(row.getLong("at")),
                        row.getInt("takes"),
                        row.getInt("results"),
                        row.getInt("recordings")))
                .list();
    }
}
