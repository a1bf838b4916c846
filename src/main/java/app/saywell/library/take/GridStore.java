package app.saywell.library.take;

import app.saywell.library.store.Database;
import app.saywell.speech.Scale;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Looks a whole class up at once.
public final class GridStore {
    // The newest judgement of the best take of each pupil and sentence, else of the newest take.
    private static final String KEPT =
            """
            WITH kept AS (
                SELECT t.id, t.sentence_id, t.learner_id, t.recorded_at, t.best, t.number, w.state,
                    (SELECT max(result_id) FROM score WHERE take_id = t.id) AS result_id
            """;
    // CROSS JOIN keeps SQLite to this order: left to itself it reads every take of every pupil.
    private static final String OF_ONE_LESSON =
            """
                FROM learner l
                CROSS JOIN sentence s ON s.lesson_id = ?
                CROSS JOIN take t ON t.learner_id = l.id AND t.sentence_id = s.id
            """;
    private static final String OF_ALL_LESSONS =
            """
                FROM learner l
                JOIN take t ON t.learner_id = l.id
                JOIN sentence s ON s.id = t.sentence_id
            """;
    private static final String NEWEST =
            """
                LEFT JOIN waiting w ON w.take_id = t.id
                WHERE l.class_id IS ? AND l.deleted_at IS NULL AND t.deleted_at IS NULL
                    AND s.deleted_at IS NULL AND t.recorded_at >= ? AND t.recorded_at < ?),
            ranked AS (
                SELECT *,
                    count(*) OVER (PARTITION BY sentence_id, learner_id) AS takes,
                    max(state) OVER (PARTITION BY sentence_id, learner_id) AS any_state,
                    row_number() OVER (PARTITION BY sentence_id, learner_id
                        ORDER BY result_id IS NULL, best DESC, number DESC) AS place
                FROM kept)
            """;

    private final Database database;

    public GridStore(Database database) {
        this.database = database;
    }

    /// How a pupil stands to a sentence, and whether one of the takes waits to be judged.
    public record Cell(Take.Owner owner, Standing standing, Optional<Waiting.State> waiting) {}

    /// Where in a take something was missed.
    public record Clip(long takeId, double start, double end) {}

    /// A miss: a sound that was said as another, or a word that was not correct.
    ///
    /// @param expected the sound, or the word
    /// @param heard the sound that was heard; empty for words, and where nothing can be said of it
    public record Miss(String expected, String heard, String word, long learnerId, Clip clip) {}

    /// The cells of a class and lesson that have takes.
    public List<Cell> cells(long classId, long lessonId) {
        return cells(classId, lessonId, Period.ALWAYS);
    }

    /// As above, as if only the takes of a period were there.
    ///
    /// @param classId 0 for those who learn alone
    public List<Cell> cells(long classId, long lessonId, Period period) {
        return database.read(
                h ->
                        newest(
                                        h,
                                        classId,
                                        lessonId,
                                        period,
                                        """
                                        SELECT r.*, c.scale, c.pronunciation, c.total FROM ranked r
                                        LEFT JOIN score c ON c.result_id = r.result_id
                                        WHERE r.place = 1
                                        """)
                                .map((rs, ctx) -> cell(rs))
                                .list());
    }

    /// The sounds missed in a class's newest judgements, in one lesson or (0) in all.
    public List<Miss> missedSounds(long classId, long lessonId) {
        return misses(
                classId,
                lessonId,
                """
                SELECT r.learner_id, r.id, m.expected, m.heard, m.word, m.start, m."end" FROM ranked r
                JOIN missed_sound m ON m.result_id = r.result_id WHERE r.place = 1
                """);
    }

    /// The words that were not correct in a class's newest judgements, in one lesson or (0) in all.
    ///
    /// @param border words below it count
    public List<Miss> missedWords(long classId, long lessonId, double border) {
        return misses(
                classId,
                lessonId,
                """
                SELECT r.learner_id, r.id, m.word AS expected, '' AS heard, m.word, m.start, m."end"
                FROM ranked r JOIN word_score m ON m.result_id = r.result_id
                WHERE r.place = 1 AND m.score <
                """
                        + border);
    }

    private List<Miss> misses(long classId, long lessonId, String query) {
        return database.read(
                h ->
                        newest(h, classId, lessonId, Period.ALWAYS, query)
                                .map(
                                        (rs, ctx) ->
                                                new Miss(
                                                        rs.getString("expected"),
                                                        rs.getString("heard"),
                                                        rs.getString("word"),
                                                        rs.getLong("learner_id"),
                                                        new Clip(
                                                                rs.getLong("id"),
                                                                rs.getDouble("start"),
                                                                rs.getDouble("end"))))
                                .list());
    }

    // One lesson is looked up sentence by sentence, all of them take by take: each by its index.
    private static Query newest(
            Handle handle, long classId, long lessonId, Period period, String query) {
        Long in = classId == 0 ? null : classId;
        long from = period.from().toEpochMilli();
        long until = period.until().toEpochMilli();
        return lessonId == 0
                ? handle.select(KEPT + OF_ALL_LESSONS + NEWEST + query, in, from, until)
                : handle.select(KEPT + OF_ONE_LESSON + NEWEST + query, lessonId, in, from, until);
    }

    private static Cell cell(ResultSet row) throws SQLException {
        Optional<Score> score = Optional.empty();
        if (row.getString("scale") != null) {
            score =
                    Optional.of(
                            new Score(
                                    row.getLong("result_id"),
                                    row.getLong("id"),
                                    Scale.valueOf(row.getString("scale")),
                                    row.getDouble("pronunciation"),
                                    row.getDouble("total"),
                                    Instant.ofEpochMilli(row.getLong("recorded_at"))));
        }
        return new Cell(
                new Take.Owner(row.getLong("sentence_id"), row.getLong("learner_id")),
                new Standing(row.getInt("takes"), score),
                Optional.ofNullable(row.getString("any_state")).map(Waiting.State::valueOf));
    }
}
