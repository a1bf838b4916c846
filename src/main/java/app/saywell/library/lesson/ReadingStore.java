package app.saywell.library.lesson;

import app.saywell.library.store.AudioClip;
import app.saywell.library.store.Database;
import app.saywell.library.store.Origin;
import app.saywell.library.store.RecordingRows;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The rows of native readings and of their analyses.
public final class ReadingStore {
    // An analysis counts only for the text that the sentence has now.
    private static final String READINGS =
            """
            SELECT r.id, r.sentence_id, r.hash, c.extension, c.seconds, r.speaker, r.accent, r.model,
                a.components, a.service, a.engine, a.micro_dollars, a.at
            FROM reading r
            JOIN sentence s ON s.id = r.sentence_id
            JOIN recording c ON c.hash = r.hash
            LEFT JOIN analysis a ON a.id =
                (SELECT max(id) FROM analysis WHERE reading_id = r.id AND text = s.text)
            """;

    private final Database database;

    public ReadingStore(Database database) {
        this.database = database;
    }

    /// Those of a sentence that are not deleted, the model first.
    public List<Reading> of(long sentenceId) {
        return database.read(
                h ->
                        h.select(
                                        READINGS
                                                + "WHERE r.sentence_id = ? AND r.deleted_at IS NULL"
                                                + " ORDER BY r.model DESC, r.id",
                                        sentenceId)
                                .map((rs, ctx) -> reading(rs))
                                .list());
    }

    /// The ids of a lesson's sentences that have a model.
    public Set<Long> withModel(long lessonId) {
        return database.read(
                h ->
                        h.select(
                                        """
                                        SELECT r.sentence_id FROM sentence s
                                        JOIN reading r ON r.sentence_id = s.id
                                        WHERE s.lesson_id = ? AND r.model = 1 AND r.deleted_at IS NULL
                                        """,
                                        lessonId)
                                .mapTo(Long.class)
                                .set());
    }

    /// One reading, also a deleted one.
    public Optional<Reading> find(long id) {
        return database.read(
                h ->
                        h.select(READINGS + "WHERE r.id = ?", id)
                                .map((rs, ctx) -> reading(rs))
                                .findOne());
    }

    /// A new one; the first of a sentence becomes its model.
    public Reading insert(long sentenceId, AudioClip audio, Reading.Voice voice) {
        long id =
                database.write(
                        h -> {
                            RecordingRows.insert(h, audio);
                            return h.select(
                                            """
                                            INSERT INTO reading (sentence_id, hash, speaker, accent, model)
                                            VALUES (?, ?, ?, ?, NOT EXISTS (
                                                SELECT 1 FROM reading WHERE sentence_id = ?
                                                    AND model = 1 AND deleted_at IS NULL))
                                            RETURNING id
                                            """,
                                            sentenceId,
                                            audio.hash(),
                                            voice.speaker(),
                                            voice.accent(),
                                            sentenceId)
                                    .mapTo(Long.class)
                                    .one();
                        });
        return find(id).orElseThrow();
    }

    /// Changes who reads it.
    public void describe(long id, Reading.Voice voice) {
        database.write(
                h ->
                        h.execute(
                                "UPDATE reading SET speaker = ?, accent = ? WHERE id = ?",
                                voice.speaker(),
                                voice.accent(),
                                id));
    }

    /// Makes one the model of its sentence, and the others not.
    public void makeModel(long id) {
        database.write(
                h -> {
                    h.execute(
                            """
                            UPDATE reading SET model = 0 WHERE sentence_id =
                                (SELECT sentence_id FROM reading WHERE id = ?)
                            """,
                            id);
                    return h.execute("UPDATE reading SET model = 1 WHERE id = ?", id);
                });
    }

    /// Marks as deleted at a time, or as not deleted. A model that goes leaves its place to the
    /// oldest reading that stays; one that comes back does not push another one out.
    public void delete(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.write(
                h -> {
                    h.execute(
                            "UPDATE reading SET model = 0, deleted_at = ? WHERE id = ?",
                            millis,
                            id);
                    return h.execute(
                            """
                            UPDATE reading SET model = 1 WHERE id = (
                                SELECT min(id) FROM reading WHERE deleted_at IS NULL AND sentence_id =
                                    (SELECT sentence_id FROM reading WHERE id = ?))
                            AND NOT EXISTS (
                                SELECT 1 FROM reading other WHERE other.sentence_id = reading.sentence_id
                                    AND other.model = 1 AND other.deleted_at IS NULL)
                            """,
                            id);
                });
    }

    /// Keeps what the service answered to a reading of `text`.
    ///
    /// @param answer the whole answer, byte for byte
    public void insertAnalysis(long readingId, String text, String answer, Analysis analysis) {
        Origin origin = analysis.origin();
        database.write(
                h ->
                        h.execute(
                                """
                                INSERT INTO analysis (reading_id, text, answer, components, service,
                                    engine, micro_dollars, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                                """,
                                readingId,
                                text,
                                answer,
                                analysis.componentsJson(),
                                origin.service(),
                                origin.engine(),
                                origin.microDollars(),
                                origin.at().toEpochMilli()));
    }

    /// Gives a sentence copies of another one's readings and analyses; the recordings are shared.
    public void copy(long fromSentenceId, long toSentenceId) {
        database.write(
                h -> {
                    for (Reading reading : of(fromSentenceId)) {
                        Reading copy = insert(toSentenceId, reading.audio(), reading.voice());
                        h.execute(
                                """
                                INSERT INTO analysis (reading_id, text, answer, components, service,
                                    engine, micro_dollars, at)
                                SELECT ?, text, answer, components, service, engine, 0, at
                                FROM analysis WHERE reading_id = ?
                                """,
                                copy.id(),
                                reading.id());
                    }
                    return toSentenceId;
                });
    }

    /// The whole answer to the analysis of a reading for the text that its sentence has now.
    public Optional<String> answer(long readingId) {
        return database.read(
                h ->
                        h.select(
                                        """
                                        SELECT a.answer FROM analysis a
                                        JOIN reading r ON r.id = a.reading_id
                                        JOIN sentence s ON s.id = r.sentence_id AND s.text = a.text
                                        WHERE r.id = ? ORDER BY a.id DESC LIMIT 1
                                        """,
                                        readingId)
                                .mapTo(String.class)
                                .findOne());
    }

    private static Reading reading(ResultSet row) throws SQLException {
        String components = row.getString("components");
        Optional<Analysis> analysis =
                components == null
                        ? Optional.empty()
                        : Optional.of(new Analysis(components, RecordingRows.origin(row)));
        return new Reading(
                row.getLong("id"),
                row.getLong("sentence_id"),
                RecordingRows.clip(row),
                new Reading.Voice(row.getString("speaker"), row.getString("accent")),
                row.getBoolean("model"),
                analysis);
    }
}
