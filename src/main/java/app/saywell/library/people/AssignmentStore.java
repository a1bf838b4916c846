package app.saywell.library.people;

import app.saywell.library.store.Database;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// The rows of assignments.
public final class AssignmentStore {
    private final Database database;

    public AssignmentStore(Database database) {
        this.database = database;
    }

    /// Those of a class that are not deleted, the newest first.
    public List<Assignment> of(long classId) {
        return database.read(
                h ->
                        h.select(
                                        """
                                        SELECT a.* FROM assignment a JOIN lesson l ON l.id = a.lesson_id
                                        WHERE a.class_id = ? AND a.deleted_at IS NULL
                                            AND l.deleted_at IS NULL
                                        ORDER BY a.id DESC
                                        """,
                                        classId)
                                .map((rs, ctx) -> assignment(rs))
                                .list());
    }

    /// A new one.
    public Assignment insert(long classId, long lessonId, Optional<LocalDate> dueOn) {
        return database.write(
                h ->
                        h.select(
                                        """
                                        INSERT INTO assignment (class_id, lesson_id, due_on)
                                        VALUES (?, ?, ?) RETURNING *
                                        """,
                                        classId,
                                        lessonId,
                                        dueOn.map(LocalDate::toString).orElse(null))
                                .map((rs, ctx) -> assignment(rs))
                                .one());
    }

    /// Changes the day it is due.
    public void setDue(long id, Optional<LocalDate> dueOn) {
        String day = dueOn.map(LocalDate::toString).orElse(null);
        database.write(h -> h.execute("UPDATE assignment SET due_on = ? WHERE id = ?", day, id));
    }

    /// Marks as deleted at a time, or as not deleted.
    public void delete(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.write(
                h -> h.execute("UPDATE assignment SET deleted_at = ? WHERE id = ?", millis, id));
    }

    private static Assignment assignment(ResultSet row) throws SQLException {
        return new Assignment(
                row.getLong("id"),
                row.getLong("class_id"),
                row.getLong("lesson_id"),
                Optional.ofNullable(row.getString("due_on")).map(LocalDate::parse));
    }
}
