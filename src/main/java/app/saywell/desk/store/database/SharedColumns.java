package app.saywell.desk.store.database;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.AudioClip;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// How columns are read and written that several tables have.
public final class SharedColumns {
    private SharedColumns() {}

    /// Adds a recording if it is not stored yet.
    public static void insertRecording(Handle handle, AudioClip clip) {
        handle.execute(
                "INSERT OR IGNORE INTO recording (hash, extension, seconds) VALUES (?, ?, ?)",
                clip.hash(),
                clip.extension(),
                clip.seconds());
    }

    /// Removes the recordings that no row uses any more.
    ///
    /// @return those whose files are no longer used
    public static List<AudioClip> deleteUnusedRecordings(Handle handle) {
        return handle.select("""
            DELETE FROM recording
            WHERE NOT EXISTS (SELECT 1 FROM take t WHERE t.hash = recording.hash)
            AND NOT EXISTS (SELECT 1 FROM reading r WHERE r.hash = recording.hash)
            AND NOT EXISTS (SELECT 1 FROM free_speech f WHERE f.hash = recording.hash)
            RETURNING hash, extension, seconds
            """).map((row, ctx) -> readAudioClip(row)).list();
    }

    /// Reads a column that may be empty.
    public static Optional<Long> readNumber(ResultSet row, String column) throws SQLException {
        long number = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(number);
    }

    /// Reads the columns `hash`, `extension` and `seconds`.
    public static AudioClip readAudioClip(ResultSet row) throws SQLException {
        return new AudioClip(row.getString("hash"), row.getString("extension"), row.getDouble("seconds"));
    }

    /// Reads the columns `service`, `engine`, `micro_dollars` and `at`.
    public static AnswerOrigin readAnswerOrigin(ResultSet row) throws SQLException {
        return new AnswerOrigin(
                row.getString("service"),
                row.getString("engine"),
                row.getLong("micro_dollars"),
                Instant.ofEpochMilli(row.getLong("at")));
    }
}
