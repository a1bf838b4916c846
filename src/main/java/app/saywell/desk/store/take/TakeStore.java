package app.saywell.desk.store.take;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.SharedColumns;
import app.saywell.desk.store.learner.LearnerStore;
import app.saywell.speech.signal.TakeQuality;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Stores takes.
public final class TakeStore {
    private static final String SELECT_TAKE = """
        SELECT t.id, t.sentence_id, t.learner_id, t.hash, c.extension, c.seconds, t.number,
            t.recorded_at, t.device, t.source, t.best, t.deleted_at
        FROM take t JOIN recording c ON c.hash = t.hash
        """;

    private final LibraryDatabase database;
    private final LearnerStore learners;

    public TakeStore(LibraryDatabase database) {
        this.database = database;
        learners = new LearnerStore(database);
    }

    /// Takes of a learner and sentence that are not in the bin, oldest first.
    public List<Take> findByOwner(Take.TakeOwner owner) {
        return database.read(handle -> query(
                handle,
                "WHERE t.sentence_id = ? AND t.learner_id = ?" + " AND t.deleted_at IS NULL ORDER BY t.number",
                owner.sentenceId(),
                owner.learnerId()));
    }

    /// All takes of a learner, including those in the bin, oldest first.
    public List<Take> findByLearner(long learnerId) {
        return database.read(handle -> query(handle, "WHERE t.learner_id = ? ORDER BY t.id", learnerId));
    }

    /// The takes of a learner that are not in the bin, oldest first.
    public List<Take> findKeptByLearner(long learnerId) {
        return database.read(handle -> query(
                handle, "WHERE t.learner_id = ? AND t.deleted_at IS NULL ORDER BY t.recorded_at, t.id", learnerId));
    }

    /// The takes in the bin, newest first.
    public List<Take> findInBin() {
        return database.read(
                handle -> query(handle, "WHERE t.deleted_at IS NOT NULL ORDER BY t.deleted_at DESC, t.id" + " DESC"));
    }

    /// Takes that were put into the bin before a time.
    public List<Take> findInBinBefore(Instant time) {
        return database.read(handle -> query(handle, "WHERE t.deleted_at < ?", time.toEpochMilli()));
    }

    /// When a take was put into the bin; empty if it is not there.
    public Optional<Instant> findDeletedAt(long id) {
        return database.read(
                handle -> handle.select("SELECT deleted_at FROM take WHERE id = ? AND deleted_at >" + " 0", id)
                        .mapTo(Long.class)
                        .map(Instant::ofEpochMilli)
                        .findOne());
    }

    /// Finds a take, even in the bin.
    public Optional<Take> find(long id) {
        return database.read(
                handle -> query(handle, "WHERE t.id = ?", id).stream().findFirst());
    }

    /// Adds a take with the next number, in one transaction with what was measured of it.
    ///
    /// @param quality empty where nothing could be measured
    /// @throws app.saywell.desk.school.learner.ConsentMissingException if the learner's consent does not allow it
    public Take insert(
            Take.TakeOwner owner, AudioClip audio, Take.RecordingInfo recordingInfo, Optional<TakeQuality> quality) {
        long id = database.write(handle -> {
            learners.requireRecording(owner.learnerId());
            SharedColumns.insertRecording(handle, audio);
            return handle.select(
                            """
                            INSERT INTO take (sentence_id, learner_id, hash, number,
                                recorded_at, device, source, quality)
                            VALUES (?, ?, ?, ?, ?, seal(?), ?, ?) RETURNING id
                            """,
                            owner.sentenceId(),
                            owner.learnerId(),
                            audio.hash(),
                            nextNumber(handle, owner),
                            recordingInfo.recordedAt().toEpochMilli(),
                            recordingInfo.device(),
                            recordingInfo.source().name(),
                            quality.map(TakeQualityText::write).orElse(null))
                    .mapTo(Long.class)
                    .one();
        });
        return find(id).orElseThrow();
    }

    /// What was measured when a take was kept, if it was.
    public Optional<TakeQuality> findQuality(long id) {
        return database.read(handle -> handle.select("SELECT quality FROM take WHERE id = ? AND quality != ''", id)
                .mapTo(String.class)
                .findOne()
                .flatMap(TakeQualityText::read));
    }

    /// Stores what was measured of a take.
    public void setQuality(long id, TakeQuality quality) {
        database.execute(handle ->
                handle.execute("UPDATE take SET quality = ? WHERE id = ?", TakeQualityText.write(quality), id));
    }

    /// Marks one take of a learner and sentence as the best, or none.
    public void markBest(Take.TakeOwner owner, Optional<Long> best) {
        database.execute(handle -> handle.execute(
                "UPDATE take SET best = (id = ?) WHERE sentence_id = ? AND" + " learner_id = ?",
                best.orElse(0L),
                owner.sentenceId(),
                owner.learnerId()));
    }

    /// Moves a take to another learner or sentence, with the next number there.
    ///
    /// @throws app.saywell.desk.school.learner.ConsentMissingException if the consent of the new learner does not
    ///     allow it
    public void changeOwner(long id, Take.TakeOwner owner) {
        learners.requireRecording(owner.learnerId());
        database.execute(
                handle -> handle.execute("""
                    UPDATE take SET sentence_id = ?, learner_id = ?, number = ?, best = 0
                    WHERE id = ?
                    """, owner.sentenceId(), owner.learnerId(), nextNumber(handle, owner), id));
    }

    /// Puts a take into the bin, or takes it out.
    public void setDeletedAt(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.execute(handle -> handle.execute("UPDATE take SET deleted_at = ? WHERE id = ?", millis, id));
    }

    /// Removes takes permanently with their results and marks, and recordings that are no longer
    /// used.
    ///
    /// @return the recordings whose files are no longer used
    public List<AudioClip> erase(List<Long> ids) {
        return database.write(handle -> {
            for (long id : ids) {
                handle.execute("DELETE FROM take WHERE id = ?", id);
            }
            return SharedColumns.deleteUnusedRecordings(handle);
        });
    }

    private static int nextNumber(Handle handle, Take.TakeOwner owner) {
        return handle.select("""
            SELECT coalesce(max(number), 0) + 1 FROM take
            WHERE sentence_id = ? AND learner_id = ?
            """, owner.sentenceId(), owner.learnerId())
                .mapTo(Integer.class)
                .one();
    }

    private static List<Take> query(Handle handle, String condition, Object... arguments) {
        return handle.select(SELECT_TAKE + condition, arguments)
                .map((rs, ctx) -> readTake(rs))
                .list();
    }

    private static Take readTake(ResultSet row) throws SQLException {
        return new Take(
                row.getLong("id"),
                new Take.TakeOwner(row.getLong("sentence_id"), row.getLong("learner_id")),
                SharedColumns.readAudioClip(row),
                new Take.RecordingInfo(
                        Instant.ofEpochMilli(row.getLong("recorded_at")),
                        row.getString("device"),
                        Take.TakeSource.valueOf(row.getString("source"))),
                row.getInt("number"),
                row.getBoolean("best"));
    }
}
