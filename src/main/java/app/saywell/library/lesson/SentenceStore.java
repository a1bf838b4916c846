package app.saywell.library.lesson;

import app.saywell.library.store.Database;
import app.saywell.library.store.Like;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The rows of sentences.
public final class SentenceStore {
    private static final String SENTENCES =
            "SELECT id, lesson_id, text, meaning, position FROM sentence ";

    private final Database database;

    public SentenceStore(Database database) {
        this.database = database;
    }

    /// Those of a lesson that are not deleted, in their order.
    public List<Sentence> of(long lessonId) {
        return database.read(
                h ->
                        h.select(
                                        SENTENCES
                                                + "WHERE lesson_id = ? AND deleted_at IS NULL"
                                                + " ORDER BY position, id",
                                        lessonId)
                                .map((rs, ctx) -> sentence(rs))
                                .list());
    }

    /// One sentence, also a deleted one.
    public Optional<Sentence> find(long id) {
        return database.read(
                h ->
                        h.select(SENTENCES + "WHERE id = ?", id)
                                .map((rs, ctx) -> sentence(rs))
                                .findOne());
    }

    /// Those whose text or meaning holds `part`, whatever the case, at most `limit`.
    public List<Sentence> search(String part, int limit) {
        String pattern = Like.holding(part);
        return database.read(
                h ->
                        h.select(
                                        SENTENCES
                                                + """
                                                WHERE deleted_at IS NULL
                                                    AND (text LIKE ? ESCAPE '!' OR meaning LIKE ? ESCAPE '!')
                                                ORDER BY lesson_id, position LIMIT ?
                                                """,
                                        pattern,
                                        pattern,
                                        limit)
                                .map((rs, ctx) -> sentence(rs))
                                .list());
    }

    /// New ones at the end of a lesson.
    public List<Sentence> insert(long lessonId, List<String> texts) {
        return database.write(
                h -> {
                    List<Sentence> made = new ArrayList<>();
                    for (String text : texts) {
                        made.add(
                                h.select(
                                                """
                                                INSERT INTO sentence (lesson_id, text, meaning, position)
                                                SELECT ?, ?, '', coalesce(max(position) + 1, 0)
                                                FROM sentence WHERE lesson_id = ?
                                                RETURNING id, lesson_id, text, meaning, position
                                                """,
                                                lessonId,
                                                text,
                                                lessonId)
                                        .map((rs, ctx) -> sentence(rs))
                                        .one());
                    }
                    return made;
                });
    }

    /// Changes text and meaning.
    public void update(long id, String text, String meaning) {
        database.write(
                h ->
                        h.execute(
                                "UPDATE sentence SET text = ?, meaning = ? WHERE id = ?",
                                text,
                                meaning,
                                id));
    }

    /// Marks as deleted at a time, or as not deleted.
    public void delete(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.write(
                h -> h.execute("UPDATE sentence SET deleted_at = ? WHERE id = ?", millis, id));
    }

    /// The ids of a lesson's sentences in their order.
    public List<Long> order(long lessonId) {
        return of(lessonId).stream().map(Sentence::id).toList();
    }

    /// Puts sentences of one lesson in this order.
    public void order(List<Long> ids) {
        database.write(
                h -> {
                    Order.apply(h, "sentence", ids);
                    return ids;
                });
    }

    private static Sentence sentence(ResultSet row) throws SQLException {
        return new Sentence(
                row.getLong("id"),
                row.getLong("lesson_id"),
                row.getString("text"),
                row.getString("meaning"),
                row.getInt("position"));
    }
}
