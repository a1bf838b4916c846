package app.saywell.desk.store.take;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.SharedColumns;
import app.saywell.desk.store.mark.MarkStore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Stores the results of takes, byte for byte. A result is never changed; moved boundaries are
/// stored separately.
public final class ResultStore {
    private static final String SELECT_RESULT = """
        SELECT r.*, m.components AS moved FROM result r
        LEFT JOIN moved_boundaries m ON m.result_id = r.id
        """;

    private final LibraryDatabase database;
    private final MarkStore marks;

    /// @param marks what a teacher said about the results
    public ResultStore(LibraryDatabase database, MarkStore marks) {
        this.database = database;
        this.marks = marks;
    }

    /// Stores an answer and its scores in one transaction.
    public ScoringResult insert(long takeId, String json, ScoringResult.ScoringRequest request, AnswerOrigin origin) {
        return database.write(handle -> {
            long id = handle.select(
                            """
                            INSERT INTO result (take_id, endpoint, text, language,
                                reading_id, json, service, engine, micro_dollars, at)
                            VALUES (?, ?, seal(?), ?, ?, seal(?), ?, ?, ?, ?)
                            RETURNING id
                            """,
                            takeId,
                            request.endpoint().name(),
                            request.text(),
                            request.language().code(),
                            request.readingId().orElse(null),
                            json,
                            origin.service(),
                            origin.engine(),
                            origin.microDollars(),
                            origin.at().toEpochMilli())
                    .mapTo(Long.class)
                    .one();
            ScoringResult result = new ScoringResult(id, takeId, json, request, origin, Optional.empty(), List.of());
            ScoreExtractor.insertScores(handle, result);
            return result;
        });
    }

    /// The results of a take, newest first.
    public List<ScoringResult> findByTake(long takeId) {
        return allWithMarks(
                database.read(handle -> handle.select(SELECT_RESULT + "WHERE r.take_id = ? ORDER BY r.id DESC", takeId)
                        .map((rs, ctx) -> readAnswer(rs))
                        .list()));
    }

    /// The newest result of a take.
    public Optional<ScoringResult> latest(long takeId) {
        return database.read(handle -> handle.select(
                                SELECT_RESULT + "WHERE r.take_id = ? ORDER BY r.id DESC LIMIT 1", takeId)
                        .map((rs, ctx) -> readAnswer(rs))
                        .findOne())
                .map(this::withMarks);
    }

    public Optional<ScoringResult> find(long id) {
        return database.read(handle -> handle.select(SELECT_RESULT + "WHERE r.id = ?", id)
                        .map((rs, ctx) -> readAnswer(rs))
                        .findOne())
                .map(this::withMarks);
    }

    /// Finds results, by id.
    public Map<Long, ScoringResult> findAll(List<Long> ids) {
        Map<Long, ScoringResult> found = new HashMap<>();
        if (ids.isEmpty()) {
            return found;
        }
        allWithMarks(database.read(handle -> handle.createQuery(SELECT_RESULT + "WHERE r.id IN (<ids>)")
                        .bindList("ids", ids)
                        .map((rs, ctx) -> readAnswer(rs))
                        .list()))
                .forEach(result -> found.put(result.id(), result));
        return found;
    }

    /// What people changed about results, by id: equal as long as [ScoringResult#pronunciationResult] gives the
    /// same. Much cheaper than reading them.
    public Map<Long, String> revisions(List<Long> ids) {
        Map<Long, String> revisions = new HashMap<>();
        if (!ids.isEmpty()) {
            database.read(handle -> handle.createQuery("""
                SELECT r.id,
                    (SELECT group_concat(k.id) FROM mark k WHERE k.result_id = r.id AND k.deleted_at IS NULL) AS marks,
                    (SELECT b.at || ':' || length(b.components) FROM moved_boundaries b WHERE b.result_id = r.id) AS moved
                FROM result r WHERE r.id IN (<ids>)
                """)
                            .bindList("ids", ids)
                            .map((rs, ctx) -> {
                                return Map.entry(rs.getLong("id"), rs.getString("marks") + "/" + rs.getString("moved"));
                            })
                            .list())
                    .forEach(entry -> revisions.put(entry.getKey(), entry.getValue()));
        }
        return revisions;
    }

