package app.saywell.desk.store.lesson;

import app.saywell.desk.school.RefusedContentException;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.LikePattern;
import app.saywell.desk.store.database.PlainText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Stores sentences.
public final class SentenceStore {
    /// How many sentences a lesson may hold, with deleted ones.
    public static final int MAX_SENTENCES = 5_000;

    // The stored position only sorts: deleted sentences keep theirs, so that undo puts them back.
    // Whoever reads a sentence gets its place among those that are shown.
    private static final String SELECT_SENTENCE = """
        SELECT s.id, s.lesson_id, s.text, s.meaning,
            (SELECT count(*) FROM main.sentence o
                WHERE o.lesson_id = s.lesson_id AND o.deleted_at IS NULL
                    AND (o.position < s.position OR o.position = s.position AND o.id < s.id)) AS position
        FROM sentence s
        """;

    private final LibraryDatabase database;

    public SentenceStore(LibraryDatabase database) {
        this.database = database;
    }

    /// The sentences of a lesson that are not deleted, in order.
    public List<Sentence> findByLesson(long lessonId) {
        return database.read(handle ->
                handle.select("""
                    SELECT id, lesson_id, text, meaning,
                        row_number() OVER (ORDER BY sentence.position, id) - 1 AS position
                    FROM sentence WHERE lesson_id = ? AND deleted_at IS NULL ORDER BY sentence.position, id
                    """, lessonId).map((rs, ctx) -> readSentence(rs)).list());
    }

    /// Finds a sentence, even a deleted one.
    public Optional<Sentence> find(long id) {
        return database.read(handle -> handle.select(SELECT_SENTENCE + "WHERE s.id = ?", id)
                .map((rs, ctx) -> readSentence(rs))
                .findOne());
    }

    /// Finds up to `limit` sentences whose text or meaning contains `part`. Ignores case.
    public List<Sentence> search(String part, int limit) {
        String pattern = LikePattern.containing(part);
        return database.read(handle -> handle.select(SELECT_SENTENCE + """
            WHERE s.deleted_at IS NULL
                AND (s.text LIKE ? ESCAPE '!' OR s.meaning LIKE ? ESCAPE '!')
            ORDER BY s.lesson_id, s.position, s.id LIMIT ?
            """, pattern, pattern, limit)
                .map((rs, ctx) -> readSentence(rs))
                .list());
    }

    /// Adds sentences at the end of a lesson.
    ///
    /// @throws RefusedContentException if a lesson would have more than [#MAX_SENTENCES], or a
    ///     sentence is too long
    public List<Sentence> insert(long lessonId, List<String> texts) {
        return database.write(handle -> {
            requireRoom(handle, lessonId, texts.size());
            int shown = handle.select(
                            "SELECT count(*) FROM sentence WHERE lesson_id = ? AND deleted_at IS NULL", lessonId)
                    .mapTo(Integer.class)
                    .one();
            List<Sentence> inserted = new ArrayList<>();
            for (String text : texts) {
                inserted.add(handle.select("""
                    INSERT INTO sentence (lesson_id, text, meaning, position)
                    SELECT ?, seal(?), seal(''), coalesce(max(position) + 1, 0)
                    FROM sentence WHERE lesson_id = ?
                    RETURNING id, lesson_id, unseal(text) AS text,
                        unseal(meaning) AS meaning, ? AS position
                    """, lessonId, PlainText.paragraph(text), lessonId, shown + inserted.size())
                        .map((rs, ctx) -> readSentence(rs))
                        .one());
            }
            return inserted;
        });
    }

    private static void requireRoom(Handle handle, long lessonId, int more) {
        int count = handle.select("SELECT count(*) FROM sentence WHERE lesson_id = ?", lessonId)
                .mapTo(Integer.class)
                .one();
        if (count + more > MAX_SENTENCES) {
            throw new RefusedContentException("a lesson holds at most " + MAX_SENTENCES + " sentences");
        }
    }

    /// Changes the text and meaning.
    public void update(long id, String text, String meaning) {
        database.execute(handle -> handle.execute(
                "UPDATE sentence SET text = seal(?), meaning = seal(?) WHERE id =" + " ?",
                PlainText.paragraph(text),
                PlainText.paragraph(meaning),
                id));
    }

    /// Sets the time of deletion, or clears it.
    public void setDeletedAt(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.execute(handle -> handle.execute("UPDATE sentence SET deleted_at = ? WHERE id = ?", millis, id));
    }

    /// The ids of the sentences of a lesson in order.
    public List<Long> order(long lessonId) {
        return findByLesson(lessonId).stream().map(Sentence::id).toList();
    }

    /// Sets the order of the sentences of a lesson.
    public void order(List<Long> ids) {
        database.execute(handle -> {
            PositionWriter.writePositions(handle, "sentence", ids);
        });
    }

    private static Sentence readSentence(ResultSet row) throws SQLException {
        return new Sentence(
                row.getLong("id"),
                row.getLong("lesson_id"),
                row.getString("text"),
                row.getString("meaning"),
                row.getInt("position"));
    }
}
