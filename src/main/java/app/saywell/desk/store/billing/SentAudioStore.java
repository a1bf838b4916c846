package app.saywell.desk.store.billing;

import app.saywell.desk.store.database.LibraryDatabase;
import java.util.List;

/// Stores the digest of each recording in the form in which it was sent. An erasure finds the
/// stored answers by it, even if the recording is lost or would be encoded differently today.
public final class SentAudioStore {
    private final LibraryDatabase database;

    public SentAudioStore(LibraryDatabase database) {
        this.database = database;
    }

    /// Records that a recording is about to be sent.
    ///
    /// @param hash of the recording
    /// @param audioDigest of the audio as sent
    public void record(String hash, String audioDigest) {
        if (!find(hash).contains(audioDigest)) {
            database.execute(
                    handle -> handle.execute("INSERT OR IGNORE INTO sent_audio VALUES (?, ?)", hash, audioDigest));
        }
    }

    /// The digests of a recording as it was sent.
    public List<String> find(String hash) {
        return database.read(handle -> handle.select("SELECT digest FROM sent_audio WHERE hash = ?", hash)
                .mapTo(String.class)
                .list());
    }

    /// Removes the digests of recordings that are no longer stored.
    public void removeUnused() {
        database.execute(
                handle -> handle.execute("DELETE FROM sent_audio WHERE hash NOT IN" + " (SELECT hash FROM recording)"));
    }
}
