package app.saywell.library.integrity;

import app.saywell.library.store.LibraryDatabase;
import app.saywell.library.store.LibraryException;

import org.jdbi.v3.core.Handle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/// What can be seen of a library without opening it: nothing is locked, migrated or written, and
/// the window may have it open.
///
/// @param schema the version of its tables; 0 if unknown
/// @param settings what is stored, by name; may hold anything
/// @param rows how many rows its tables have, by name
public record LibraryGlance(
        GlanceState state, int schema, Map<String, String> settings, Map<String, Long> rows) {

    /// What was seen.
    public enum GlanceState {
        /// There is no library yet.
        NONE,
        /// The database is whole.
        WHOLE,
        /// A newer version wrote it.
        NEWER,
        /// It is no database, or pages are damaged.
        DAMAGED,
        /// It could not be read now.
        UNREADABLE
    }

    /// Looks at the database in a data folder.
    ///
    /// @param newestSchema the newest schema that this version knows
    public static LibraryGlance at(Path dataFolder, int newestSchema) {
        Path file = dataFolder.resolve("saywell.db");
        try {
            if (!Files.exists(file) || Files.size(file) == 0) {
                return empty(GlanceState.NONE);
            }
            return LibraryDatabase.readOnly(file, handle -> look(handle, newestSchema));
        } catch (LibraryException e) {
            return empty(
                    e.kind() == LibraryException.LibraryFailureKind.DAMAGED
                            ? GlanceState.DAMAGED
                            : GlanceState.UNREADABLE);
        } catch (IOException e) {
            return empty(GlanceState.UNREADABLE);
        }
    }

    /// The stored settings alone, by name; none if they cannot be read.
    public static Map<String, String> settingsOf(Path dataFolder) {
        Path file = dataFolder.resolve("saywell.db");
        try {
            return Files.exists(file) && Files.size(file) > 0
                    ? LibraryDatabase.readOnly(file, LibraryGlance::settings)
                    : Map.of();
        } catch (IOException | LibraryException e) {
            return Map.of();
        }
    }

    private static Map<String, String> settings(Handle handle) {
        Map<String, String> settings = new TreeMap<>();
        handle.select("SELECT name, value FROM setting")
                .map((row, context) -> Map.entry(row.getString(1), row.getString(2)))
                .forEach(entry -> settings.put(entry.getKey(), entry.getValue()));
        return settings;
    }

    private static LibraryGlance empty(GlanceState state) {
        return new LibraryGlance(state, 0, Map.of(), Map.of());
    }

    private static LibraryGlance look(Handle handle, int newestSchema) {
        String finding =
                handle.select("PRAGMA integrity_check(1)")
                        .mapTo(String.class)
                        .findFirst()
                        .orElse("");
        if (!finding.equals("ok")) {
            return empty(GlanceState.DAMAGED);
        }
        int schema = handle.select("PRAGMA user_version").mapTo(Integer.class).one();
        Map<String, Long> rows = new TreeMap<>();
        for (String table :
                handle.select(
                                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT"
                                        + " LIKE 'sqlite%' AND name NOT GLOB '*[^a-z_]*'")
                        .mapTo(String.class)
                        .list()) {
            rows.put(table, handle.select("SELECT count(*) FROM " + table).mapTo(Long.class).one());
        }
        Map<String, String> settings = rows.containsKey("setting") ? settings(handle) : Map.of();
        return new LibraryGlance(
                schema > newestSchema ? GlanceState.NEWER : GlanceState.WHOLE,
                schema,
                settings,
                rows);
    }
}
