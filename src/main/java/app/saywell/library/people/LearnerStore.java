package app.saywell.library.people;

import app.saywell.library.store.Database;
import app.saywell.library.store.Like;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The rows of learners and of what was agreed to.
public final class LearnerStore {
    private static final String LEARNERS =
            "SELECT id, name, number, class_id, consent FROM learner ";

    private final Database database;

    public LearnerStore(Database database) {
        this.database = database;
    }

    /// Those of a class in their order.
    public List<Learner> of(long classId) {
        return list("WHERE class_id = ? AND deleted_at IS NULL ORDER BY position, id", classId);
    }

    /// All of a class, also deleted ones.
    public List<Learner> ofAnyState(long classId) {
        return list("WHERE class_id = ? ORDER BY position, id", classId);
    }

    /// Those who learn alone.
    public List<Learner> alone() {
        return list("WHERE class_id IS NULL AND deleted_at IS NULL ORDER BY position, id");
    }

    /// One learner, also a deleted one.
    public Optional<Learner> find(long id) {
        return list("WHERE id = ?", id).stream().findFirst();
    }

    /// One learner who is not deleted.
    public Optional<Learner> present(long id) {
        return list("WHERE id = ? AND deleted_at IS NULL", id).stream().findFirst();
    }

    /// Those whose name or number holds `part`, at most `limit`.
    public List<Learner> search(String part, int limit) {
        String pattern = Like.holding(part);
        return list(
                "WHERE deleted_at IS NULL AND (name LIKE ? ESCAPE '!' OR number LIKE ? ESCAPE"
                        + " '!') ORDER BY name LIMIT ?",
                pattern,
                pattern,
                limit);
    }

    /// A new one at the end of the class, or alone, whose voice goes no further than `consent`.
    public Learner insert(String name, String number, Optional<Long> classId, Consent consent) {
        long id =
                database.write(
                        h ->
                                h.select(
                                                """
                                                INSERT INTO learner (name, number, class_id, position, consent)
                                                SELECT ?, ?, ?, coalesce(max(position) + 1, 0), ?
                                                FROM learner RETURNING id
                                                """,
                                                name,
                                                number,
                                                classId.orElse(null),
                                                consent.name())
                                        .mapTo(Long.class)
                                        .one());
        return find(id).orElseThrow();
    }

    /// Changes name, number and class.
    public void update(long id, String name, String number, Optional<Long> classId) {
        database.write(
                h ->
                        h.execute(
                                "UPDATE learner SET name = ?, number = ?, class_id = ? WHERE id ="
                                        + " ?",
                                name,
                                number,
                                classId.orElse(null),
                                id));
    }

    /// Notes what was agreed to, by whom and how (paper, in person, ...).
    public void consent(long id, Consent consent, String by, String how, Instant at) {
        database.write(
                h -> {
                    h.execute("UPDATE learner SET consent = ? WHERE id = ?", consent.name(), id);
                    return h.execute(
                            "INSERT INTO consent_given (learner_id, consent, given_by, how, at)"
                                    + " VALUES (?, ?, ?, ?, ?)",
                            id,
                            consent.name(),
                            by,
                            how,
                            at.toEpochMilli());
                });
    }

    /// All that was ever agreed to, oldest first.
    public List<ConsentGiven> consents(long id) {
        return database.read(
                h ->
                        h.select("SELECT * FROM consent_given WHERE learner_id = ? ORDER BY id", id)
                                .map(
                                        (rs, ctx) ->
                                                new ConsentGiven(
                                                        Consent.valueOf(rs.getString("consent")),
                                                        rs.getString("given_by"),
                                                        rs.getString("how"),
                                                        Instant.ofEpochMilli(rs.getLong("at"))))
                                .list());
    }

    /// Removes the row and what hangs on it for good. There must be no takes any more.
    public void erase(long id) {
        database.write(h -> h.execute("DELETE FROM learner WHERE id = ?", id));
    }

    /// Marks as deleted at a time, or as not deleted.
    public void delete(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.write(
                h -> h.execute("UPDATE learner SET deleted_at = ? WHERE id = ?", millis, id));
    }

    private List<Learner> list(String condition, Object... arguments) {
        return database.read(
                h ->
                        h.select(LEARNERS + condition, arguments)
                                .map((rs, ctx) -> learner(rs))
                                .list());
    }

    private static Learner learner(ResultSet row) throws SQLException {
        long classId = row.getLong("class_id");
        Optional<Long> optional = row.wasNull() ? Optional.empty() : Optional.of(classId);
        return new Learner(
                row.getLong("id"),
                row.getString("name"),
                row.getString("number"),
                optional,
                Consent.valueOf(row.getString("consent")));
    }
}
