package app.saywell.desk.store.queue;

import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.speech.CallFailure;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Stores the scoring queue, so that it survives restarts.
public final class ScoringQueueStore {
    private final LibraryDatabase database;

    public ScoringQueueStore(LibraryDatabase database) {
        this.database = database;
    }

    /// All queued takes, in order.
    public List<QueuedTake> findAll() {
        return database.read(handle -> handle.select("SELECT * FROM waiting ORDER BY added_at, take_id")
                .map((rs, ctx) -> readQueuedTake(rs))
                .list());
    }

    /// Adds takes. Queued takes wait again, unless one is being scored.
    public void add(List<Long> takeIds, String service, Instant at) {
        database.execute(handle -> {
            for (long id : takeIds) {
                handle.execute("""
                    INSERT INTO waiting VALUES (?, ?, 'WAITING', '', ?)
                    ON CONFLICT (take_id) DO UPDATE
                    SET state = 'WAITING', failure = '', service = excluded.service
                    WHERE state IN ('WAITING', 'FAILED')
                    """, id, service, at.toEpochMilli());
            }
        });
    }

    /// Marks the next waiting take that is not put off as running and returns it.
    public Optional<QueuedTake> startNext() {
        return database.write(handle ->
                handle.select("""
                    UPDATE waiting SET state = 'RUNNING' WHERE take_id = (
                        SELECT take_id FROM waiting
                        WHERE state = 'WAITING' AND failure = ''
                        ORDER BY added_at, take_id LIMIT 1)
                    RETURNING *
                    """).map((rs, ctx) -> readQueuedTake(rs)).findOne());
    }

    /// Changes the state of a queued take.
    public void setState(long takeId, QueuedTake.QueueState state, Optional<CallFailure.FailureKind> failure) {
        database.execute(handle -> handle.execute(
                "UPDATE waiting SET state = ?, failure = ? WHERE take_id = ?",
                state.name(),
                failure.map(Enum::name).orElse(""),
                takeId));
    }

    /// Puts takes that failed for this reason back into the queue.
    public void requeueFailed(CallFailure.FailureKind failure) {
        database.execute(handle -> handle.execute("""
            UPDATE waiting SET state = 'WAITING', failure = ''
            WHERE state = 'FAILED' AND failure = ?
            """, failure.name()));
    }

    /// Lets a take that is put off wait for its turn.
    public void endDelay(long takeId) {
        database.execute(handle ->
                handle.execute("UPDATE waiting SET failure = ''" + " WHERE take_id = ? AND state = 'WAITING'", takeId));
    }

    /// Puts takes that were running or put off when the program ended back into the queue.
    public void requeueRunning() {
        database.execute(handle -> handle.execute("""
            UPDATE waiting SET state = 'WAITING', failure = ''
            WHERE state IN ('RUNNING', 'WAITING')
            """));
    }

    /// Puts takes that a service did not answer back into the queue. Only for a service that costs
    /// nothing.
    public void requeueUnanswered(String service) {
        database.execute(handle -> handle.execute(
                """
                UPDATE waiting SET state = 'WAITING', failure = ''
                WHERE service = ? AND (state = 'UNKNOWN'
                    OR state = 'FAILED' AND failure IN (?, ?))
                """, service, CallFailure.FailureKind.TIMED_OUT.name(), CallFailure.FailureKind.SERVER_ERROR.name()));
    }

    /// Removes a take from the queue.
    public void remove(long takeId) {
        database.execute(handle -> handle.execute("DELETE FROM waiting WHERE take_id = ?", takeId));
    }

    private static QueuedTake readQueuedTake(ResultSet row) throws SQLException {
        String failure = row.getString("failure");
        return new QueuedTake(
                row.getLong("take_id"),
                row.getString("service"),
                QueuedTake.QueueState.valueOf(row.getString("state")),
                failure.isEmpty() ? Optional.empty() : Optional.of(CallFailure.FailureKind.valueOf(failure)),
                Instant.ofEpochMilli(row.getLong("added_at")));
    }
}
