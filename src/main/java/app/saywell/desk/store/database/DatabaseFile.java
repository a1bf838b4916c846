package app.saywell.desk.store.database;

import app.saywell.desk.store.checksum.RowChecksums;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.seal.LibraryKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// What is done to the file of a database that is not open here: a look, a copy that is changed, its columns encrypted.
public final class DatabaseFile {
    private DatabaseFile() {}

    /// Whether opening an existing file would migrate it.
    public static boolean needsMigration(Path file, String migrations) {
        NativeDriverFolder.prepare();
        try {
            return Files.size(file) > 0
                    && SchemaVersion.read(SqliteSource.writing(file)) < SchemaVersion.newest(migrations);
        } catch (IOException | SQLException e) {
            throw LibraryFailureTranslator.translate(e, file);
        }
    }

    /// The version of the newest migration.
    public static int newestSchema(String migrations) {
        return SchemaVersion.newest(migrations);
    }

    /// The file to read in the place of one in a folder that cannot be written: itself, or a copy if it was not closed
    /// or is not up to date.
    ///
    /// @param scratch a private folder for a copy
    public static Path readableFile(Path file, String migrations, Path scratch) {
        NativeDriverFolder.prepare();
        try {
            return UnwrittenDatabase.isClosed(file)
                            && SchemaVersion.read(UnwrittenDatabase.source(file)) >= SchemaVersion.newest(migrations)
                    ? file
                    : UnwrittenDatabase.copyTo(scratch, file);
        } catch (IOException | SQLException e) {
            throw LibraryFailureTranslator.translate(e, file);
        }
    }

    /// What to say of an encrypted file whose key is missing: that a newer program wrote it, where
    /// one did, because the key would not help.
    public static LibraryException withoutKey(Path file, String migrations) {
        NativeDriverFolder.prepare();
        try {
            int version = UnwrittenDatabase.lookAt(file, url -> {
                SQLiteDataSource source = new SQLiteDataSource();
                source.setUrl(url);
                return SchemaVersion.read(source);
            });
            return version > SchemaVersion.newest(migrations)
                    ? new LibraryException(LibraryFailureKind.NEWER, "schema " + version)
                    : new LibraryException(LibraryFailureKind.KEY_MISSING, "the library is encrypted");
        } catch (IOException | SQLException e) {
            return LibraryFailureTranslator.translate(e, file);
        }
    }

    /// Reads a file that another process may have open, without a lock and without changing
    /// anything. There are no views; a query says `unseal(…)` itself.
    public static <T> T readOnly(Path file, Optional<LibraryKey> key, Function<Handle, T> query) {
        NativeDriverFolder.prepare();
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(SqliteSource.BUSY_TIMEOUT_MILLIS);
        try {
            return UnwrittenDatabase.lookAt(file, url -> {
                SQLiteDataSource source = new SQLiteDataSource(config);
                source.setUrl(url);
                return Jdbi.create(source)
                        .setSqlParser(LibraryDatabase.PARAMETERS)
                        .withHandle(handle -> {
                            SealFunctions.add(handle.getConnection(), key.orElse(null));
                            RowChecksums.addFunction(handle.getConnection());
                            return query.apply(handle);
                        });
            });
        } catch (RuntimeException | IOException | SQLException e) {
            throw LibraryFailureTranslator.translate(e, file);
        }
    }

    /// Opens a copy that nothing else has open, without migrating it, and changes or checks it.
    public static void changeCopy(Path file, Consumer<Handle> change) {
        SQLiteConfig config = new SQLiteConfig();
        config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "true");
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl(SqliteSource.urlOf(file));
        try {
            Jdbi.create(source).setSqlParser(LibraryDatabase.PARAMETERS).useHandle(change::accept);
        } catch (RuntimeException e) {
            throw LibraryFailureTranslator.translate(e, file);
        }
    }

    /// Encrypts or decrypts the columns of a database that nothing else has open, in one
    /// transaction, and leaves nothing of the old texts in its file and WAL.
    ///
    /// @param state what is stored of the encryption then; empty to decrypt
    /// @param more statements of the same transaction
    public static void convertColumns(Path file, LibraryKey key, Optional<EncryptionState> state, String... more) {
        try (Connection connection = SqliteSource.writing(file).getConnection()) {
            RowChecksums.keep(connection);
            SealedColumns.convert(connection, key, state, more);
            connection.setAutoCommit(true);
            vacuum(connection);
        } catch (RuntimeException | SQLException e) {
            throw LibraryFailureTranslator.translate(e, file);
        }
    }

    static void vacuum(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
            statement.execute("VACUUM");
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        }
    }
}
