package app.saywell.desk.store.learner;

import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.PlainText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// Stores classes.
public final class ClassStore {
    private static final String SELECT_CLASS = """
        SELECT c.id, c.name, c.nearly, c.good, c.erase_on,
            (SELECT count(*) FROM learner l WHERE l.class_id = c.id AND l.deleted_at IS NULL)
                AS learners
        FROM school_class c
        """;

    private final LibraryDatabase database;
    private final Optional<ScoreThresholds> imposedLevels;

    /// @param imposedLevels thresholds that all classes have, whatever is stored
    public ClassStore(LibraryDatabase database, Optional<ScoreThresholds> imposedLevels) {
        this.database = database;
        this.imposedLevels = imposedLevels;
    }

    /// All that are not deleted, by name.
    public List<SchoolClass> findAll() {
        return query("WHERE c.deleted_at IS NULL ORDER BY c.name, c.id");
    }

    /// Finds a class, even a deleted one.
    public Optional<SchoolClass> find(long id) {
        return query("WHERE c.id = ?", id).stream().findFirst();
    }

    /// Classes whose recordings are due for erasure on or before that day.
    public List<SchoolClass> findDueForErasure(LocalDate day) {
        return query("WHERE c.erase_on <= ? ORDER BY c.erase_on", day.toString());
    }

    /// Adds a class with the default thresholds.
    public SchoolClass insert(String name, Optional<LocalDate> eraseOn) {
        long id = database.write(handle -> handle.select(
                        """
                        INSERT INTO school_class (name, nearly, good, erase_on)
                        VALUES (seal(?), ?, ?, ?) RETURNING id
                        """,
                        PlainText.title(name),
                        ScoreThresholds.DEFAULT.nearly(),
                        ScoreThresholds.DEFAULT.good(),
                        eraseOn.map(LocalDate::toString).orElse(null))
                .mapTo(Long.class)
                .one());
        return find(id).orElseThrow();
    }

    /// Changes everything except the learners, and except thresholds that are imposed.
    public void update(SchoolClass changed) {
        database.execute(handle -> handle.execute(
                """
                UPDATE school_class SET name = seal(?), nearly = coalesce(?, nearly),
                    good = coalesce(?, good), erase_on = ?
                WHERE id = ?
                """,
                PlainText.title(changed.name()),
                imposedLevels.isPresent() ? null : changed.thresholds().nearly(),
                imposedLevels.isPresent() ? null : changed.thresholds().good(),
                changed.eraseOn().map(LocalDate::toString).orElse(null),
                changed.id()));
    }

    /// Whether learners of a class are asked for a self-rating.
    public boolean asksSelfRating(long id) {
        return database.read(handle -> handle.select("SELECT asks_rating FROM school_class WHERE id = ?", id)
                .mapTo(Integer.class)
                .findOne()
                .filter(asks -> asks == 1)
                .isPresent());
    }

    /// Sets whether learners of a class are asked for a self-rating.
    public void setAsksSelfRating(long id, boolean asks) {
        database.execute(
                handle -> handle.execute("UPDATE school_class SET asks_rating = ? WHERE id = ?", asks ? 1 : 0, id));
    }

    /// Sets the time of deletion, or clears it.
    public void setDeletedAt(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.execute(handle -> handle.execute("UPDATE school_class SET deleted_at = ? WHERE id = ?", millis, id));
    }

    private List<SchoolClass> query(String condition, Object... arguments) {
        return database.read(handle -> handle.select(SELECT_CLASS + condition, arguments)
                .map((rs, ctx) -> readClass(rs))
                .list());
    }

    private SchoolClass readClass(ResultSet row) throws SQLException {
        return new SchoolClass(
                row.getLong("id"),
                row.getString("name"),
                imposedLevels.orElse(new ScoreThresholds(row.getDouble("nearly"), row.getDouble("good"))),
                Optional.ofNullable(row.getString("erase_on")).map(LocalDate::parse),
                row.getInt("learners"));
    }
}
