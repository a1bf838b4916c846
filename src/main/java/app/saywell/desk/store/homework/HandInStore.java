package app.saywell.desk.store.homework;

import app.saywell.desk.school.homework.HandIn;
import app.saywell.desk.store.database.LibraryDatabase;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// Stores what was handed in: which files, and which takes came from them.
public final class HandInStore {
    private final LibraryDatabase database;

    public HandInStore(LibraryDatabase database) {
        this.database = database;
    }

    /// Finds a file that was imported before.
    ///
    /// @param digest the SHA-256 of the whole file, 64 hexadecimal digits
    public Optional<HandIn> find(String digest) {
        return query("WHERE digest = ?", digest).stream().findFirst();
    }

    /// What was handed in for a homework, oldest first.
    public List<HandIn> findByHomework(UUID homeworkId) {
        return query("WHERE homework_id = ? ORDER BY received_at, digest", homeworkId.toString());
    }

    /// What a learner handed in, oldest first.
    public List<HandIn> findByLearner(long learnerId) {
        return query("WHERE learner_id = ? ORDER BY received_at, digest", learnerId);
    }

    /// Adds a file that was imported, once.
    public void insert(HandIn handIn) {
        database.execute(handle -> handle.execute(
                """
                INSERT INTO homework_hand_in (digest, homework_id, learner_id, hand_in, received_at)
                VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
                """,
                handIn.digest(),
                handIn.homeworkId().toString(),
                handIn.learnerId(),
                handIn.handIn().toString(),
                handIn.receivedAt().toEpochMilli()));
    }

    /// Notes that a take was handed in. Call it in the transaction that stores the take.
    ///
    /// @param sha256 the SHA-256 of the recording as it was handed in, 64 hexadecimal digits
    public void insertTake(long takeId, UUID homeworkId, String sha256) {
        database.execute(handle -> handle.execute(
                "INSERT INTO homework_take (take_id, homework_id, sha256) VALUES" + " (?, ?, ?)",
                takeId,
                homeworkId.toString(),
                sha256));
    }

    /// Whether a recording of a learner for a sentence was handed in before, even if its take is in
    /// the bin now.
    public boolean hasTake(long learnerId, long sentenceId, String sha256) {
        return database.read(handle -> handle.select("""
            SELECT 1 FROM homework_take h JOIN take t ON t.id = h.take_id
            WHERE t.learner_id = ? AND t.sentence_id = ? AND h.sha256 = ?
            """, learnerId, sentenceId, sha256)
                .mapTo(Integer.class)
                .findFirst()
                .isPresent());
    }

    private List<HandIn> query(String rest, Object argument) {
        return database.read(handle -> handle.select("SELECT * FROM homework_hand_in " + rest, argument)
                .map((rs, ctx) -> read(rs))
                .list());
    }

    private static HandIn read(ResultSet row) throws SQLException {
        return new HandIn(
                row.getString("digest"),
                UUID.fromString(row.getString("homework_id")),
                row.getLong("learner_id"),
                UUID.fromString(row.getString("hand_in")),
                Instant.ofEpochMilli(row.getLong("received_at")));
    }
}
