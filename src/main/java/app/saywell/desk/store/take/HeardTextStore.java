package app.saywell.desk.store.take;

import app.saywell.desk.school.take.HeardText;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.SharedColumns;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Stores what transcriptions heard in takes; the newest one of a take is kept.
public final class HeardTextStore {
    private final LibraryDatabase database;

    public HeardTextStore(LibraryDatabase database) {
        this.database = database;
    }

    /// Stores what was heard. What was heard before is forgotten.
    public void store(long takeId, HeardText heard) {
        database.execute(handle -> handle.execute(
                "INSERT OR REPLACE INTO heard_text (take_id, text, service, engine,"
                        + " micro_dollars, at) VALUES (?, seal(?), ?, ?, ?, ?)",
                takeId,
                heard.text(),
                heard.origin().service(),
                heard.origin().engine(),
                heard.origin().microDollars(),
                heard.origin().at().toEpochMilli()));
    }

    public Optional<HeardText> find(long takeId) {
        return database.read(handle -> handle.select("SELECT * FROM heard_text WHERE take_id = ?", takeId)
                .map((rs, ctx) -> new HeardText(rs.getString("text"), SharedColumns.readAnswerOrigin(rs)))
                .findOne());
    }

    /// The texts heard in the takes of a lesson, by take.
    public Map<Long, String> findByLesson(long lessonId) {
        return database.read(handle -> {
            Map<Long, String> texts = new HashMap<>();
            handle.select("""
                SELECT h.take_id, h.text FROM heard_text h
                JOIN take t ON t.id = h.take_id
                JOIN sentence s ON s.id = t.sentence_id
                WHERE s.lesson_id = ? AND t.deleted_at IS NULL
                """, lessonId)
                    .map((rs, ctx) -> Map.entry(rs.getLong("take_id"), rs.getString("text")))
                    .forEach(entry -> texts.put(entry.getKey(), entry.getValue()));
            return texts;
        });
    }
}
