package app.saywell.library.store;

import app.saywell.library.store.LibraryException.Kind;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;

import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

import java.nio.file.Path;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/// The database: any number of readers and one writer at a time, who see each other's work only
/// when it is whole (SQLite in WAL mode).
///
/// What is written is on the disk when [#write] returns (`synchronous=FULL`), and what is deleted
/// is overwritten (`secure_delete`). Failures are [LibraryException]s, and leave everything as it
/// was.
public final class Database implements AutoCloseable {
    private static final int BUSY_MILLISECONDS = 5_000;
    private static final int READERS = 4;

    private final ReentrantLock writing = new ReentrantLock();
    private final HikariDataSource readers;
    private final Jdbi reading;
    private final Handle writer;

    private Database(HikariDataSource readers, Handle writer) {
        this.readers = readers;
        this.reading = Jdbi.create(readers);
        this.writer = writer;
    }

    /// Opens the file, making or bringing it up to date first.
    ///
    /// @param migrations where on the class path the migrations are
    public static Database open(Path file, String migrations) {
        SQLiteDataSource source = source(file, false);
        try {
            migrate(source, migrations);
            Handle writer = Jdbi.create(source).open();
            return new Database(readers(file), writer);
        } catch (RuntimeException e) {
            throw Failures.of(e);
        }
    }

    /// Asks. Within [#write] it sees what was written there.
    public <T> T read(Function<Handle, T> query) {
        if (writing.isHeldByCurrentThread()) {
            return query.apply(writer);
        }
        try {
            return reading.withHandle(query::apply);
        } catch (RuntimeException e) {
            throw Failures.of(e);
        }
    }

    /// Changes, all or nothing. Calls within calls belong to the outermost one.
    public <T> T write(Function<Handle, T> change) {
        if (writing.isHeldByCurrentThread()) {
            return change.apply(writer);
        }
        writing.lock();
        try {
            return writer.inTransaction(change::apply);
        } catch (RuntimeException e) {
            throw Failures.of(e);
        } finally {
            writing.unlock();
        }
    }

    /// Rewrites the file so that nothing of what was deleted is left in it or beside it.
    public void scrub() {
        writing.lock();
        try {
            writer.execute("PRAGMA wal_checkpoint(TRUNCATE)");
            writer.execute("VACUUM");
            writer.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (RuntimeException e) {
            throw Failures.of(e);
        } finally {
            writing.unlock();
        }
    }

    /// Writes a whole copy of the database to a file that does not exist yet.
    public void copyTo(Path file) {
        writing.lock();
        try {
            writer.execute("VACUUM INTO ?", file.toString());
        } catch (RuntimeException e) {
            throw Failures.of(e);
        } finally {
            writing.unlock();
        }
    }

    /// Waits for the change that is being made, then closes.
    @Override
    public void close() {
        writing.lock();
        try {
            readers.close();
            writer.close();
        } finally {
            writing.unlock();
        }
    }

    private static void migrate(SQLiteDataSource source, String migrations) {
        Flyway flyway = Flyway.configure().dataSource(source).locations(migrations).load();
        var current = flyway.info().current();
        if (current != null && current.getState().name().contains("FUTURE")) {
            throw new LibraryException(Kind.NEWER, "schema " + current.getVersion());
        }
        try {
            flyway.migrate();
        } catch (FlywayException e) {
            throw Failures.of(e);
        }
    }

    private static HikariDataSource readers(Path file) {
        HikariConfig config = new HikariConfig();
        config.setDataSource(source(file, true));
        config.setMaximumPoolSize(READERS);
        config.setMinimumIdle(1);
        config.setPoolName("library");
        return new HikariDataSource(config);
    }

    private static SQLiteDataSource source(Path file, boolean queryOnly) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(BUSY_MILLISECONDS);
        config.enforceForeignKeys(true);
        config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "true");
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        if (queryOnly) {
            config.setTransactionMode(SQLiteConfig.TransactionMode.DEFERRED);
        }
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }
}
