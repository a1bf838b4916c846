package app.saywell.library.store;

import org.jdbi.v3.core.Handle;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/// The columns that tell of a recording and of an answer, which several tables share.
public final class RecordingRows {
    private RecordingRows() {}

    /// Notes a recording that may be known already.
    public static void insert(Handle handle, AudioClip clip) {
        handle.execute(
                "INSERT OR IGNORE INTO recording (hash, extension, seconds) VALUES (?, ?, ?)",
                clip.hash(),
                clip.extension(),
                clip.seconds());
    }

    /// From the columns `hash`, `extension` and `seconds`.
    public static AudioClip clip(ResultSet row) throws SQLException {
        return new AudioClip(
                row.getString("hash"), row.getString("extension"), row.getDouble("seconds"));
    }

    /// From the columns `service`, `engine`, `micro_dollars` and `at`.
    public static Origin origin(ResultSet row) throws SQLException {
        return new Origin(
                row.getString("service"),
                row.getString("engine"),
                row.getLong("micro_dollars"),
                Instant.ofEpochMilli(row.getLong("at")));
    }
}
