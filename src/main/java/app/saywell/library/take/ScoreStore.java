package app.saywell.library.take;

import app.saywell.library.store.Database;
import app.saywell.speech.Scale;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Looks the numbers of results up without reading their text.
public final class ScoreStore {
    private static final String SCORES =
            """
            SELECT c.result_id, c.take_id, c.scale, c.pronunciation, c.total, t.recorded_at,
                t.sentence_id, t.learner_id
            FROM take t JOIN score c ON c.result_id = (SELECT max(result_id) FROM score WHERE take_id = t.id)
            """;

    private final Database database;

    public ScoreStore(Database database) {
        this.database = database;
    }

    /// The newest score of a take.
    public Optional<Score> of(long takeId) {
        return database.read(
                h ->
                        h.select(SCORES + "WHERE t.id = ?", takeId)
                                .map((rs, ctx) -> score(rs))
                                .findOne());
    }

    /// The newest score of each kept take of a learner and sentence on one scale, oldest take
    /// first.
    public List<Score> over(Take.Owner owner, Scale scale) {
        return database.read(
                h ->
                        h.select(
                                        """
                                        SELECT c.result_id, c.take_id, c.scale, c.pronunciation, c.total,
                                            t.recorded_at
                                        FROM take t JOIN score c ON c.result_id =
                                            (SELECT max(result_id) FROM score
                                                WHERE take_id = t.id AND scale = ?)
                                        WHERE t.sentence_id = ? AND t.learner_id = ?
                                            AND t.deleted_at IS NULL
                                        ORDER BY t.recorded_at, t.id
                                        """,
                                        scale.name(),
                                        owner.sentenceId(),
                                        owner.learnerId())
                                .map((rs, ctx) -> score(rs))
                                .list());
    }

    /// The newest score of each kept take of a class on one scale, by learner, sentence and time.
    public List<OwnedScore> ofClass(long classId, Scale scale) {
        return database.read(
                h ->
                        h.select(
                                        """
                                        SELECT c.result_id, c.take_id, c.scale, c.pronunciation, c.total,
                                            t.recorded_at, t.sentence_id, t.learner_id
                                        FROM learner l
                                        JOIN take t ON t.learner_id = l.id AND t.deleted_at IS NULL
                                        JOIN score c ON c.result_id =
                                            (SELECT max(result_id) FROM score
                                                WHERE take_id = t.id AND scale = ?)
                                        WHERE l.class_id = ? AND l.deleted_at IS NULL
                                        ORDER BY t.learner_id, t.sentence_id, t.recorded_at, t.id
                                        """,
                                        scale.name(),
                                        classId)
                                .map(
                                        (rs, ctx) ->
                                                new OwnedScore(
                                                        new Take.Owner(
                                                                rs.getLong("sentence_id"),
                                                                rs.getLong("learner_id")),
                                                        score(rs)))
                                .list());
    }

    /// How a learner stands to each sentence of a lesson: kept takes, and the score of the best
    /// one, else of the newest one that has one. Sentences without takes are absent.
    public Map<Long, Standing> standings(long lessonId, long learnerId) {
        return database.read(
                h ->
                        h.select(
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
                                                Map.entry(rs.getLong("sentence_id"), standing(rs)))
                                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    private static Standing standing(ResultSet row) throws SQLException {
        boolean judged = row.getString("scale") != null;
        return new Standing(
                row.getInt("takes"), judged ? Optional.of(score(row)) : Optional.empty());
    }

    private static Score score(ResultSet row) throws SQLException {
        return new Score(
                row.getLong("result_id"),
                row.getLong("take_id"),
                Scale.valueOf(row.getString("scale")),
                row.getDouble("pronunciation"),
                row.getDouble("total"),
                Instant.ofEpochMilli(row.getLong("recorded_at")));
    }
}
