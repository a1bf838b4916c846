package app.saywell.desk.store.integrity;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.database.SharedColumns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/// Opens a copy of a database, checks it and migrates it.
///
/// A database from elsewhere is data, but its schema is program text: a trigger or a view runs whenever a table is
/// used. A library has none, and after its migrations every table and index reads as in a new library. Anything
/// else is refused.
public final class DatabaseInspector {
    private static final String HISTORY = "flyway_schema_history";

    /// What the list of migrations and SQLite itself make, and no migration of ours; each as `table.name`.
    private static final Set<String> MADE_BY_OTHERS = Set.of(
            HISTORY + "." + HISTORY,
            HISTORY + "." + HISTORY + "_s_idx",
            "sqlite_sequence.sqlite_sequence",
            "sqlite_stat1.sqlite_stat1",
            "sqlite_stat4.sqlite_stat4");

    /// By the place of the migrations, which do not change while the program runs: one.
    private static final Map<String, Layout> EXPECTED = new ConcurrentHashMap<>();

    private DatabaseInspector() {}

    /// Checks a copy and migrates it to the present version.
    ///
    /// @param migrations the class path location of the migrations
    /// @throws LibraryException `DAMAGED` if it is no library or pages or tables are missing,
    ///     `NEWER` if a newer version wrote it; its detail says what is wrong
    public static LibraryContents inspect(Path copy, String migrations) {
        try {
            if (!Files.isRegularFile(copy) || Files.size(copy) == 0) {
                refuse("the database is missing or empty");
            }
        } catch (IOException e) {
            throw LibraryException.of(e);
        }
        Layout expected = expectedLayout(copy.resolveSibling("reference.db"), migrations);
        DatabaseFile.changeCopy(copy, DatabaseInspector::checkPages);
        try (LibraryDatabase database = LibraryDatabase.open(copy, migrations)) {
            return database.read(handle -> {
                Set<String> found = columns(handle);
                expected.columns.stream()
                        .filter(column -> !found.contains(column))
                        .sorted()
                        .findFirst()
                        .ifPresent(column -> refuse(column + " is missing"));
                schema(handle).entrySet().stream()
                        .filter(part -> !part.getValue().equals(expected.schema.get(part.getKey())))
                        .findFirst()
                        .ifPresent(part -> refuse(part.getKey() + " is not of Saywell"));
                checkRecordings(handle);
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

    // Their names are those of files.
    private static void checkRecordings(Handle handle) {
        handle.select("SELECT 1 FROM recording WHERE length(hash) <> 64 OR hash GLOB '*[^0-9a-f]*' LIMIT 1")
                .mapTo(Integer.class)
                .findFirst()
                .ifPresent(any -> refuse("a recording has a name that is not of Saywell"));
    }

    // What could run is looked for before anything is read that could make it run.
    private static void checkPages(Handle handle) {
        handle.execute("PRAGMA trusted_schema = OFF");
        handle.select("SELECT type || ' ' || name FROM sqlite_master"
                        + " WHERE type NOT IN ('table', 'index') OR upper(sql) LIKE 'CREATE VIRTUAL%' ORDER BY name")
                .mapTo(String.class)
                .findFirst()
                .ifPresent(part -> refuse(part + " is not of Saywell"));
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

    /// What a new library has.
    ///
    /// @param columns each as `table.column`
    /// @param schema the statement of each table and index, by type and name
    private record Layout(Set<String> columns, Map<String, String> schema) {}

    // All migrations of a new library run for it, so it is found once while the program runs.
    private static Layout expectedLayout(Path reference, String migrations) {
        Layout known = EXPECTED.get(migrations);
        if (known != null) {
            return known;
        }
        try {
            Files.deleteIfExists(reference);
            try (LibraryDatabase fresh = LibraryDatabase.open(reference, migrations)) {
                Layout found = fresh.read(handle -> new Layout(columns(handle), schema(handle)));
                EXPECTED.put(migrations, found);
                return found;
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

    // The indexes of keys, which SQLite makes itself, have no statement.
    private static Map<String, String> schema(Handle handle) {
        return handle
                .select("SELECT tbl_name || '.' || name, type || ' ' || name, sql FROM sqlite_master WHERE sql <> ''")
                .map((row, context) -> List.of(row.getString(1), row.getString(2), row.getString(3)))
                .list()
                .stream()
                .filter(part -> !MADE_BY_OTHERS.contains(part.getFirst()))
                .map(part -> Map.entry(part.get(1), part.get(2)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (one, other) -> one, TreeMap::new));
    }

    private static void refuse(String what) {
        throw new LibraryException(LibraryFailureKind.DAMAGED, what);
    }
}
