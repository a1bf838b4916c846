package app.saywell.library.take;

import app.saywell.library.store.Database;
import app.saywell.speech.Failure;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The takes that wait to be judged, over restarts.
public final class WaitingStore {
    private final Database database;

    public WaitingStore(Database database) {
        this.database = database;
    }

    /// All of them, in their order.
    public List<Waiting> all() {
        return database.read(
                h ->
                        h.select("SELECT * FROM waiting ORDER BY added_at, take_id")
                                .map((rs, ctx) -> waiting(rs))
                                .list());
    }

    /// Adds takes; those that are there already wait anew, unless one is being judged.
    public void add(List<Long> takeIds, String service, Instant at) {
        database.write(
                h -> {
                    for (long id : takeIds) {
                        h.execute(
                                """
                                INSERT INTO waiting VALUES (?, ?, 'WAITING', '', ?)
                                ON CONFLICT (take_id) DO UPDATE
                                SET state = 'WAITING', failure = '', service = excluded.service
                                WHERE state IN ('WAITING', 'FAILED')
                                """,
                                id,
                                service,
                                at.toEpochMilli());
                    }
                    return takeIds;
                });
    }

    /// Takes the next one and marks it as running.
    public Optional<Waiting> start() {
        return database.write(
                h ->
                        h.select(
                                        """
                                        UPDATE waiting SET state = 'RUNNING' WHERE take_id = (
                                            SELECT take_id FROM waiting WHERE state = 'WAITING'
                                            ORDER BY added_at, take_id LIMIT 1)
                                        RETURNING *
                                        """)
                                .map((rs, ctx) -> waiting(rs))
                                .findOne());
    }

    /// Says how far one is.
    public void set(long takeId, Waiting.State state, Optional<Failure.Kind> failure) {
        database.write(
                h ->
                        h.execute(
                                "UPDATE waiting SET state = ?, failure = ? WHERE take_id = ?",
                                state.name(),
                                failure.map(Enum::name).orElse(""),
                                takeId));
    }

    /// Lets those wait anew that failed for this reason.
    public void again(Failure.Kind failure) {
        database.write(
                h ->
                        h.execute(
                                """
                                UPDATE waiting SET state = 'WAITING', failure = ''
                                WHERE state = 'FAILED' AND failure = ?
                                """,
                                failure.name()));
    }

    /// Lets those wait again that were running when the program ended.
    public void recover() {
        database.write(
                h -> h.execute("UPDATE waiting SET state = 'WAITING' WHERE state = 'RUNNING'"));
    }

    /// It waits no longer.
    public void remove(long takeId) {
        database.write(h -> h.execute("DELETE FROM waiting WHERE take_id = ?", takeId));
    }

    private static Waiting waiting(ResultSet row) throws SQLException {
        String failure = row.getString("failure");
        return new Waiting(
                row.getLong("take_id"),
                row.getString("service"),
                Waiting.State.valueOf(row.getString("state")),
                failure.isEmpty() ? Optional.empty() : Optional.of(Failure.Kind.valueOf(failure)),
                Instant.ofEpochMilli(row.getLong("added_at")));
    }
}
