package app.saywell.desk.store.speaking;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.school.speaking.SpeechAnswers;
import app.saywell.desk.school.speaking.SpokenTask;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.SharedColumns;
import app.saywell.desk.store.learner.LearnerStore;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.json.JsonMapper;

/// Stores what learners said without a text. It goes with the learner.
public final class FreeSpeechStore {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String SELECT =
            "SELECT f.*, c.extension, c.seconds FROM free_speech f JOIN recording c ON c.hash = f.hash ";

    private final LibraryDatabase database;
    private final LearnerStore learners;

    public FreeSpeechStore(LibraryDatabase database) {
        this.database = database;
        learners = new LearnerStore(database);
    }

    /// Adds a recording.
    ///
    /// @throws app.saywell.desk.school.learner.ConsentMissingException if the learner's consent does not allow it
    public FreeSpeech insert(long learnerId, String task, String prompt, AudioClip audio, Instant recordedAt) {
        long id = database.write(handle -> {
            learners.requireRecording(learnerId);
            SharedColumns.insertRecording(handle, audio);
            return handle.select(
                            "INSERT INTO free_speech (learner_id, task, prompt, hash, recorded_at, answers)"
                                    + " VALUES (?, ?, seal(?), ?, ?, seal('')) RETURNING id",
                            learnerId,
                            task,
                            prompt,
                            audio.hash(),
                            recordedAt.toEpochMilli())
                    .mapTo(Long.class)
                    .one();
        });
        return find(id).orElseThrow();
    }

    /// Stores what the services answered, in the place of an earlier answer.
    public void setAnswers(long id, SpeechAnswers answers) {
        database.execute(handle -> handle.execute(
                "UPDATE free_speech SET answers = seal(?) WHERE id = ?", JSON.writeValueAsString(answers), id));
    }

    /// Finds one.
    public Optional<FreeSpeech> find(long id) {
        return database.read(
                handle -> query(handle, "WHERE f.id = ?", id).stream().findFirst());
    }

    /// All that a learner said, oldest first.
    public List<FreeSpeech> findByLearner(long learnerId) {
        return database.read(handle -> query(handle, "WHERE f.learner_id = ? ORDER BY f.recorded_at, f.id", learnerId));
    }

    /// Who in a class has spoken to which task, the latest first.
    public List<SpokenTask> findSpokenTasks(long classId) {
        return database.read(handle -> handle.select(
                        "SELECT f.learner_id, f.task, count(*) AS times, max(f.recorded_at) AS latest FROM free_speech"
                            + " f JOIN learner l ON l.id = f.learner_id WHERE l.class_id = ? AND l.deleted_at IS NULL"
                            + " GROUP BY f.learner_id, f.task ORDER BY latest DESC, f.task",
                        classId)
                .map((row, ctx) -> new SpokenTask(
                        row.getLong("learner_id"),
                        row.getString("task"),
                        row.getInt("times"),
                        Instant.ofEpochMilli(row.getLong("latest"))))
                .list());
    }

    /// Removes some permanently.
    ///
    /// @return the recordings whose files are no longer used
    public List<AudioClip> erase(List<Long> ids) {
        return database.write(handle -> {
            for (long id : ids) {
                handle.execute("DELETE FROM free_speech WHERE id = ?", id);
            }
            return SharedColumns.deleteUnusedRecordings(handle);
        });
    }

    private static List<FreeSpeech> query(Handle handle, String condition, Object... arguments) {
        return handle.select(SELECT + condition, arguments)
                .map((row, ctx) -> read(row))
                .list();
    }

    private static FreeSpeech read(ResultSet row) throws SQLException {
        String answers = row.getString("answers");
        return new FreeSpeech(
                row.getLong("id"),
                row.getLong("learner_id"),
                row.getString("task"),
                row.getString("prompt"),
                SharedColumns.readAudioClip(row),
                Instant.ofEpochMilli(row.getLong("recorded_at")),
                answers.isEmpty() ? Optional.empty() : Optional.of(JSON.readValue(answers, SpeechAnswers.class)));
    }
}
