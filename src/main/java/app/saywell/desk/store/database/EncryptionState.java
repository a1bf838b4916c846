package app.saywell.desk.store.database;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.sqlite.SQLiteDataSource;

/// Whether a library is encrypted. Stands in its database, readable without the key.
///
/// @param phase of the whole data folder
/// @param columnsSealed whether the columns of this database are encrypted
/// @param keyCheck the check value of the key
public record EncryptionState(EncryptionPhase phase, boolean columnsSealed, String keyCheck) {

    /// How far a library is.
    public enum EncryptionPhase {
        /// New files are encrypted; old ones are being encrypted.
        ENCRYPTING,
        /// Everything is encrypted.
        ENCRYPTED,
        /// New files are plain; old ones are being decrypted.
        DECRYPTING
    }

    /// The state of a database that may not exist or may be of an older version; empty if it is not
    /// encrypted. Nothing is changed.
    ///
    /// @throws LibraryException if the file cannot be read
    public static Optional<EncryptionState> read(Path database) {
        try {
            if (!Files.exists(database) || Files.size(database) == 0) {
                return Optional.empty();
            }
            NativeDriverFolder.prepare();
            return UnwrittenDatabase.lookAt(database, url -> {
                SQLiteDataSource source = new SQLiteDataSource();
                source.setUrl(url);
                try (Connection connection = source.getConnection()) {
                    return read(connection);
                }
            });
        } catch (java.io.IOException | SQLException e) {
            throw LibraryFailureTranslator.translate(e, database);
        }
    }

    static Optional<EncryptionState> read(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            try (ResultSet table = statement.executeQuery(
                    "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name =" + " 'encryption'")) {
                if (!table.next()) {
                    return Optional.empty();
                }
            }
            try (ResultSet row = statement.executeQuery("SELECT phase, columns_sealed, key_check FROM encryption")) {
                return row.next()
                        ? Optional.of(new EncryptionState(
                                EncryptionPhase.valueOf(row.getString(1)), row.getBoolean(2), row.getString(3)))
                        : Optional.empty();
            }
        }
    }
}
