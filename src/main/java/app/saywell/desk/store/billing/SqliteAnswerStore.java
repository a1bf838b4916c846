package app.saywell.desk.store.billing;

import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.billing.AnswerStore;
import app.saywell.speech.billing.RequestKey;
import java.util.Optional;

/// Stores paid answers in the library.
public final class SqliteAnswerStore implements AnswerStore {
    private final LibraryDatabase database;

    public SqliteAnswerStore(LibraryDatabase database) {
        this.database = database;
    }

    @Override
    public Optional<String> find(RequestKey request) {
        return database.read(handle -> handle.select("SELECT json FROM answer WHERE digest = ?", request.digest())
                .mapTo(String.class)
                .findOne());
    }

    @Override
    public void store(RequestKey request, String json) {
        database.execute(handle -> handle.execute(
                "INSERT OR REPLACE INTO answer VALUES (?, ?, ?, ?, seal(?))",
                request.digest(),
                request.audioDigest(),
                request.service(),
                request.endpoint().name(),
                json));
    }

    /// Deletes every answer about a recording and removes the reference to it from the ledger.
    ///
    /// @param audioDigest of the audio as sent
    public void erase(String audioDigest) {
        database.execute(handle -> {
            handle.execute("DELETE FROM answer WHERE audio_digest = ?", audioDigest);
            handle.execute("UPDATE ledger SET audio_digest = '', digest = '' WHERE audio_digest =" + " ?", audioDigest);
        });
    }

    /// Deletes the answers of the embedded service about a recording, so that it is asked anew.
    ///
    /// @param audioDigest of the audio as sent
    public void forgetEmbedded(String audioDigest) {
        database.execute(handle ->
                handle.execute("DELETE FROM answer WHERE audio_digest = ? AND service LIKE 'embedded-%'", audioDigest));
    }

    /// Deletes every answer of an endpoint and removes the references to the audio from its ledger
    /// entries.
    public void erase(ServiceEndpoint endpoint) {
        database.execute(handle -> {
            handle.execute("DELETE FROM answer WHERE endpoint = ?", endpoint.name());
            handle.execute("UPDATE ledger SET audio_digest = '', digest = '' WHERE endpoint = ?", endpoint.name());
        });
    }
}
