package app.saywell.desk.store.database;

import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
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
        copyContent(file, copy);
        if (!isClosed(file)) {
            copyContent(walOf(file), walOf(copy));
        }
        return copy;
    }

    // Not its permissions: what is read from a disk may be read-only itself.
    private static void copyContent(Path from, Path to) throws IOException {
        try (OutputStream out = PrivateFiles.newOutputStream(to)) {
            Files.copy(from, out);
        }
    }

    /// A source that reads a closed file and writes nothing.
    static SQLiteDataSource source(Path file) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl(url(file));
        return source;
    }

    /// How a file is looked at that may lie where nothing can be written.
    interface DatabaseLook<T> {
        /// @param url its address, or that of a copy
        T at(String url) throws SQLException;
    }

    /// Looks at a file. Where its folder cannot be written, SQLite is told that it is closed, or looks at a copy.
    static <T> T lookAt(Path file, DatabaseLook<T> look) throws IOException, SQLException {
        Path folder = file.toAbsolutePath().getParent();
        return folder == null || Files.isWritable(folder)
                ? look.at(SqliteSource.urlOf(file))
                : lookAtUnwritten(file, look);
    }

    /// Looks at a file in a folder that cannot be written.
    static <T> T lookAtUnwritten(Path file, DatabaseLook<T> look) throws IOException, SQLException {
        if (isClosed(file)) {
            return look.at(url(file));
        }
        if (Files.exists(besides(file, "-shm"))) { // another user may be writing; SQLite reads beside them
            return look.at(SqliteSource.urlOf(file));
        }
        try (ScratchFolder scratch = ScratchFolder.create()) {
            return look.at(SqliteSource.urlOf(copyTo(scratch.path(), file)));
        }
    }

    private static String url(Path file) {
        return "jdbc:sqlite:" + uriOf(file.toUri()) + "?immutable=1";
    }

    /// An address as SQLite takes it: of a share of another computer too, which it doesn't take as a host.
    static String uriOf(URI file) {
        String uri = file.toASCIIString();
        return uri.startsWith("file:///") ? uri.replaceFirst("///", "/") : uri.replaceFirst("//", "////");
    }

    private static Path walOf(Path file) {
        return besides(file, "-wal");
    }

    private static Path besides(Path file, String suffix) {
        return file.resolveSibling(file.getFileName() + suffix);
    }
}
