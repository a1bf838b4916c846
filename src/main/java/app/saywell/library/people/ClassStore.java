package app.saywell.library.people;

import app.saywell.library.store.Database;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// The rows of classes.
public final class ClassStore {
    private static final String CLASSES =
            """
            SELECT c.id, c.name, c.nearly, c.good, c.erase_on,
                (SELECT count(*) FROM learner l WHERE l.class_id = c.id AND l.deleted_at IS NULL)
                    AS pupils
            FROM school_class c
            """;

    private final Database database;

    public ClassStore(Database database) {
        this.database = database;
    }

    /// All that are not deleted, by name.
    public List<SchoolClass> all() {
        return list("WHERE c.deleted_at IS NULL ORDER BY c.name, c.id");
    }

    /// One class, also a deleted one.
    public Optional<SchoolClass> find(long id) {
        return list("WHERE c.id = ?", id).stream().findFirst();
    }

    /// Those whose voices are to be erased on that day or were before it.
    public List<SchoolClass> dueOn(LocalDate day) {
        return list("WHERE c.erase_on <= ? ORDER BY c.erase_on", day.toString());
    }

    /// A new one with the ordinary strictness.
    public SchoolClass insert(String name, Optional<LocalDate> eraseOn) {
        long id =
                database.write(
                        h ->
                                h.select(
                                                """
                                                INSERT INTO school_class (name, nearly, good, erase_on)
                                                VALUES (?, ?, ?, ?) RETURNING id
                                                """,
                                                name,
                                                Strictness.ORDINARY.nearly(),
                                                Strictness.ORDINARY.good(),
                                                eraseOn.map(LocalDate::toString).orElse(null))
                                        .mapTo(Long.class)
                                        .one());
        return find(id).orElseThrow();
    }

    /// Changes everything but the pupils.
    public void update(SchoolClass changed) {
        database.write(
                h ->
                        h.execute(
                                """
                                UPDATE school_class SET name = ?, nearly = ?, good = ?, erase_on = ?
                                WHERE id = ?
                                """,
                                changed.name(),
                                changed.strictness().nearly(),
                                changed.strictness().good(),
                                changed.eraseOn().map(LocalDate::toString).orElse(null),
                                changed.id()));
    }

    /// Whether the learners of a class are asked what they think of their own takes.
    public boolean asksRating(long id) {
        return database.read(
                h ->
                        h.select("SELECT asks_rating FROM school_class WHERE id = ?", id)
                                .mapTo(Integer.class)
                                .findOne()
                                .filter(asks -> asks == 1)
                                .isPresent());
    }

    /// Asks them from now on, or no longer.
    public void askRating(long id, boolean asks) {
        database.write(
                h ->
                        h.execute(
                                "UPDATE school_class SET asks_rating = ? WHERE id = ?",
                                asks ? 1 : 0,
                                id));
    }

    /// Marks as deleted at a time, or as not deleted.
    public void delete(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.write(
                h -> h.execute("UPDATE school_class SET deleted_at = ? WHERE id = ?", millis, id));
    }

    private List<SchoolClass> list(String condition, Object... arguments) {
        return database.read(
                h ->
                        h.select(CLASSES + condition, arguments)
                                .map((rs, ctx) -> schoolClass(rs))
                                .list());
    }

    private static SchoolClass schoolClass(ResultSet row) throws SQLException {
        return new SchoolClass(
                row.getLong("id"),
                row.getString("name"),
                new Strictness(row.getDouble("nearly"), row.getDouble("good")),
                Optional.ofNullable(row.getString("erase_on")).map(LocalDate::parse),
                row.getInt("pupils"));
    }
}
