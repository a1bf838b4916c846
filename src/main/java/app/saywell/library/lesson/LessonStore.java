package app.saywell.library.lesson;

import app.saywell.library.store.Database;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The rows of lessons.
public final class LessonStore {
    private static final String LESSONS =
            """
            SELECT l.id, l.title, l.description, l.position,
                (SELECT count(*) FROM sentence s WHERE s.lesson_id = l.id AND s.deleted_at IS NULL)
                    AS sentences
            FROM lesson l
            """;

    private final Database database;

    public LessonStore(Database database) {
        this.database = database;
    }

    /// All that are not deleted, in their order.
    public List<Lesson> all() {
        return database.read(
                h ->
                        h.select(LESSONS + "WHERE l.deleted_at IS NULL ORDER BY l.position, l.id")
                                .map((rs, ctx) -> lesson(rs))
                                .list());
    }

    /// One lesson, also a deleted one.
    public Optional<Lesson> find(long id) {
        return database.read(
                h ->
                        h.select(LESSONS + "WHERE l.id = ?", id)
                                .map((rs, ctx) -> lesson(rs))
                                .findOne());
    }

    /// A new one at the end; returns its id.
    public long insert(String title, String description) {
        return database.write(
                h ->
                        h.select(
                                        """
                                        INSERT INTO lesson (title, description, position)
                                        SELECT ?, ?, coalesce(max(position) + 1, 0) FROM lesson
                                        RETURNING id
                                        """,
                                        title,
                                        description)
                                .mapTo(Long.class)
                                .one());
    }

    /// Changes title and description.
    public void update(long id, String title, String description) {
        database.write(
                h ->
                        h.execute(
                                "UPDATE lesson SET title = ?, description = ? WHERE id = ?",
                                title,
                                description,
                                id));
    }

    /// Marks as deleted at a time, or as not deleted.
    public void delete(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.write(h -> h.execute("UPDATE lesson SET deleted_at = ? WHERE id = ?", millis, id));
    }

    /// The ids of all lessons in their order.
    public List<Long> order() {
        return all().stream().map(Lesson::id).toList();
    }

    /// Puts the lessons in this order.
    public void order(List<Long> ids) {
        database.write(
                h -> {
                    Order.apply(h, "lesson", ids);
                    return ids;
                });
    }

    private static Lesson lesson(ResultSet row) throws SQLException {
        return new Lesson(
                row.getLong("id"),
                row.getString("title"),
                row.getString("description"),
                row.getInt("position"),
                row.getInt("sentences"));
    }
}
