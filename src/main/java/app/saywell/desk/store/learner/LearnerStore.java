package app.saywell.desk.store.learner;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.ConsentMissingException;
import app.saywell.desk.school.learner.ConsentRecord;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.LearnerOrder;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.LikePattern;
import app.saywell.desk.store.database.PlainText;
import app.saywell.desk.store.database.SharedColumns;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Stores learners and their consent, and says what it allows.
public final class LearnerStore {
    private static final String SELECT_LEARNER = "SELECT id, name, number, class_id, consent FROM learner ";

    private final LibraryDatabase database;

    public LearnerStore(LibraryDatabase database) {
        this.database = database;
    }

    /// The learners of a class by number, and then in the order in which they were added.
    public List<Learner> findByClass(long classId) {
        return inOrder(query("WHERE class_id = ? AND deleted_at IS NULL ORDER BY position, id", classId));
    }

    /// All learners of a class, including deleted ones, in the same order.
    public List<Learner> findByClassWithDeleted(long classId) {
        return inOrder(query("WHERE class_id = ? ORDER BY position, id", classId));
    }

    private static List<Learner> inOrder(List<Learner> learners) {
        return learners.stream().sorted(new LearnerOrder()).toList();
    }

    public List<Learner> findWithoutClass() {
        return query("WHERE class_id IS NULL AND deleted_at IS NULL ORDER BY position, id");
    }

    /// Finds a learner, even a deleted one.
    public Optional<Learner> find(long id) {
        return query("WHERE id = ?", id).stream().findFirst();
    }

    /// Finds a learner who is not deleted.
    public Optional<Learner> findNotDeleted(long id) {
        return query("WHERE id = ? AND deleted_at IS NULL", id).stream().findFirst();
    }

    /// Finds up to `limit` learners whose name or number contains `part`.
    public List<Learner> search(String part, int limit) {
        String pattern = LikePattern.containing(part);
        return query(
                "WHERE deleted_at IS NULL AND (name LIKE ? ESCAPE '!' OR number LIKE ? ESCAPE"
                        + " '!') ORDER BY name LIMIT ?",
                pattern,
                pattern,
                limit);
    }

    /// Adds a learner at the end of the class, or without a class, with this consent.
    public Learner insert(String name, String number, Optional<Long> classId, Consent consent) {
        long id = database.write(handle -> handle.select(
                        """
                        INSERT INTO learner (name, number, class_id, position, consent)
                        SELECT seal(?), seal(?), ?, coalesce(max(position) + 1, 0), ?
                        FROM learner RETURNING id
                        """, PlainText.name(name), PlainText.name(number), classId.orElse(null), consent.name())
                .mapTo(Long.class)
                .one());
        return find(id).orElseThrow();
    }

    /// Changes the name, number and class.
    public void update(long id, String name, String number, Optional<Long> classId) {
        database.execute(handle -> handle.execute(
                "UPDATE learner SET name = seal(?), number = seal(?), class_id = ?" + " WHERE id = ?",
                PlainText.name(name),
                PlainText.name(number),
                classId.orElse(null),
                id));
    }

    /// Whether recordings of a learner may be kept. Who is not in the library, because they were
    /// erased meanwhile, has given no consent.
    public boolean mayRecord(long id) {
        return find(id).filter(learner -> learner.consent().allowsRecording()).isPresent();
    }

    /// Whether what a learner records at home may be kept.
    public boolean mayRecordAtHome(long id) {
        return mayRecord(id) && allowsHomework(id);
    }

    /// Refuses a learner of whom no recording may be kept. Whoever stores a take is checked by it
    /// again, in the same transaction.
    ///
    /// @throws ConsentMissingException if there is no consent
    public void requireRecording(long id) {
        if (!mayRecord(id)) {
            throw new ConsentMissingException();
        }
    }

    /// Whether the consent of a learner, if there is one, includes homework.
    public boolean allowsHomework(long id) {
        return database.read(
                handle -> handle.select("SELECT 1 FROM learner WHERE id = ? AND" + " homework_allowed = 1", id)
                        .mapTo(Integer.class)
                        .findOne()
                        .isPresent());
    }

    /// Learners whose consent leaves homework out.
    public Set<Long> findHomeworkExcluded(long classId) {
        return database.read(handle -> Set.copyOf(
                handle.select("SELECT id FROM learner WHERE class_id = ? AND" + " homework_allowed = 0", classId)
                        .mapTo(Long.class)
                        .list()));
    }

    /// Records a consent: who gave it and how (on paper, in person, ...).
    public void recordConsent(long id, ConsentRecord given) {
        database.execute(handle -> {
            handle.execute(
                    "UPDATE learner SET consent = ?, homework_allowed = ? WHERE id = ?",
                    given.consent().name(),
                    given.homeworkAllowed(),
                    id);
            handle.execute(
                    "INSERT INTO consent_given (learner_id, consent, homework_allowed,"
                            + " given_by, how, at) VALUES (?, ?, ?, seal(?), seal(?), ?)",
                    id,
                    given.consent().name(),
                    given.homeworkAllowed(),
                    given.givenBy(),
                    given.how(),
                    given.at().toEpochMilli());
        });
    }

    /// The history of consent, oldest first.
    public List<ConsentRecord> consentHistory(long id) {
        return database.read(
                handle -> handle.select("SELECT * FROM consent_given WHERE learner_id = ? ORDER BY" + " id", id)
                        .map((rs, ctx) -> new ConsentRecord(
                                Consent.valueOf(rs.getString("consent")),
                                rs.getBoolean("homework_allowed"),
                                rs.getString("given_by"),
                                rs.getString("how"),
                                Instant.ofEpochMilli(rs.getLong("at"))))
                        .list());
    }

    /// Removes the row and its consent history permanently. The learner must have no takes.
    public void erase(long id) {
        database.execute(handle -> handle.execute("DELETE FROM learner WHERE id = ?", id));
    }

    /// Sets the time of deletion, or clears it.
    public void setDeletedAt(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.execute(handle -> handle.execute("UPDATE learner SET deleted_at = ? WHERE id = ?", millis, id));
    }

    private List<Learner> query(String condition, Object... arguments) {
        return database.read(handle -> handle.select(SELECT_LEARNER + condition, arguments)
                .map((rs, ctx) -> readLearner(rs))
                .list());
    }

    private static Learner readLearner(ResultSet row) throws SQLException {
        return new Learner(
                row.getLong("id"),
                row.getString("name"),
                row.getString("number"),
                SharedColumns.readNumber(row, "class_id"),
                Consent.valueOf(row.getString("consent")));
    }
}
