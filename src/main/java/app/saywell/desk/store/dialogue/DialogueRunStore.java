package app.saywell.desk.store.dialogue;

import app.saywell.desk.school.dialogue.DialogueRun;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.SharedColumns;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Stores how far learners came in dialogues. The runs of a learner go with the learner.
public final class DialogueRunStore {
    private final LibraryDatabase database;

    public DialogueRunStore(LibraryDatabase database) {
        this.database = database;
    }

    /// Stores a new run, in which nothing was said yet.
    public DialogueRun insert(long learnerId, long lessonId, String role, Instant startedAt) {
        long id = database.write(handle -> handle.select(
                        "INSERT INTO dialogue_run (learner_id, lesson_id, role, started_at, path)"
                                + " VALUES (?, ?, seal(?), ?, '') RETURNING id",
                        learnerId,
                        lessonId,
                        role,
                        startedAt.toEpochMilli())
                .mapTo(Long.class)
                .one());
        return new DialogueRun(id, learnerId, lessonId, role, startedAt, List.of(), Optional.empty());
    }

    /// Stores how far a run came.
    public void update(DialogueRun run) {
        database.execute(handle -> handle.execute(
                "UPDATE dialogue_run SET path = ?, ended_at = ? WHERE id = ?",
                run.path().stream().map(String::valueOf).collect(Collectors.joining(",")),
                run.endedAt().map(Instant::toEpochMilli).orElse(null),
                run.id()));
    }

    /// All runs of a learner, oldest first.
    public List<DialogueRun> findByLearner(long learnerId) {
        return database.read(handle -> handle.select(
                        "SELECT * FROM dialogue_run WHERE learner_id = ? ORDER BY started_at, id", learnerId)
                .map((rs, ctx) -> read(rs))
                .list());
    }

    /// Erases all runs of a learner.
    public void eraseByLearner(long learnerId) {
        database.execute(handle -> handle.execute("DELETE FROM dialogue_run WHERE learner_id = ?", learnerId));
    }

    private static DialogueRun read(ResultSet row) throws SQLException {
        return new DialogueRun(
                row.getLong("id"),
                row.getLong("learner_id"),
                row.getLong("lesson_id"),
                row.getString("role"),
                Instant.ofEpochMilli(row.getLong("started_at")),
                Stream.of(row.getString("path").split(",", -1))
                        .filter(id -> !id.isEmpty())
                        .map(Long::valueOf)
                        .toList(),
                SharedColumns.readNumber(row, "ended_at").map(Instant::ofEpochMilli));
    }
}
