package app.saywell.desk.store.lesson;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.ReadingAnalysis;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.SharedColumns;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Stores model readings and their analyses.
public final class ReadingStore {
    // An analysis is valid only for the present text of the sentence.
    private static final String SELECT_READING = """
        SELECT r.id, r.sentence_id, r.hash, c.extension, c.seconds, r.speaker, r.accent, r.model,
            a.components, a.service, a.engine, a.micro_dollars, a.at
        FROM reading r
        JOIN sentence s ON s.id = r.sentence_id
        JOIN recording c ON c.hash = r.hash
        LEFT JOIN analysis a ON a.id =
            (SELECT max(id) FROM analysis WHERE reading_id = r.id AND text = s.text)
        """;

    private final LibraryDatabase database;

    public ReadingStore(LibraryDatabase database) {
        this.database = database;
    }

    /// Readings of a sentence that are not deleted, the primary one first.
    public List<ModelReading> findBySentence(long sentenceId) {
        return database.read(handle -> handle.select(
                        SELECT_READING
                                + "WHERE r.sentence_id = ? AND r.deleted_at IS NULL"
                                + " ORDER BY r.model DESC, r.id",
                        sentenceId)
                .map((rs, ctx) -> readReading(rs))
                .list());
    }

    /// Readings of a lesson that are not deleted, by sentence, the primary one first.
    public Map<Long, List<ModelReading>> findByLesson(long lessonId) {
        return database.read(handle -> handle
                .select(
                        SELECT_READING
                                + "WHERE s.lesson_id = ? AND r.deleted_at IS NULL"
                                + " ORDER BY r.model DESC, r.id",
                        lessonId)
                .map((rs, ctx) -> readReading(rs))
                .stream()
                .collect(Collectors.groupingBy(ModelReading::sentenceId)));
    }

    /// The ids of the sentences of a lesson that have a primary reading.
    public Set<Long> sentenceIdsWithPrimary(long lessonId) {
        return database.read(
                handle -> handle.select("""
                    SELECT r.sentence_id FROM sentence s
                    JOIN reading r ON r.sentence_id = s.id
                    WHERE s.lesson_id = ? AND r.model = 1 AND r.deleted_at IS NULL
                    """, lessonId).mapTo(Long.class).set());
    }

    /// Finds a reading, even a deleted one.
    public Optional<ModelReading> find(long id) {
        return database.read(handle -> handle.select(SELECT_READING + "WHERE r.id = ?", id)
                .map((rs, ctx) -> readReading(rs))
                .findOne());
    }

    /// Adds a reading. The first one of a sentence becomes its primary reading.
    public ModelReading insert(long sentenceId, AudioClip audio, ModelReading.ReadingSpeaker speaker) {
        long id = database.write(handle -> {
            SharedColumns.insertRecording(handle, audio);
            return handle.select("""
                INSERT INTO reading (sentence_id, hash, speaker, accent, model)
                VALUES (?, ?, seal(?), seal(?), NOT EXISTS (
                    SELECT 1 FROM reading WHERE sentence_id = ?
                        AND model = 1 AND deleted_at IS NULL))
                RETURNING id
                """, sentenceId, audio.hash(), speaker.name(), speaker.accent(), sentenceId)
                    .mapTo(Long.class)
                    .one();
        });
        return find(id).orElseThrow();
    }

    /// Changes the speaker.
    public void setSpeaker(long id, ModelReading.ReadingSpeaker speaker) {
        database.execute(handle -> handle.execute(
                "UPDATE reading SET speaker = seal(?), accent = seal(?) WHERE id =" + " ?",
                speaker.name(),
                speaker.accent(),
                id));
    }

    /// Makes one the primary reading of its sentence.
    public void makePrimary(long id) {
        database.execute(handle -> {
            handle.execute("""
                UPDATE reading SET model = 0 WHERE sentence_id =
                    (SELECT sentence_id FROM reading WHERE id = ?)
                """, id);
            handle.execute("UPDATE reading SET model = 1 WHERE id = ?", id);
        });
    }

    /// Sets the time of deletion, or clears it. When the primary reading is deleted, the oldest
    /// remaining one becomes primary. A restored reading becomes primary only if there is no other.
    public void setDeletedAt(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.execute(handle -> {
            handle.execute("UPDATE reading SET model = 0, deleted_at = ? WHERE id = ?", millis, id);
            handle.execute("""
                UPDATE reading SET model = 1 WHERE id = (
                    SELECT min(id) FROM reading WHERE deleted_at IS NULL AND sentence_id =
                        (SELECT sentence_id FROM reading WHERE id = ?))
                AND NOT EXISTS (
                    SELECT 1 FROM reading other WHERE other.sentence_id = reading.sentence_id
                        AND other.model = 1 AND other.deleted_at IS NULL)
                """, id);
        });
    }

    /// Stores the analysis of a reading of `text`.
    ///
    /// @param answerJson the whole answer, byte for byte
    public void insertAnalysis(long readingId, String text, String answerJson, ReadingAnalysis analysis) {
        AnswerOrigin origin = analysis.origin();
        database.execute(handle -> handle.execute(
                """
                INSERT INTO analysis (reading_id, text, answer, components, service,
                    engine, micro_dollars, at)
                VALUES (?, seal(?), seal(?), seal(?), ?, ?, ?, ?)
                """,
                readingId,
                text,
                answerJson,
                analysis.componentsJson(),
                origin.service(),
                origin.engine(),
                origin.microDollars(),
                origin.at().toEpochMilli()));
    }

    /// Copies the readings and analyses of one sentence to another. The recordings are shared.
    public void copyToSentence(long fromSentenceId, long toSentenceId) {
        database.execute(handle -> {
            for (ModelReading reading : findBySentence(fromSentenceId)) {
                ModelReading copy = insert(toSentenceId, reading.audio(), reading.speaker());
                handle.execute("""
                    INSERT INTO analysis (reading_id, text, answer, components, service,
                        engine, micro_dollars, at)
                    SELECT ?, seal(text), seal(answer), seal(components), service, engine, 0, at
                    FROM analysis WHERE reading_id = ?
                    """, copy.id(), reading.id());
            }
        });
    }

    /// The whole answer to the analysis of a reading, for the present text of its sentence.
    public Optional<String> findAnalysisJson(long readingId) {
        return database.read(
                handle -> handle.select("""
                    SELECT a.answer FROM analysis a
                    JOIN reading r ON r.id = a.reading_id
                    JOIN sentence s ON s.id = r.sentence_id AND s.text = a.text
                    WHERE r.id = ? ORDER BY a.id DESC LIMIT 1
                    """, readingId).mapTo(String.class).findOne());
    }

    private static ModelReading readReading(ResultSet row) throws SQLException {
        String components = row.getString("components");
        Optional<ReadingAnalysis> analysis = components == null
                ? Optional.empty()
                : Optional.of(new ReadingAnalysis(components, SharedColumns.readAnswerOrigin(row)));
        return new ModelReading(
                row.getLong("id"),
                row.getLong("sentence_id"),
                SharedColumns.readAudioClip(row),
                new ModelReading.ReadingSpeaker(row.getString("speaker"), row.getString("accent")),
                row.getBoolean("model"),
                analysis);
    }
}
