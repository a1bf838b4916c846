package app.saywell.library.take;

import app.saywell.library.store.Database;
import app.saywell.library.store.Origin;
import app.saywell.library.store.RecordingRows;
import app.saywell.speech.Endpoint;
import app.saywell.speech.FeedbackLanguage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/// The judgements of takes, byte for byte. What is stored here is never changed.
public final class ResultStore {
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
                    Result result = new Result(id, takeId, json, question, origin);
                    Numbers.insert(h, result);
                    return result;
                });
    }

    /// All of a take, newest first.
    public List<Result> of(long takeId) {
        return database.read(
                h ->
                        h.select("SELECT * FROM result WHERE take_id = ? ORDER BY id DESC", takeId)
                                .map((rs, ctx) -> result(rs))
                                .list());
    }

    /// The newest of a take.
    public Optional<Result> latest(long takeId) {
        return database.read(
                h ->
                        h.select(
                                        "SELECT * FROM result WHERE take_id = ? ORDER BY id DESC"
                                                + " LIMIT 1",
                                        takeId)
                                .map((rs, ctx) -> result(rs))
                                .findOne());
    }

    /// One judgement.
    public Optional<Result> find(long id) {
        return database.read(
                h ->
                        h.select("SELECT * FROM result WHERE id = ?", id)
                                .map((rs, ctx) -> result(rs))
                                .findOne());
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
                RecordingRows.origin(row));
    }
}
