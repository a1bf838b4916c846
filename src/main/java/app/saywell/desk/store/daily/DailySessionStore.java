package app.saywell.desk.store.daily;

import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.school.daily.PlannedStep;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.SharedColumns;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// Stores the daily sessions of learners. Those of a learner go with the learner.
public final class DailySessionStore {
    private final LibraryDatabase database;

    public DailySessionStore(LibraryDatabase database) {
        this.database = database;
    }

    /// Stores a new session, which begins with its first step.
    public DailySession insert(long learnerId, LocalDate day, Instant startedAt, List<PlannedStep> steps) {
        long id = database.write(handle -> handle.select(
                        "INSERT INTO daily_session (learner_id, day, started_at, steps, step, seconds)"
                                + " VALUES (?, ?, ?, ?, 0, 0) RETURNING id",
                        learnerId,
                        day.toString(),
                        startedAt.toEpochMilli(),
                        StepColumn.write(steps))
                .mapTo(Long.class)
                .one());
        return new DailySession(id, learnerId, day, startedAt, steps, 0, 0, Optional.empty());
    }

    /// Stores how far a session came.
    public void update(DailySession session) {
        database.execute(handle -> handle.execute(
                "UPDATE daily_session SET step = ?, seconds = ?, ended_at = ? WHERE id = ?",
                session.step(),
                session.seconds(),
                session.endedAt().map(Instant::toEpochMilli).orElse(null),
                session.id()));
    }

    /// All sessions of a learner, oldest first.
    public List<DailySession> findByLearner(long learnerId) {
        return database.read(handle -> handle.select(
                        "SELECT * FROM daily_session WHERE learner_id = ? ORDER BY started_at, id", learnerId)
                .map((rs, ctx) -> read(rs))
                .list());
    }

    /// Erases all sessions of a learner.
    public void eraseByLearner(long learnerId) {
        database.execute(handle -> handle.execute("DELETE FROM daily_session WHERE learner_id = ?", learnerId));
    }

    private static DailySession read(ResultSet row) throws SQLException {
        return new DailySession(
                row.getLong("id"),
                row.getLong("learner_id"),
                LocalDate.parse(row.getString("day")),
                Instant.ofEpochMilli(row.getLong("started_at")),
                StepColumn.read(row.getString("steps")),
                row.getInt("step"),
                row.getInt("seconds"),
                SharedColumns.readNumber(row, "ended_at").map(Instant::ofEpochMilli));
    }
}
