package app.saywell.desk.store.database;

import java.nio.file.Path;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// Connections to a database file: in WAL mode, on disk when a change returns, and with deleted data overwritten.
final class SqliteSource {
    static final int BUSY_TIMEOUT_MILLIS = 5_000;

    private SqliteSource() {}

    /// For changes: a transaction waits for the one before it when it begins.
    static SQLiteDataSource writing(Path file) {
        return of(file, SQLiteConfig.TransactionMode.IMMEDIATE);
    }

    /// For queries, which wait for nobody.
    static SQLiteDataSource reading(Path file) {
        return of(file, SQLiteConfig.TransactionMode.DEFERRED);
    }

    private static SQLiteDataSource of(Path file, SQLiteConfig.TransactionMode transactions) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(BUSY_TIMEOUT_MILLIS);
        config.enforceForeignKeys(true);
        config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "true");
        config.setTransactionMode(transactions);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl(urlOf(file));
        return source;
    }

    // The driver takes what follows a question mark for options. A URI may hold one, escaped.
    static String urlOf(Path file) {
        String path = file.toString();
        return "jdbc:sqlite:" + (path.contains("?") ? UnwrittenDatabase.uriOf(file.toUri()) : path);
    }
}
