package app.saywell.desk.store.database;

import app.saywell.desk.school.RefusedContentException;
import app.saywell.desk.store.checksum.RowChecksums;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.spi.JdbiPlugin;
import org.jdbi.v3.core.statement.ColonPrefixSqlParser;
import org.jdbi.v3.core.statement.SqlParser;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteDataSource;

/// The SQLite database in WAL mode: one writer at a time and any number of readers. Readers see
/// only committed data.
///
/// Data is on disk when [#write] returns (`synchronous=FULL`), and deleted data is overwritten
/// (`secure_delete`). A failed transaction throws a [LibraryException] and is rolled back.
public final class LibraryDatabase implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(LibraryDatabase.class.getName());
    private static final int MAX_READERS = 4;

    /// Finds the parameters of each statement once, for all connections to all libraries; keeps 1,000 of them.
    static final SqlParser PARAMETERS = new ColonPrefixSqlParser();

    private final ReentrantLock writeLock = new ReentrantLock();
    private final ExecutorService laterWrites = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("library-writes").factory());
    private final ReaderPool readers;
    private final Handle writer;
    private final Path file;
    private final SQLiteDataSource source;
    private final boolean isReadOnly;
    private volatile BooleanSupplier forbiddenThread = () -> false;

    private LibraryDatabase(Path file, SQLiteDataSource source, @Nullable LibraryKey key, boolean isReadOnly)
            throws SQLException {
        this.file = file;
        this.source = source;
        this.isReadOnly = isReadOnly;
        writer = connect(source, key).open();
        if (!isReadOnly) {
            RowChecksums.keep(writer.getConnection());
        }
        readers = new ReaderPool(connect(isReadOnly ? source : SqliteSource.reading(file), key), MAX_READERS);
    }

    /// Opens the file. Creates it if it is missing and runs the migrations if it is not up to date.
    ///
    /// @param migrations the class path location of the migrations
    public static LibraryDatabase open(Path file, String migrations) {
        return open(file, migrations, Optional.empty());
    }

    /// As above, for a library that may be encrypted.
    ///
    /// @param key the library's key; without it the encrypted columns stay encrypted
    public static LibraryDatabase open(Path file, String migrations, Optional<LibraryKey> key) {
        NativeDriverFolder.prepare();
        return open(file, SqliteSource.writing(file), migrations, key, false);
    }

    /// Opens a file in a folder that cannot be written. Every change is refused with `READ_ONLY`, except what
    /// [#writeLater] would store, which is left.
    ///
    /// @param file as [#readableFile] gives it
    /// @param isCopy whether that is a copy, which is migrated if it is not up to date
    public static LibraryDatabase openReadOnly(Path file, boolean isCopy, String migrations, Optional<LibraryKey> key) {
        NativeDriverFolder.prepare();
        return open(file, isCopy ? SqliteSource.writing(file) : UnwrittenDatabase.source(file), migrations, key, true);
    }

    private static LibraryDatabase open(
            Path file, SQLiteDataSource source, String migrations, Optional<LibraryKey> key, boolean isReadOnly) {
        try {
            bringUpToDate(source, migrations);
            @Nullable LibraryKey used = columnsAreSealed(source) ? key.orElse(null) : null;
            return new LibraryDatabase(file, source, used, isReadOnly);
        } catch (RuntimeException | SQLException e) {
            throw LibraryFailureTranslator.translate(e, file);
        }
    }

    private static boolean columnsAreSealed(SQLiteDataSource source) throws SQLException {
        try (Connection connection = source.getConnection()) {
            return EncryptionState.read(connection)
                    .filter(EncryptionState::columnsSealed)
                    .isPresent();
        }
    }

    private static Jdbi connect(SQLiteDataSource source, @Nullable LibraryKey key) {
        Jdbi jdbi = Jdbi.create(source).setSqlParser(PARAMETERS);
        jdbi.installPlugin(new JdbiPlugin() {
            @Override
            public Connection customizeConnection(Connection connection) throws SQLException {
                SealedColumns.prepare(connection, key);
                return connection;
            }
        });
        if (key != null) {
            jdbi.setTemplateEngine(SealedColumns.templates());
        }
        return jdbi;
    }

    /// How the library is encrypted; empty if it is not.
    public Optional<EncryptionState> encryption() {
        return read(handle -> {
            try {
                return EncryptionState.read(handle.getConnection());
            } catch (SQLException e) {
                throw LibraryFailureTranslator.translate(e, file);
            }
        });
    }

    public void storeEncryption(Optional<EncryptionState> state) {
        write(handle -> {
            try (Statement statement = handle.getConnection().createStatement()) {
                SealedColumns.write(statement, state);
                return state;
            } catch (SQLException e) {
                throw LibraryFailureTranslator.translate(e, file);
            }
        });
    }

    private static void bringUpToDate(SQLiteDataSource source, String migrations) throws SQLException {
        int newest = SchemaVersion.newest(migrations);
        int version = SchemaVersion.read(source);
        if (version > newest) {
            throw new LibraryException(LibraryFailureKind.NEWER, "schema " + version);
        }
        if (version < newest) {
            SchemaMigrator.migrate(source, migrations);
            SchemaVersion.write(source, newest);
        }
    }

    /// Names the thread that must not wait for the disk; reading or writing on it throws. For
    /// tests.
    public void forbidOn(BooleanSupplier isForbiddenThread) {
        forbiddenThread = isForbiddenThread;
    }

    /// Whether every change is refused, because the folder cannot be written.
    public boolean isReadOnly() {
        return isReadOnly;
    }

    /// Refuses a change before anything else is done for it.
    ///
    /// @throws LibraryException `READ_ONLY`
    public void requireWritable() {
        if (isReadOnly) {
            throw new LibraryException(LibraryFailureKind.READ_ONLY, "the library was opened to be read");
        }
    }

    private void checkThread() {
        if (forbiddenThread.getAsBoolean()) {
            throw new IllegalStateException("the library is used on the window's thread");
        }
    }

    /// Runs a query. Inside [#write] it sees the uncommitted changes.
    public <T> T read(Function<Handle, T> query) {
        checkThread();
        if (writeLock.isHeldByCurrentThread()) {
            return query.apply(writer);
        }
        try {
            return readers.read(query);
        } catch (RefusedContentException e) {
            throw e;
        } catch (RuntimeException e) {
            throw LibraryFailureTranslator.translate(e, file);
        }
    }

    /// Runs a change in a transaction. Nested calls join the outer transaction. A
    /// [RefusedContentException] of the change is thrown as it is.
    public <T> T write(Function<Handle, T> change) {
        checkThread();
        requireWritable();
        if (writeLock.isHeldByCurrentThread()) {
            return change.apply(writer);
        }
        writeLock.lock();
        try {
            return writer.inTransaction(change::apply);
        } catch (RefusedContentException e) {
            throw e;
        } catch (RuntimeException e) {
            throw failed(e);
        } finally {
            writeLock.unlock();
        }
    }

    // What is done again finds room: to mark, to export, to back up.
    private LibraryException failed(RuntimeException e) {
        LibraryException failure = LibraryFailureTranslator.translate(e, file);
        @Nullable Path root = file.toAbsolutePath().getParent();
        if (failure.kind() == LibraryFailureKind.DISK_FULL && root != null) {
            ReservedSpace.release(root);
        }
        return failure;
    }

    /// Runs a change that has no result in a transaction, as [#write] does.
    public void execute(Consumer<Handle> change) {
        write(handle -> {
            change.accept(handle);
            return true;
        });
    }

    /// Runs a change soon, in the order of the calls, without waiting for it. For what may be lost
    /// if the power fails right now, or because the library is being closed. Joins the transaction
    /// of the calling thread if there is one.
    public void writeLater(Consumer<Handle> change) {
        if (isReadOnly) {
            return;
        }
        if (writeLock.isHeldByCurrentThread()) {
            change.accept(writer);
            return;
        }
        try {
            laterWrites.execute(() -> writeOrLog(change));
        } catch (RejectedExecutionException e) {
            LOG.log(Level.FINE, "a change came after the end", e);
        }
    }

    private void writeOrLog(Consumer<Handle> change) {
        try {
            write(handle -> {
                change.accept(handle);
                return handle;
            });
        } catch (LibraryException e) {
            LOG.log(Level.WARNING, "a change was not stored", e);
        }
    }

    /// Rewrites the file, so that no deleted data is left in it or in its WAL.
    public void vacuum() {
        requireWritable();
        writeLock.lock();
        try (Connection connection = SqliteSource.writing(file).getConnection()) {
            DatabaseFile.vacuum(connection);
        } catch (RuntimeException | SQLException e) {
            throw LibraryFailureTranslator.translate(e, file);
        } finally {
            writeLock.unlock();
        }
    }

    /// Writes a full copy of the database to a new or an empty file, closed to other users from its first byte.
    /// Others can read and write the database meanwhile.
    public void copyTo(Path file) {
        try {
            awaitLaterWrites();
            if (!Files.exists(file)) {
                PrivateFiles.createFile(file);
            }
            // On a connection without the views of an encrypted library, which hide its tables.
            Jdbi.create(isReadOnly ? source : SqliteSource.reading(this.file))
                    .useHandle(handle -> handle.execute("VACUUM INTO ?", file.toString()));
        } catch (IOException | RuntimeException e) {
            throw LibraryFailureTranslator.translate(e, file);
        }
    }

    private void awaitLaterWrites() {
        try {
            laterWrites.submit(() -> {}).get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the last changes were stored", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Waits for the running transaction and the pending changes, then closes.
    @Override
    public void close() {
        laterWrites.close();
        writeLock.lock();
        try {
            readers.close();
            writer.close();
        } finally {
            writeLock.unlock();
        }
    }
}
