package app.saywell.library.take;

import app.saywell.library.store.LibraryDatabase;
import app.saywell.speech.ScoreScale;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Reads scores without parsing results.
public final class ScoreStore {
    private static final String SELECT_SCORE =
            """
            SELECT c.result_id, c.take_id, c.scale, c.pronunciation, c.total, t.recorded_at,
                t.sentence_id, t.learner_id
            FROM take t JOIN score c ON c.result_id = (SELECT max(result_id) FROM score WHERE take_id = t.id)
            """;

    // The newest score of each take by the engine that scored the learner's newest take of the
    // sentence: scores of two engines are never compared. "3" and "3 British" are one engine.
    private static final String SELECT_OF_ONE_ENGINE =
            """
            WITH origin AS (
                SELECT id, service || ' ' || substr(engine, 1, instr(engine || ' ', ' ') - 1) AS engine
                FROM result),
            scored AS (
                SELECT c.result_id, c.take_id, c.scale, c.pronunciation, c.total, t.recorded_at,
                    t.sentence_id, t.learner_id, o.engine,
                    first_value(o.engine) OVER (PARTITION BY t.learner_id, t.sentence_id
                        ORDER BY t.recorded_at DESC, t.id DESC, c.result_id DESC) AS newest_engine,
                    row_number() OVER (PARTITION BY t.id, o.engine
                        ORDER BY c.result_id DESC) AS place
                FROM learner l
                JOIN take t ON t.learner_id = l.id AND t.deleted_at IS NULL
                JOIN score c ON c.take_id = t.id
                JOIN origin o ON o.id = c.result_id
                WHERE c.scale = ? AND %s)
            SELECT * FROM scored WHERE engine = newest_engine AND place = 1
            ORDER BY learner_id, sentence_id, recorded_at, take_id
            """;

    private final LibraryDatabase database;

    public ScoreStore(LibraryDatabase database) {
        this.database = database;
    }

    /// The newest score of a take.
    public Optional<TakeScore> findByTake(long takeId) {
        return database.read(
                handle ->
                        handle.select(SELECT_SCORE + "WHERE t.id = ?", takeId)
                                .map((rs, ctx) -> readScore(rs))
                                .findOne());
    }

    /// The newest score of each take of a learner and sentence on one scale and by one engine, the
    /// newest one, oldest take first. Takes in the bin are left out.
    public List<TakeScore> findHistory(Take.TakeOwner owner, ScoreScale scale) {
        return database.read(
                handle ->
                        handle.select(
                                        SELECT_OF_ONE_ENGINE.formatted(
                                                "t.sentence_id = ? AND t.learner_id = ?"),
                                        scale.name(),
                                        owner.sentenceId(),
                                        owner.learnerId())
                                .map((rs, ctx) -> readScore(rs))
                                .list());
    }

    /// The newest score of each take of a class on one scale and, for each learner and sentence, by
    /// one engine; by learner, sentence and time. Takes in the bin are left out.
    public List<LearnerScore> findByClass(long classId, ScoreScale scale) {
        return database.read(
                handle ->
                        handle.select(
                                        SELECT_OF_ONE_ENGINE.formatted(
                                                "l.class_id = ? AND l.deleted_at IS NULL"),
                                        scale.name(),
                                        classId)
                                .map(
                                        (rs, ctx) ->
                                                new LearnerScore(
                                                        new Take.TakeOwner(
                                                                rs.getLong("sentence_id"),
                                                                rs.getLong("learner_id")),
                                                        readScore(rs)))
                                .list());
    }

    /// A learner's takes by sentence of a lesson: their number, and the score of the best take,
    /// else of the newest scored one. Sentences without takes are left out.
    public Map<Long, TakeSummary> takeSummaries(long lessonId, long learnerId) {
        return database.read(
                handle ->
                        handle.select(
                                        """
                                        WITH kept AS (
                                            SELECT t.id, t.sentence_id, t.recorded_at, t.best, t.number,
                                                (SELECT max(result_id) FROM score WHERE take_id = t.id)
                                                    AS result_id
                                            FROM sentence s JOIN take t ON t.sentence_id = s.id
                                            WHERE s.lesson_id = ? AND t.learner_id = ?
                                                AND t.deleted_at IS NULL),
                                        ranked AS (
                                            SELECT *, count(*) OVER (PARTITION BY sentence_id) AS takes,
                                                row_number() OVER (PARTITION BY sentence_id ORDER BY
                                                    result_id IS NULL, best DESC, number DESC) AS place
                                            FROM kept)
                                        SELECT r.sentence_id, r.takes, r.recorded_at, c.result_id,
                                            r.id AS take_id, c.scale, c.pronunciation, c.total
                                        FROM ranked r LEFT JOIN score c ON c.result_id = r.result_id
                                        WHERE r.place = 1
                                        """,
                                        lessonId,
                                        learnerId)
                                .map(
                                        (rs, ctx) ->
                                                Map.entry(
                                                        rs.getLong("sentence_id"), readSummary(rs)))
                                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    private static TakeSummary readSummary(ResultSet row) throws SQLException {
        boolean scored = row.getString("scale") != null;
        return new TakeSummary(
                row.getInt("takes"), scored ? Optional.of(readScore(row)) : Optional.empty());
    }

    private static TakeScore readScore(ResultSet row) throws SQLException {
        return new TakeScore(
                row.getLong("result_id"),
                row.getLong("take_id"),
                ScoreScale.valueOf(row.getString("scale")),
                row.getDouble("pronunciation"),
                row.getDouble("total"),
                Instant.ofEpochMilli(row.getLong("recorded_at")));
    }
}
