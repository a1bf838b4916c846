package app.saywell.desk.store.lesson;

import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.LessonSharing;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.PlainText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Stores lessons.
public final class LessonStore {
    private static final String SELECT_LESSON = """
        SELECT l.id, l.title, l.description, l.tags,
            (SELECT count(*) FROM main.lesson o
                WHERE o.deleted_at IS NULL
                    AND (o.position < l.position OR o.position = l.position AND o.id < l.id)) AS position,
            (SELECT count(*) FROM sentence s WHERE s.lesson_id = l.id AND s.deleted_at IS NULL)
                AS sentences
        FROM lesson l
        """;

    private final LibraryDatabase database;

    public LessonStore(LibraryDatabase database) {
        this.database = database;
    }

    /// All that are not deleted, in order.
    public List<Lesson> findAll() {
        return database.read(
                handle -> handle.select(SELECT_LESSON + "WHERE l.deleted_at IS NULL ORDER BY l.position," + " l.id")
                        .map((rs, ctx) -> readLesson(rs))
                        .list());
    }

    /// Finds a lesson, even a deleted one.
    public Optional<Lesson> find(long id) {
        return database.read(handle -> handle.select(SELECT_LESSON + "WHERE l.id = ?", id)
                .map((rs, ctx) -> readLesson(rs))
                .findOne());
    }

    /// Adds a lesson at the end and returns its id.
    public long insert(String title, String description) {
        return database.write(handle -> handle.select("""
            INSERT INTO lesson (title, description, position)
            SELECT seal(?), seal(?), coalesce(max(position) + 1, 0) FROM lesson
            RETURNING id
            """, PlainText.title(title), PlainText.paragraph(description))
                .mapTo(Long.class)
                .one());
    }

    /// Changes the title and description.
    public void update(long id, String title, String description) {
        database.execute(handle -> handle.execute(
                "UPDATE lesson SET title = seal(?), description = seal(?) WHERE id" + " = ?",
                PlainText.title(title),
                PlainText.paragraph(description),
                id));
    }

    /// Changes the tags.
    public void setTags(long id, List<String> tags) {
        String stored = tags.isEmpty()
                ? null
                : String.join("\n", tags.stream().map(PlainText::title).toList());
        database.execute(handle -> handle.execute("UPDATE lesson SET tags = seal(?) WHERE id = ?", stored, id));
    }

    /// How a lesson is shared; empty if it isn't.
    public Optional<LessonSharing> findSharing(long id) {
        return Optional.ofNullable(findSharings().get(id));
    }

    /// How lessons are shared, by lesson.
    public Map<Long, LessonSharing> findSharings() {
        return database.read(handle -> handle
                .select("SELECT id, shared_id, digest_here, digest_there FROM lesson WHERE shared_id IS NOT NULL")
                .map((rs, ctx) ->
                        Map.entry(rs.getLong(1), new LessonSharing(rs.getString(2), rs.getString(3), rs.getString(4))))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// Sets how a lesson is shared, or that it isn't.
    public void setSharing(long id, Optional<LessonSharing> sharing) {
        database.execute(handle -> {
            // One that was deleted, or brought back, may have it still.
            sharing.ifPresent(shared -> handle.execute(
                    "UPDATE lesson SET shared_id = NULL, digest_here = NULL, digest_there = NULL"
                            + " WHERE shared_id = ? AND id <> ?",
                    shared.sharedId(),
                    id));
            handle.execute(
                    "UPDATE lesson SET shared_id = ?, digest_here = ?, digest_there = ? WHERE id = ?",
                    sharing.map(LessonSharing::sharedId).orElse(null),
                    sharing.map(LessonSharing::digestHere).orElse(null),
                    sharing.map(LessonSharing::digestThere).orElse(null),
                    id);
        });
    }

    /// Sets the time of deletion, or clears it.
    public void setDeletedAt(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.execute(handle -> handle.execute("UPDATE lesson SET deleted_at = ? WHERE id = ?", millis, id));
    }

    /// The ids of all lessons in order.
    public List<Long> order() {
        return findAll().stream().map(Lesson::id).toList();
    }

    /// Sets the order of the lessons.
    public void order(List<Long> ids) {
        database.execute(handle -> {
            PositionWriter.writePositions(handle, "lesson", ids);
        });
    }

    private static Lesson readLesson(ResultSet row) throws SQLException {
        return new Lesson(
                row.getLong("id"),
                row.getString("title"),
                row.getString("description"),
                Optional.ofNullable(row.getString("tags"))
                        .map(tags -> List.of(tags.split("\n")))
                        .orElse(List.of()),
                row.getInt("position"),
                row.getInt("sentences"));
    }
}
