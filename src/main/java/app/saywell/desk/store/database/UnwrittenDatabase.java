package app.saywell.desk.store.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// How a database is read where nothing can be written.
///
/// Even to read a database in WAL mode, SQLite writes two files beside it, unless it is told that nobody changes the
/// file (`immutable`). Then it overlooks a WAL, so a database that was not closed is copied with its WAL first.
final class UnwrittenDatabase {
    private UnwrittenDatabase() {}

    /// Whether everything is in the file itself.
    static boolean isClosed(Path file) throws IOException {
        Path wal = walOf(file);
        return !Files.exists(wal) || Files.size(wal) == 0;
    }

    /// Copies a database that nothing writes, with what was committed and not yet moved into its file.
    ///
    /// @param folder private
    /// @return the copy
    static Path copyTo(Path folder, Path file) throws IOException {
        Path copy = folder.resolve("saywell.db");
        Files.copy(file, copy);
        if (!isClosed(file)) {
            Files.copy(walOf(file), walOf(copy));
        }
        return copy;
    }

    /// A source that reads a closed file and writes nothing.
    static SQLiteDataSource source(Path file) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl(url(file));
        return source;
    }

    /// The address of a file that is only looked at. Where its folder cannot be written and it is closed, SQLite is
    /// told so.
    static String urlToLookAt(Path file) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            return folder != null && !Files.isWritable(folder) && isClosed(file)
                    ? url(file)
                    : LibraryDatabase.urlOf(file);
        } catch (IOException e) {
            return LibraryDatabase.urlOf(file);
        }
    }

    private static String url(Path file) {
        return "jdbc:sqlite:" + file.toUri().toASCIIString().replace("///", "/") + "?immutable=1";
    }

    private static Path walOf(Path file) {
        return file.resolveSibling(file.getFileName() + "-wal");
    }
}
