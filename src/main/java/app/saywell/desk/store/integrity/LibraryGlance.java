package app.saywell.desk.store.integrity;

import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.EncryptionState;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/// What can be seen of a library without opening it: nothing is locked, migrated or written, and
/// the window may have it open.
///
/// @param schema the version of its tables; 0 if unknown
/// @param settings what is stored, by name; may hold anything
/// @param rows how many rows its tables have, by name
public record LibraryGlance(GlanceState state, int schema, Map<String, String> settings, Map<String, Long> rows) {

    /// What was seen.
    public enum GlanceState {
        /// There is no library yet.
        NONE,
        /// The database is whole.
        WHOLE,
        /// It is whole but encrypted, and its key is not there, so settings are unknown.
        LOCKED,
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
    ///
    /// @param keys may hold the key of an encrypted one
    public static LibraryGlance at(Path dataFolder, int newestSchema, LibraryKeys keys) {
        Path file = dataFolder.resolve("saywell.db");
        try {
            if (!Files.exists(file) || Files.size(file) == 0) {
                return empty(GlanceState.NONE);
            }
            DatabaseLock lock = DatabaseLock.of(file, keys);
            return DatabaseFile.readOnly(file, lock.key(), handle -> look(handle, newestSchema, lock.isClosed()));
        } catch (LibraryException e) {
            return empty(
                    e.kind() == LibraryException.LibraryFailureKind.DAMAGED
                            ? GlanceState.DAMAGED
                            : GlanceState.UNREADABLE);
        } catch (IOException e) {
            return empty(GlanceState.UNREADABLE);
        }
    }

    /// The stored settings alone, by name; none if the database cannot be read.
    ///
    /// @throws LibraryException `KEY_MISSING` if they are encrypted and the key is not among the
    ///     keys
    public static Map<String, String> settingsOf(Path dataFolder, LibraryKeys keys) {
        Path file = dataFolder.resolve("saywell.db");
        try {
            if (!Files.exists(file) || Files.size(file) == 0) {
                return Map.of();
            }
            return DatabaseFile.readOnly(file, DatabaseLock.of(file, keys).opened(), LibraryGlance::settings);
        } catch (IOException e) {
            return Map.of();
        } catch (LibraryException e) {
            if (e.kind() == LibraryException.LibraryFailureKind.KEY_MISSING) {
                throw e;
            }
            return Map.of();
        }
    }

    /// The lessons that are not deleted, in order, without their descriptions.
    ///
    /// @throws LibraryException if they cannot be read, `KEY_MISSING` if their titles are encrypted and the key is
    ///     not among the keys
    public static List<Lesson> lessonsOf(Path dataFolder, LibraryKeys keys) {
        Path file = dataFolder.resolve("saywell.db");
        return DatabaseFile.readOnly(file, DatabaseLock.of(file, keys).opened(), handle -> handle.select("""
            SELECT l.id, unseal(l.title), count(s.id) FROM lesson l
            LEFT JOIN sentence s ON s.lesson_id = l.id AND s.deleted_at IS NULL
            WHERE l.deleted_at IS NULL GROUP BY l.id ORDER BY l.position, l.id
            """)
                .map((row, context) ->
                        new Lesson(row.getLong(1), row.getString(2), "", List.of(), row.getRow() - 1, row.getInt(3)))
                .list());
    }

    /// Whether names and texts in a database are encrypted, and with which key.
    private record DatabaseLock(boolean isEncrypted, Optional<LibraryKey> key) {
        static DatabaseLock of(Path file, LibraryKeys keys) {
            Optional<EncryptionState> sealed = EncryptionState.read(file).filter(EncryptionState::columnsSealed);
            return new DatabaseLock(sealed.isPresent(), sealed.flatMap(state -> keys.find(state.keyCheck())));
        }

        boolean isClosed() {
            return isEncrypted && key.isEmpty();
        }

        /// The key, or none where none is needed.
        Optional<LibraryKey> opened() {
            if (isClosed()) {
                throw new LibraryException(LibraryException.LibraryFailureKind.KEY_MISSING, "the library is encrypted");
            }
            return key;
        }
    }

    private static Map<String, String> settings(Handle handle) {
        Map<String, String> settings = new TreeMap<>();
        handle.select("SELECT name, unseal(value) FROM setting")
                .map((row, context) -> Map.entry(row.getString(1), row.getString(2)))
                .forEach(entry -> settings.put(entry.getKey(), entry.getValue()));
        return settings;
    }

    private static LibraryGlance empty(GlanceState state) {
        return new LibraryGlance(state, 0, Map.of(), Map.of());
    }

    private static LibraryGlance look(Handle handle, int newestSchema, boolean isLocked) {
        String finding = handle.select("PRAGMA integrity_check(1)")
                .mapTo(String.class)
                .findFirst()
                .orElse("");
        if (!finding.equals("ok")) {
            return empty(GlanceState.DAMAGED);
        }
        int schema = handle.select("PRAGMA user_version").mapTo(Integer.class).one();
        Map<String, Long> rows = new TreeMap<>();
        for (String table : handle.select("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT"
                        + " LIKE 'sqlite%' AND name NOT GLOB '*[^a-z_]*'")
                .mapTo(String.class)
                .list()) {
            rows.put(
                    table,
                    handle.select("SELECT count(*) FROM " + table)
                            .mapTo(Long.class)
                            .one());
        }
        Map<String, String> settings = rows.containsKey("setting") && !isLocked ? settings(handle) : Map.of();
        GlanceState state = isLocked ? GlanceState.LOCKED : GlanceState.WHOLE;
        return new LibraryGlance(schema > newestSchema ? GlanceState.NEWER : state, schema, settings, rows);
    }
}
