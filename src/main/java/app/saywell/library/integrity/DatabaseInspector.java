package app.saywell.library.integrity;

import app.saywell.library.store.AudioClip;
import app.saywell.library.store.LibraryDatabase;
import app.saywell.library.store.LibraryException;
import app.saywell.library.store.LibraryException.LibraryFailureKind;
import app.saywell.library.store.SharedColumns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/// Opens a copy of a database, checks it and migrates it.
public final class DatabaseInspector {
    private static final String HISTORY = "flyway_schema_history";

    private DatabaseInspector() {}

    /// Checks a copy and migrates it to the present version.
    ///
    /// @param migrations the class path location of the migrations
    /// @throws LibraryException `DAMAGED` if it is no library or pages or tables are missing,
    ///     `NEWER` if a newer version wrote it; its detail says what is wrong
    public static LibraryContents inspect(Path copy, String migrations) {
        Set<String> expected = expectedColumns(copy, migrations);
        LibraryDatabase.changeCopy(copy, DatabaseInspector::checkPages);
        try (LibraryDatabase database = LibraryDatabase.open(copy, migrations)) {
            return database.read(handle -> {
                Set<String> found = columns(handle);
                expected.stream()
                        .filter(column -> !found.contains(column))
                        .sorted()
                        .findFirst()
                        .ifPresent(column -> refuse(column + " is missing"));
                return contents(handle);
            });
        }
    }

    /// What a checked database holds.
    public static LibraryContents contents(Handle handle) {
        List<AudioClip> recordings = handle.select("SELECT hash, extension, seconds FROM recording ORDER BY hash")
                .map((row, ctx) -> SharedColumns.readAudioClip(row))
                .list();
        long records = handle.select("SELECT (SELECT count(*) FROM sentence) + (SELECT count(*) FROM"
                        + " learner) + (SELECT count(*) FROM take)")
                .mapTo(Long.class)
                .one();
        return new LibraryContents(recordings, records);
    }

    private static void checkPages(Handle handle) {
        String finding = handle.select("PRAGMA integrity_check(1)")
                .mapTo(String.class)
                .findFirst()
                .orElse("");
        if (!finding.equals("ok")) {
            refuse("the integrity check failed");
        }
        if (columns(handle).stream().noneMatch(column -> column.startsWith(HISTORY + "."))) {
            refuse("it is not a library of Saywell");
        }
    }

    private static Set<String> expectedColumns(Path copy, String migrations) {
        Path reference = copy.resolveSibling("reference.db");
        try {
            Files.deleteIfExists(reference);
            if (!Files.isRegularFile(copy) || Files.size(copy) == 0) {
                refuse("the database is missing or empty");
            }
            try (LibraryDatabase fresh = LibraryDatabase.open(reference, migrations)) {
                return fresh.read(DatabaseInspector::columns);
            } finally {
                Files.deleteIfExists(reference);
            }
        } catch (IOException e) {
            throw LibraryException.of(e);
        }
    }

    private static Set<String> columns(Handle handle) {
        return handle.select("SELECT t.name || '.' || c.name FROM sqlite_master t,"
                        + " pragma_table_info(t.name) c WHERE t.type = 'table'")
                .mapTo(String.class)
                .set();
    }

    private static void refuse(String what) {
        throw new LibraryException(LibraryFailureKind.DAMAGED, what);
    }
}
