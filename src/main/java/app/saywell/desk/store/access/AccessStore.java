package app.saywell.desk.store.access;

import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.store.database.LibraryDatabase;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// Stores who did what with the data of learners. Lines are added and, once they are old, deleted; none is
/// changed.
public final class AccessStore {
    /// How long a line is kept.
    public static final Duration RETENTION = Duration.ofDays(3 * 365);

    /// The same act of the same person within this time is one line: a teacher who marks ten words did one thing.
    static final Duration ONE_ACT = Duration.ofMinutes(10);

    private final LibraryDatabase database;

    public AccessStore(LibraryDatabase database) {
        this.database = database;
    }

    /// Adds a line for the account that runs the application, unless one for the same act has just been added. A
    /// library that is only read takes none.
    ///
    /// @param classId 0 if no class in particular
    /// @param learnerId 0 if no learner in particular
    public void note(AccessEntry.AccessAction action, long classId, long learnerId, Instant at) {
        if (database.isReadOnly()) {
            return;
        }
        String person = System.getProperty("user.name", "");
        AccessEntry line = new AccessEntry(at, person, action, classId, learnerId);
        database.execute(handle -> {
            boolean isNoted = find(handle, at.minus(ONE_ACT), at.plusMillis(1)).stream()
                    .anyMatch(earlier -> line.equals(new AccessEntry(
                            at, earlier.person(), earlier.action(), earlier.classId(), earlier.learnerId())));
            if (!isNoted) {
                handle.execute(
                        "INSERT INTO access_record (at, person, action, class_id, learner_id)"
                                + " VALUES (?, seal(?), ?, ?, ?)",
                        at.toEpochMilli(),
                        person,
                        action.name(),
                        classId,
                        learnerId);
            }
        });
    }

    /// The lines of a time, newest first.
    ///
    /// @param from inclusive
    /// @param until exclusive
    public List<AccessEntry> find(Instant from, Instant until) {
        return database.read(handle -> find(handle, from, until));
    }

    private static List<AccessEntry> find(Handle handle, Instant from, Instant until) {
        return handle.select(
                        "SELECT at, person, action, class_id, learner_id FROM access_record"
                                + " WHERE at >= ? AND at < ? ORDER BY at DESC, id DESC",
                        from.toEpochMilli(),
                        until.toEpochMilli())
                .map((row, ctx) -> new AccessEntry(
                        Instant.ofEpochMilli(row.getLong("at")),
                        row.getString("person"),
                        AccessEntry.AccessAction.valueOf(row.getString("action")),
                        row.getLong("class_id"),
                        row.getLong("learner_id")))
                .list();
    }

    /// The number of the newest line; 0 if there is none. Numbers rise and none is given twice.
    public long newestNumber() {
        return database.read(handle -> handle.select("SELECT coalesce(max(id), 0) FROM access_record")
                .mapTo(Long.class)
                .one());
    }

    /// Deletes the lines that are older than [#RETENTION], up to the first one that is not. What was written after that
    /// one is not older, whatever the clock said then.
    ///
    /// @param counted from when on the age of lines is counted back
    /// @param now what the clock says; lines after that tell nothing
    /// @param oldNumber the number of a line that is known to be older, with all before it, whatever they say; 0 if
    ///     none is
    public void sweep(Instant counted, Instant now, long oldNumber) {
        long oldest = counted.minus(RETENTION).toEpochMilli();
        database.execute(handle -> handle.execute(
                "DELETE FROM access_record WHERE id <= ? OR at < ?"
                        + " AND id < (SELECT min(id) FROM access_record WHERE id > ? AND at BETWEEN ? AND ?)",
                oldNumber,
                oldest,
                oldNumber,
                oldest,
                now.toEpochMilli()));
    }
}
