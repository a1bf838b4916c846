package app.saywell.desk.store.take;

import app.saywell.desk.school.take.LearnerScore;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.school.take.TakeSummary;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.Strictness;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Reads scores without parsing results.
public final class ScoreStore {
    // What the text of an engine says of the rule by which it judged, see AnswerOrigin.engineText.
    private static final String RULE = choice(Strictness.values(), JudgingRule.DEFAULT.strictness(), Strictness::code)
            + " || "
            + choice(FirstLanguage.values(), JudgingRule.DEFAULT.firstLanguage(), FirstLanguage::code);

    /// The service and engine of a result `o`. "3" and "3 British" are one engine; "3"
    /// and "3 strict" are not.
    static final String ENGINE =
            "o.service || ' ' || substr(o.engine, 1, instr(o.engine || ' ', ' ') - 1) || " + RULE + " AS engine";

    /// Whether the result of a score `c` has only one word.
    static final String ONE_WORD = "(SELECT count(*) FROM"
            + " (SELECT 1 FROM word_score w WHERE w.result_id = c.result_id LIMIT 2)) = 1 AS one_word";

    private static final String SELECT_SCORE = selectScore("NULL");

    // The total that a teacher gave wins.
    private static final String SELECT_COUNTED = selectScore("(SELECT m.value FROM mark m"
            + " WHERE m.result_id = c.result_id AND m.layer = 'TEACHER' AND m.target = 'WHOLE'"
            + " AND m.deleted_at IS NULL ORDER BY m.id DESC LIMIT 1)");

    // The newest score of each take by each engine.
    private static final String SELECT_BY_ENGINE = """
        WITH scored AS (%s JOIN learner l ON l.id = t.learner_id
            WHERE t.deleted_at IS NULL AND %s),
        ranked AS (
            SELECT *, row_number() OVER (PARTITION BY take_id, scale, engine
                ORDER BY result_id DESC) AS place
            FROM scored)
        SELECT * FROM ranked WHERE place = 1
        """;

    /// SQL for that code of a choice, after a space, which is told after the version; empty for the default.
    private static <T> String choice(T[] values, T standard, Function<T, String> code) {
        return Arrays.stream(values)
                .filter(value -> !value.equals(standard))
                .map(code)
                .map("WHEN instr(o.engine || ' ', ' %1$s ') > 0 THEN ' %1$s'"::formatted)
                .collect(Collectors.joining(" ", "CASE ", " ELSE '' END"));
    }

    private static String selectScore(String teacherTotal) {
        return "SELECT c.result_id, c.take_id, c.scale, c.pronunciation, c.total, " + ONE_WORD + ", " + teacherTotal
                + " AS teacher_total, t.recorded_at,"
                + " t.sentence_id, t.learner_id, "
                + ENGINE
                + " FROM take t JOIN score c ON c.take_id = t.id"
                + " JOIN result o ON o.id = c.result_id ";
    }

    private final LibraryDatabase database;

    public ScoreStore(LibraryDatabase database) {
        this.database = database;
    }

    /// The newest score of each take of a learner and sentence by each engine, on one scale, with the teacher's total
    /// where there is one; oldest take first, and of one take the oldest score first. Takes in the bin are left
    /// out.
    public List<TakeScore> findHistory(Take.TakeOwner owner, ScoreScale scale) {
        String query =
                SELECT_BY_ENGINE.formatted(SELECT_COUNTED, "c.scale = ? AND t.sentence_id = ? AND t.learner_id = ?")
                        + " ORDER BY recorded_at, take_id, result_id";
        return database.read(handle -> handle.select(query, scale.name(), owner.sentenceId(), owner.learnerId())
                .map((rs, ctx) -> readScore(rs))
                .list());
    }

    /// The newest score of each take of a class on one scale and by one engine, as that gave it, without the teacher's
    /// totals; by learner, sentence and time. Takes in the bin are left out.
    public List<LearnerScore> findByClass(long classId, ScoreScale scale, String engine) {
        String query =
                SELECT_BY_ENGINE.formatted(SELECT_SCORE, "c.scale = ? AND l.class_id = ? AND l.deleted_at IS NULL")
                        + " AND engine = ? ORDER BY learner_id, sentence_id, recorded_at, take_id";
        return database.read(handle -> handle.select(query, scale.name(), classId, engine)
                .map((rs, ctx) -> readOwned(rs))
                .list());
    }

    /// The newest score of each take of a class in all lessons by each engine, on each scale, without the teacher's
    /// totals; oldest take first. Takes in the bin are left out.
    public List<LearnerScore> findByClass(long classId) {
        String query = SELECT_BY_ENGINE.formatted(SELECT_SCORE, "l.class_id = ? AND l.deleted_at IS NULL")
                + " ORDER BY recorded_at, take_id, result_id";
        return database.read(handle ->
                handle.select(query, classId).map((rs, ctx) -> readOwned(rs)).list());
    }

