package app.saywell.library.billing;

import app.saywell.library.store.Database;
import app.saywell.speech.Endpoint;
import app.saywell.speech.billing.AnswerStore;
import app.saywell.speech.billing.QuestionKey;

import java.util.Optional;

/// Paid answers in the library.
public final class SqliteAnswerStore implements AnswerStore {
    private final Database database;

    public SqliteAnswerStore(Database database) {
        this.database = database;
    }

    @Override
    public Optional<String> find(QuestionKey question) {
        return database.read(
                h ->
                        h.select("SELECT json FROM answer WHERE digest = ?", question.digest())
                                .mapTo(String.class)
                                .findOne());
    }

    @Override
    public void keep(QuestionKey question, String json) {
        database.write(
                h ->
                        h.execute(
                                "INSERT OR REPLACE INTO answer VALUES (?, ?, ?, ?, ?)",
                                question.digest(),
                                question.audioDigest(),
                                question.service(),
                                question.endpoint().name(),
                                json));
    }

    /// Deletes every answer about a recording and unties the ledger's lines from it.
    ///
    /// @param audioDigest of the audio as it was sent
    public void erase(String audioDigest) {
        database.write(
                h -> {
                    h.execute("DELETE FROM answer WHERE audio_digest = ?", audioDigest);
                    return h.execute(
                            "UPDATE ledger SET audio_digest = '', digest = '' WHERE audio_digest ="
                                    + " ?",
                            audioDigest);
                });
    }

    /// Deletes every answer of an endpoint and unties its lines in the ledger from what was sent.
    public void erase(Endpoint endpoint) {
        database.write(
                h -> {
                    h.execute("DELETE FROM answer WHERE endpoint = ?", endpoint.name());
                    return h.execute(
                            "UPDATE ledger SET audio_digest = '', digest = '' WHERE endpoint = ?",
                            endpoint.name());
                });
    }
}
