package app.saywell.library.take;

import app.saywell.library.store.AudioClip;
import app.saywell.library.store.Database;
import app.saywell.library.store.RecordingRows;

import org.jdbi.v3.core.Handle;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The rows of takes.
public final class TakeStore {
    private static final String TAKES =
            """
            SELECT t.id, t.sentence_id, t.learner_id, t.hash, c.extension, c.seconds, t.number,
                t.recorded_at, t.device, t.source, t.best, t.deleted_at
            FROM take t JOIN recording c ON c.hash = t.hash
            """;

    private final Database database;

    public TakeStore(Database database) {
        this.database = database;
    }

    /// Those of a learner and sentence that are not in the bin, oldest first.
    public List<Take> of(Take.Owner owner) {
        return database.read(
                h ->
                        list(
                                h,
                                "WHERE t.sentence_id = ? AND t.learner_id = ?"
                                        + " AND t.deleted_at IS NULL ORDER BY t.number",
                                owner.sentenceId(),
                                owner.learnerId()));
    }

    /// All of a learner, also those in the bin, oldest first.
    public List<Take> allOf(long learnerId) {
        return database.read(h -> list(h, "WHERE t.learner_id = ? ORDER BY t.id", learnerId));
    }

    /// What lies in the bin, newest first.
    public List<Take> bin() {
        return database.read(
                h ->
                        list(
                                h,
                                "WHERE t.deleted_at IS NOT NULL ORDER BY t.deleted_at DESC, t.id"
                                        + " DESC"));
    }

    /// What was put into the bin before a time.
    public List<Take> binBefore(Instant time) {
        return database.read(h -> list(h, "WHERE t.deleted_at < ?", time.toEpochMilli()));
    }

    /// When a take was put into the bin; empty where it is not there.
    public Optional<Instant> deletedAt(long id) {
        return database.read(
                h ->
                        h.select("SELECT deleted_at FROM take WHERE id = ? AND deleted_at > 0", id)
                                .mapTo(Long.class)
                                .map(Instant::ofEpochMilli)
                                .findOne());
    }

    /// One take, also from the bin.
    public Optional<Take> find(long id) {
        return database.read(h -> list(h, "WHERE t.id = ?", id).stream().findFirst());
    }

    /// A new one with the next number.
    public Take insert(Take.Owner owner, AudioClip audio, Take.Circumstances circumstances) {
        long id =
                database.write(
                        h -> {
                            RecordingRows.insert(h, audio);
                            return h.select(
                                            """
                                            INSERT INTO take (sentence_id, learner_id, hash, number,
                                                recorded_at, device, source)
                                            VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id
                                            """,
                                            owner.sentenceId(),
                                            owner.learnerId(),
                                            audio.hash(),
                                            nextNumber(h, owner),
                                            circumstances.recordedAt().toEpochMilli(),
                                            circumstances.device(),
                                            circumstances.source().name())
                                    .mapTo(Long.class)
                                    .one();
                        });
        return find(id).orElseThrow();
    }

    /// Makes `best` the best of a learner and sentence, or none of them.
    public void markBest(Take.Owner owner, Optional<Long> best) {
        database.write(
                h ->
                        h.execute(
                                "UPDATE take SET best = (id = ?) WHERE sentence_id = ? AND"
                                        + " learner_id = ?",
                                best.orElse(0L),
                                owner.sentenceId(),
                                owner.learnerId()));
    }

    /// Gives a take to another learner or sentence, under the next number there.
    public void move(long id, Take.Owner owner) {
        database.write(
                h ->
                        h.execute(
                                """
                                UPDATE take SET sentence_id = ?, learner_id = ?, number = ?, best = 0
                                WHERE id = ?
                                """,
                                owner.sentenceId(),
                                owner.learnerId(),
                                nextNumber(h, owner),
                                id));
    }

    /// Puts a take into the bin at a time, or takes it out.
    public void delete(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.write(h -> h.execute("UPDATE take SET deleted_at = ? WHERE id = ?", millis, id));
    }

    /// Removes rows for good, with their results and marks, and the rows of recordings that nothing
    /// refers to any more.
    ///
    /// @return the recordings whose files are no longer needed
    public List<AudioClip> erase(List<Long> ids) {
        return database.write(
                h -> {
                    for (long id : ids) {
                        h.execute("DELETE FROM take WHERE id = ?", id);
                    }
                    return h.select(
                                    """
                                    DELETE FROM recording
                                    WHERE NOT EXISTS (SELECT 1 FROM take t WHERE t.hash = recording.hash)
                                    AND NOT EXISTS (SELECT 1 FROM reading r WHERE r.hash = recording.hash)
                                    RETURNING hash, extension, seconds
                                    """)
                            .map((rs, ctx) -> RecordingRows.clip(rs))
                            .list();
                });
    }

    private static int nextNumber(Handle handle, Take.Owner owner) {
        return handle.select(
                        """
                        SELECT coalesce(max(number), 0) + 1 FROM take
                        WHERE sentence_id = ? AND learner_id = ?
                        """,
                        owner.sentenceId(),
                        owner.learnerId())
                .mapTo(Integer.class)
                .one();
    }

    private static List<Take> list(Handle handle, String condition, Object... arguments) {
        return handle.select(TAKES + condition, arguments).map((rs, ctx) -> take(rs)).list();
    }

    private static Take take(ResultSet row) throws SQLException {
        return new Take(
                row.getLong("id"),
                new Take.Owner(row.getLong("sentence_id"), row.getLong("learner_id")),
                RecordingRows.clip(row),
                new Take.Circumstances(
                        Instant.ofEpochMilli(row.getLong("recorded_at")),
                        row.getString("device"),
                        Take.Source.valueOf(row.getString("source"))),
                row.getInt("number"),
                row.getBoolean("best"));
    }
}