    /// As [#findByClass(long)], of one learner.
    public List<LearnerScore> findByLearner(long learnerId) {
        String query = SELECT_BY_ENGINE.formatted(SELECT_SCORE, "t.learner_id = ?")
                + " ORDER BY recorded_at, take_id, result_id";
        return database.read(handle ->
                handle.select(query, learnerId).map((rs, ctx) -> readOwned(rs)).list());
    }

    /// The newest score of each take of a class in a lesson by each engine, on each scale: what
    /// [#findHistory] gives for one learner and sentence, in one query for all.
    public List<LearnerScore> findClassHistories(long classId, long lessonId) {
        return findHistories("l.class_id = ? AND l.deleted_at IS NULL", classId, lessonId);
    }

    /// As [#findClassHistories], of one learner.
    public List<LearnerScore> findLearnerHistories(long learnerId, long lessonId) {
        return findHistories("t.learner_id = ?", learnerId, lessonId);
    }

    /// The newest score of each take of a learner, by whichever engine and on whichever scale, with the teacher's total
    /// where there is one; oldest take first. Takes in the bin are left out.
    public List<LearnerScore> findNewest(long learnerId) {
        String query = SELECT_COUNTED
                + " WHERE t.learner_id = ? AND t.deleted_at IS NULL"
                + " AND c.result_id = (SELECT max(result_id) FROM score WHERE take_id = t.id)"
                + " ORDER BY t.recorded_at, t.id";
        return database.read(handle ->
                handle.select(query, learnerId).map((rs, ctx) -> readOwned(rs)).list());
    }

    /// The newest score of a take, by whichever engine and on whichever scale; empty without one, and of a take in the
    /// bin.
    public Optional<TakeScore> latest(long takeId) {
        String query = SELECT_SCORE + " WHERE t.id = ? AND t.deleted_at IS NULL ORDER BY c.result_id DESC LIMIT 1";
        return database.read(handle ->
                handle.select(query, takeId).map((rs, ctx) -> readScore(rs)).findFirst());
    }

    private List<LearnerScore> findHistories(String condition, long whose, long lessonId) {
        String query = SELECT_BY_ENGINE.formatted(
                        SELECT_COUNTED,
                        condition
                                + " AND t.sentence_id IN (SELECT id FROM sentence"
                                + " WHERE lesson_id = ? AND deleted_at IS NULL)")
                + " ORDER BY learner_id, sentence_id, recorded_at, take_id, result_id";
        return database.read(handle -> handle.select(query, whose, lessonId)
                .map((rs, ctx) -> readOwned(rs))
                .list());
    }

    private static LearnerScore readOwned(ResultSet row) throws SQLException {
        return new LearnerScore(
                new Take.TakeOwner(row.getLong("sentence_id"), row.getLong("learner_id")), readScore(row));
    }

    /// A learner's takes by sentence of a lesson: their number, and the score of the best take,
    /// else of the newest scored one. Sentences without takes are left out.
    public Map<Long, TakeSummary> takeSummaries(long lessonId, long learnerId) {
        return database.read(handle -> handle.select("""
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
                r.id AS take_id, c.scale, c.pronunciation, c.total, %s,
                NULL AS teacher_total, %s
            FROM ranked r LEFT JOIN score c ON c.result_id = r.result_id
            LEFT JOIN result o ON o.id = r.result_id
            WHERE r.place = 1
            """.formatted(ONE_WORD, ENGINE), lessonId, learnerId)
                .map((rs, ctx) -> Map.entry(rs.getLong("sentence_id"), readSummary(rs)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    private static TakeSummary readSummary(ResultSet row) throws SQLException {
        boolean scored = row.getString("scale") != null;
        return new TakeSummary(row.getInt("takes"), scored ? Optional.of(readScore(row)) : Optional.empty());
    }

    private static TakeScore readScore(ResultSet row) throws SQLException {
        double teacherTotal = row.getDouble("teacher_total");
        boolean isTeachersTotal = !row.wasNull();
        return new TakeScore(
                row.getLong("result_id"),
                row.getLong("take_id"),
                ScoreScale.valueOf(row.getString("scale")),
                row.getDouble("pronunciation"),
                isTeachersTotal ? teacherTotal : row.getDouble("total"),
                row.getBoolean("one_word"),
                isTeachersTotal,
                Instant.ofEpochMilli(row.getLong("recorded_at")),
                row.getString("engine"));
    }
}
