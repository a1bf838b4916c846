package app.saywell.desk.store.speaking;

import app.saywell.desk.school.speaking.OwnSpeakingTask;
import app.saywell.desk.store.database.LibraryDatabase;
import java.time.Instant;
import java.util.List;

/// Stores the tasks that teachers and learners wrote to speak about.
public final class SpeakingTaskStore {
    private final LibraryDatabase database;

    public SpeakingTaskStore(LibraryDatabase database) {
        this.database = database;
    }

    /// All of them, oldest first.
    public List<OwnSpeakingTask> findAll() {
        return database.read(handle -> handle.select("SELECT id, title, prompt FROM speaking_task ORDER BY id")
                .map((row, ctx) ->
                        new OwnSpeakingTask(row.getLong("id"), row.getString("title"), row.getString("prompt")))
                .list());
    }

    /// Adds one.
    public OwnSpeakingTask insert(String title, String prompt, Instant at) {
        long id = database.write(handle -> handle.select(
                        "INSERT INTO speaking_task (title, prompt, created_at) VALUES (seal(?), seal(?), ?)"
                                + " RETURNING id",
                        title,
                        prompt,
                        at.toEpochMilli())
                .mapTo(Long.class)
                .one());
        return new OwnSpeakingTask(id, title, prompt);
    }

    /// Removes one. What was said to it stays.
    public void delete(long id) {
        database.execute(handle -> handle.execute("DELETE FROM speaking_task WHERE id = ?", id));
    }
}
