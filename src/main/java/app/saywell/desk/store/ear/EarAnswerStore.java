package app.saywell.desk.store.ear;

import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.store.database.LibraryDatabase;
import java.time.Instant;
import java.util.List;

/// Stores what learners answered in ear training. The answers of a learner go with the learner.
public final class EarAnswerStore {
    private final LibraryDatabase database;

    public EarAnswerStore(LibraryDatabase database) {
        this.database = database;
    }

    public void add(long learnerId, EarAnswer answer) {
        database.execute(handle -> handle.execute(
                "INSERT INTO ear_answer (learner_id, contrast, words, said, chosen, voice, level, at)"
                        + " VALUES (?, seal(?), seal(?), ?, ?, ?, ?, ?)",
                learnerId,
                answer.contrast(),
                String.join(" ", answer.words()),
                answer.said(),
                answer.chosen(),
                answer.voice(),
                answer.level(),
                answer.at().toEpochMilli()));
    }

    /// All answers of a learner, oldest first.
    public List<EarAnswer> findByLearner(long learnerId) {
        return database.read(
                handle -> handle.select("SELECT * FROM ear_answer WHERE learner_id = ? ORDER BY at, id", learnerId)
                        .map((rs, ctx) -> new EarAnswer(
                                rs.getString("contrast"),
                                List.of(rs.getString("words").split(" ")),
                                rs.getInt("said"),
                                rs.getInt("chosen"),
                                rs.getString("voice"),
                                rs.getInt("level"),
                                Instant.ofEpochMilli(rs.getLong("at"))))
                        .list());
    }

    /// Erases all answers of a learner.
    public void eraseByLearner(long learnerId) {
        database.execute(handle -> handle.execute("DELETE FROM ear_answer WHERE learner_id = ?", learnerId));
    }
}
