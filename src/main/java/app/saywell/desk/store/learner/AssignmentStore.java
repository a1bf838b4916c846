package app.saywell.desk.store.learner;

import app.saywell.desk.school.learner.Assignment;
import app.saywell.desk.store.database.LibraryDatabase;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// Stores assignments.
public final class AssignmentStore {
    private final LibraryDatabase database;

    public AssignmentStore(LibraryDatabase database) {
        this.database = database;
    }

    /// The assignments of a class that are not deleted, newest first.
    public List<Assignment> findByClass(long classId) {
        return database.read(handle ->
                handle.select("""
                    SELECT a.* FROM assignment a JOIN lesson l ON l.id = a.lesson_id
                    WHERE a.class_id = ? AND a.deleted_at IS NULL
                        AND l.deleted_at IS NULL
                    ORDER BY a.id DESC
                    """, classId).map((rs, ctx) -> readAssignment(rs)).list());
    }

    /// Adds an assignment.
    public Assignment insert(long classId, long lessonId, Optional<LocalDate> dueOn) {
        return database.write(handle -> handle.select(
                        """
                        INSERT INTO assignment (class_id, lesson_id, due_on)
                        VALUES (?, ?, ?) RETURNING *
                        """, classId, lessonId, dueOn.map(LocalDate::toString).orElse(null))
                .map((rs, ctx) -> readAssignment(rs))
                .one());
    }

    /// Changes the due date.
    public void setDue(long id, Optional<LocalDate> dueOn) {
        String day = dueOn.map(LocalDate::toString).orElse(null);
        database.execute(handle -> handle.execute("UPDATE assignment SET due_on = ? WHERE id = ?", day, id));
    }

    /// Sets the time of deletion, or clears it.
    public void setDeletedAt(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.execute(handle -> handle.execute("UPDATE assignment SET deleted_at = ? WHERE id = ?", millis, id));
    }

    private static Assignment readAssignment(ResultSet row) throws SQLException {
        return new Assignment(
                row.getLong("id"),
                row.getLong("class_id"),
                row.getLong("lesson_id"),
                Optional.ofNullable(row.getString("due_on")).map(LocalDate::parse));
    }
}