    /// The newest result of a recording, by the beginning of its hash.
    public Optional<ScoringResult> findByRecordingHash(String hashPrefix) {
        return database.read(handle -> handle.select(SELECT_RESULT + """
            JOIN take t ON t.id = r.take_id
            WHERE t.hash >= ? AND t.hash < ? AND t.deleted_at IS NULL
            ORDER BY r.id DESC LIMIT 1
            """, hashPrefix, hashPrefix + "g")
                        .map((rs, ctx) -> readAnswer(rs))
                        .findOne())
                .map(this::withMarks);
    }

    /// Stores moved boundaries, or removes them so that those of the service are used again. The
    /// answer is unchanged.
    public void setMovedBoundaries(long id, Optional<List<SpeechComponent>> moved, Instant at) {
        database.execute(handle -> {
            handle.execute("DELETE FROM moved_boundaries WHERE result_id = ?", id);
            moved.ifPresent(components -> handle.execute(
                    "INSERT INTO moved_boundaries VALUES (?, seal(?), ?)",
                    id,
                    SpeechJson.write(components),
                    at.toEpochMilli()));
            ScoreExtractor.refreshScores(handle, find(id).orElseThrow());
        });
    }

    /// Brings the scores that lists, grids and charts read in line with the marks of a result. The
    /// answer is unchanged.
    public void refreshScores(long id) {
        database.execute(handle -> ScoreExtractor.refreshScores(handle, find(id).orElseThrow()));
    }

    /// Does it for every result in which a teacher marked words or sounds.
    public void refreshMarkedScores() {
        marks.findResultsWithMarkedParts().forEach(this::refreshScores);
    }

    /// The takes whose newest result is of this computer and of another engine than that one;
    /// oldest first, without those in the bin.
    ///
    /// @param engine name and version; what follows the version is left aside
    public List<Long> findTakesOfOtherEngines(String engine) {
        return database.read(handle -> handle.select("""
            SELECT t.id FROM take t
            JOIN result r ON r.id =
                (SELECT max(id) FROM result WHERE take_id = t.id)
            JOIN sentence s ON s.id = t.sentence_id
            JOIN learner l ON l.id = t.learner_id
            WHERE r.service = ? AND t.deleted_at IS NULL
            AND s.deleted_at IS NULL AND l.deleted_at IS NULL
            AND substr(r.engine, 1, instr(r.engine || ' ', ' ') - 1) <> ?
            ORDER BY t.id
            """, AnswerOrigin.EMBEDDED, AnswerOrigin.version(engine))
                .mapTo(Long.class)
                .list());
    }

    private ScoringResult withMarks(ScoringResult answer) {
        return answer.withMarks(marks.findByResult(answer.id()));
    }

    private List<ScoringResult> allWithMarks(List<ScoringResult> answers) {
        Map<Long, List<TeacherMark>> found =
                marks.findByResults(answers.stream().map(ScoringResult::id).toList());
        return answers.stream()
                .map(answer -> answer.withMarks(found.getOrDefault(answer.id(), List.of())))
                .toList();
    }

    private static ScoringResult readAnswer(ResultSet row) throws SQLException {
        return new ScoringResult(
                row.getLong("id"),
                row.getLong("take_id"),
                row.getString("json"),
                new ScoringResult.ScoringRequest(
                        ServiceEndpoint.valueOf(row.getString("endpoint")),
                        row.getString("text"),
                        FeedbackLanguage.ofCode(row.getString("language")).orElseThrow(),
                        SharedColumns.readNumber(row, "reading_id")),
                SharedColumns.readAnswerOrigin(row),
                Optional.ofNullable(row.getString("moved")),
                List.of());
    }
}
