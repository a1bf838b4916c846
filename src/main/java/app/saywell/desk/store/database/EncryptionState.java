package app.saywell.desk.store.database;

import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.SealedDisk.NewFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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

    /// That of a library that is to be encrypted.
    ///
    /// @param before its state until then; empty if it is plain
    public static EncryptionState encrypting(Optional<EncryptionState> before, LibraryKey key) {
        boolean isSealed = before.filter(EncryptionState::columnsSealed).isPresent();
        return new EncryptionState(EncryptionPhase.ENCRYPTING, isSealed, key.checkValue());
    }

    /// That of this library when it is to be decrypted; empty if nothing of it is encrypted.
    public Optional<EncryptionState> decrypting() {
        return columnsSealed
                ? Optional.of(new EncryptionState(EncryptionPhase.DECRYPTING, true, keyCheck))
                : Optional.empty();
    }

    /// What a new file of the library becomes.
    public NewFiles newFiles() {
        return phase == EncryptionPhase.DECRYPTING ? NewFiles.PLAIN : NewFiles.ENCRYPTED;
    }

    /// The state of a database that may not exist or may be of an older version; empty if it is not
    /// encrypted. Nothing is changed.
    ///
    /// @throws LibraryException if the file cannot be read; `DAMAGED` if what it says is no state
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
                return row.next() ? Optional.of(stored(row)) : Optional.empty();
            }
        }
    }

    // What SQLite's own conditions refuse can still come to stand there: by a bit of the disk that changed.
    private static EncryptionState stored(ResultSet row) throws SQLException {
        @Nullable String stored = row.getString(1);
        @Nullable String keyCheck = row.getString(3);
        EncryptionPhase phase = Arrays.stream(EncryptionPhase.values())
                .filter(known -> known.name().equals(stored))
                .findFirst()
                .orElseThrow(() -> damaged("the phase of the encryption"));
        if (keyCheck == null) {
            throw damaged("the check value of the key");
        }
        return new EncryptionState(phase, row.getBoolean(2), keyCheck);
    }

    private static LibraryException damaged(String what) {
        return new LibraryException(LibraryFailureKind.DAMAGED, what);
    }
}
