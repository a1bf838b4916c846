package app.saywell.desk.store.homework;

import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.store.database.LibraryDatabase;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// Stores homework.
public final class HomeworkStore {
    private final LibraryDatabase database;

    public HomeworkStore(LibraryDatabase database) {
        this.database = database;
    }

    /// The homework of a class, newest first.
    public List<Homework> findByClass(long classId) {
        return query("WHERE class_id = ? ORDER BY created_at DESC, id", classId);
    }

    public Optional<Homework> find(UUID id) {
        return query("WHERE id = ?", id.toString()).stream().findFirst();
    }

    /// Adds a homework.
    public void insert(Homework homework) {
        database.execute(handle -> handle.execute(
                """
                INSERT INTO homework (id, class_id, lesson_id, created_at, due_on, personal)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
                homework.id().toString(),
                homework.classId(),
                homework.lessonId(),
                homework.createdAt().toEpochMilli(),
                homework.dueOn().map(LocalDate::toString).orElse(null),
                homework.personal() ? 1 : 0));
    }

    /// Erases the homework of a class, with the list of what was handed in.
    public void eraseByClass(long classId) {
        database.execute(handle -> handle.execute("DELETE FROM homework WHERE class_id = ?", classId));
    }

    private List<Homework> query(String rest, Object argument) {
        return database.read(handle -> handle.select("SELECT * FROM homework " + rest, argument)
                .map((rs, ctx) -> read(rs))
                .list());
    }

    private static Homework read(ResultSet row) throws SQLException {
        return new Homework(
                UUID.fromString(row.getString("id")),
                row.getLong("class_id"),
                row.getLong("lesson_id"),
                Instant.ofEpochMilli(row.getLong("created_at")),
                Optional.ofNullable(row.getString("due_on")).map(LocalDate::parse),
                row.getBoolean("personal"));
    }
}
