package app.saywell.library.take;

import app.saywell.library.store.Database;
import app.saywell.library.store.Origin;
import app.saywell.library.store.RecordingRows;
import app.saywell.speech.Endpoint;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The judgements of takes, byte for byte. What the service said is never changed; boundaries that
/// somebody moved lie beside it.
public final class ResultStore {
    private static final String RESULTS =
            """
            SELECT r.*, m.components AS moved FROM result r
            LEFT JOIN moved_boundaries m ON m.result_id = r.id
            """;

    private final Database database;

    public ResultStore(Database database) {
        this.database = database;
    }

    /// Keeps an answer, and draws its numbers from it in the same breath.
    public Result insert(long takeId, String json, Result.Question question, Origin origin) {
        return database.write(
                h -> {
                    long id =
                            h.select(
                                            """
                                            INSERT INTO result (take_id, endpoint, text, language,
                                                reading_id, json, service, engine, micro_dollars, at)
                                            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
                                            """,
                                            takeId,
                                            question.endpoint().name(),
                                            question.text(),
                                            question.language().code(),
                                            question.readingId().orElse(null),
                                            json,
                                            origin.service(),
                                            origin.engine(),
                                            origin.microDollars(),
                                            origin.at().toEpochMilli())
                                    .mapTo(Long.class)
                                    .one();
                    Result result =
                            new Result(id, takeId, json, question, origin, Optional.empty());
                    Numbers.insert(h, result);
                    return result;
                });
    }

    /// All of a take, newest first.
    public List<Result> of(long takeId) {
        return database.read(
                h ->
                        h.select(RESULTS + "WHERE r.take_id = ? ORDER BY r.id DESC", takeId)
                                .map((rs, ctx) -> result(rs))
                                .list());
    }

    /// The newest of a take.
    public Optional<Result> latest(long takeId) {
        return database.read(
                h ->
                        h.select(
                                        RESULTS
                                                + "WHERE r.take_id = ? ORDER BY r.id DESC"
                                                + " LIMIT 1",
                                        takeId)
                                .map((rs, ctx) -> result(rs))
                                .findOne());
    }

    /// One judgement.
    public Optional<Result> find(long id) {
        return database.read(
                h ->
                        h.select(RESULTS + "WHERE r.id = ?", id)
                                .map((rs, ctx) -> result(rs))
                                .findOne());
    }

    /// The newest judgement of a recording, by the first signs of its hash.
    public Optional<Result> ofRecording(String hashBegin) {
        return database.read(
                h ->
                        h.select(
                                        RESULTS
                                                + """
                                                JOIN take t ON t.id = r.take_id
                                                WHERE t.hash >= ? AND t.hash < ? AND t.deleted_at IS NULL
                                                ORDER BY r.id DESC LIMIT 1
                                                """,
                                        hashBegin,
                                        hashBegin + "g")
                                .map((rs, ctx) -> result(rs))
                                .findOne());
    }

    /// Notes where somebody moved the boundaries to, or takes them back to where the service had
    /// put them. The answer itself stays.
    public void move(long id, Optional<List<SpeechComponent>> moved, Instant at) {
        database.write(
                h -> {
                    h.execute("DELETE FROM moved_boundaries WHERE result_id = ?", id);
                    moved.ifPresent(
                            components ->
                                    h.execute(
                                            "INSERT INTO moved_boundaries VALUES (?, ?, ?)",
                                            id,
                                            SpeechJson.write(components),
                                            at.toEpochMilli()));
                    Numbers.redraw(h, find(id).orElseThrow());
                    return id;
                });
    }

    private static Result result(ResultSet row) throws SQLException {
        long reading = row.getLong("reading_id");
        Optional<Long> readingId = row.wasNull() ? Optional.empty() : Optional.of(reading);
        return new Result(
                row.getLong("id"),
                row.getLong("take_id"),
                row.getString("json"),
                new Result.Question(
                        Endpoint.valueOf(row.getString("endpoint")),
                        row.getString("text"),
                        FeedbackLanguage.ofCode(row.getString("language")).orElseThrow(),
                        readingId),
                RecordingRows.origin(row),
                Optional.ofNullable(row.getString("moved")));
    }
}
