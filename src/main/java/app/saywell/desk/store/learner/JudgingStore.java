package app.saywell.desk.store.learner;

import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.Strictness;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/// Stores how strictly the readings of a class or of a learner are judged, and which language they
/// grew up with.
public final class JudgingStore {
    private static final String OF_CLASS = "school_class";
    private static final String OF_LEARNER = "learner";

    private final LibraryDatabase database;

    public JudgingStore(LibraryDatabase database) {
        this.database = database;
    }

    /// What was chosen for a class.
    public JudgingChoice ofClass(long id) {
        return find(OF_CLASS, id);
    }

    /// What was chosen for a learner.
    public JudgingChoice ofLearner(long id) {
        return find(OF_LEARNER, id);
    }

    /// Stores what was chosen for a class.
    public void setOfClass(long id, JudgingChoice choice) {
        store(OF_CLASS, id, choice);
    }

    /// Stores what was chosen for a learner.
    public void setOfLearner(long id, JudgingChoice choice) {
        store(OF_LEARNER, id, choice);
    }

    private JudgingChoice find(String table, long id) {
        return database.read(
                handle -> handle.select("SELECT strictness, first_language FROM " + table + " WHERE id = ?", id)
                        .map((rs, ctx) -> read(rs))
                        .findOne()
                        .orElse(JudgingChoice.NONE));
    }

    private void store(String table, long id, JudgingChoice choice) {
        database.execute(handle -> handle.execute(
                "UPDATE " + table + " SET strictness = ?, first_language = ? WHERE id = ?",
                choice.strictness().map(Strictness::code).orElse(null),
                choice.firstLanguage().map(FirstLanguage::code).orElse(null),
                id));
    }

    private static JudgingChoice read(ResultSet row) throws SQLException {
        return new JudgingChoice(
                Optional.ofNullable(row.getString(1)).flatMap(Strictness::ofCode),
                Optional.ofNullable(row.getString(2)).flatMap(FirstLanguage::ofCode));
    }
}
