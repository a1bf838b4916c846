package app.saywell.desk.store.integrity;

import app.saywell.desk.store.database.DataFolder;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/// Copies of the database as it was before a newer version of Saywell migrated it, so that one can
/// go back to the older version. They lie among the backups and are named by their schema.
public final class UpdateCopies {
    private static final Pattern NAME = Pattern.compile("before-update-(\\d{1,6})-(\\d{4}-\\d\\d-\\d\\d)-\\d{6}\\.db");
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss").withZone(ZoneId.systemDefault());

    private UpdateCopies() {}

    /// A copy that this version can open.
    ///
    /// @param schema the version of its tables
    /// @param day when it was made, as ISO 8601
    public record UpdateCopy(Path file, int schema, String day) {}

    /// Copies the database of a folder. The copy is on disk when this returns.
    ///
    /// @throws LibraryException if there is no space or the database is damaged; nothing is changed
    public static Path make(DataFolder folder, Instant now) {
        Path part = folder.backupsFolder().resolve("before-update.part");
        try {
            PrivateFiles.createFile(part); // SQLite writes into an empty file, and leaves who may read it
            int[] schema = new int[1];
            DatabaseFile.changeCopy(folder.databaseFile(), handle -> {
                schema[0] = schemaOf(handle);
                handle.execute("VACUUM INTO ?", part.toString());
            });
            DatabaseFile.changeCopy(part, UpdateCopies::removeOpeningStamp);
            DurableFiles.forceFile(part);
            Path copy = part.resolveSibling("before-update-" + schema[0] + "-" + TIME.format(now) + ".db");
            DurableFiles.move(part, copy);
            return copy;
        } catch (IOException e) {
            throw LibraryException.of(e);
        }
    }

    /// The copy to go back to: of the newest schema that this version knows, the newest.
    ///
    /// @param newestSchema the newest schema that this version knows
    /// @throws IOException if the folder of backups cannot be read
    public static Optional<UpdateCopy> newest(Path dataFolder, int newestSchema) throws IOException {
        Path backups = dataFolder.resolve("backups");
        if (!Files.isDirectory(backups)) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.list(backups)) {
            return files.flatMap(file -> parse(file).stream())
                    .filter(copy -> copy.schema() <= newestSchema)
                    .max(Comparator.comparingInt(UpdateCopy::schema)
                            .thenComparing(copy -> copy.file().toString()));
        }
    }

    /// Whether a file is such a copy.
    public static boolean isCopy(Path file) {
        return parse(file).isPresent();
    }

    private static Optional<UpdateCopy> parse(Path file) {
        Matcher name = NAME.matcher(String.valueOf(file.getFileName()));
        return name.matches()
                ? Optional.of(new UpdateCopy(file, Integer.parseInt(name.group(1)), name.group(2)))
                : Optional.empty();
    }

    // What is stored in the head of the file is not yet written while migrations run.
    private static int schemaOf(Handle handle) {
        return hasTable(handle, "flyway_schema_history")
                ? handle.select("SELECT coalesce(max(CAST(version AS INTEGER)), 0) FROM"
                                + " flyway_schema_history WHERE success")
                        .mapTo(Integer.class)
                        .one()
                : 0;
    }

    // The copy counts as exchanged wherever it is put, so that later recordings are kept.
    private static void removeOpeningStamp(Handle handle) {
        if (hasTable(handle, "opening")) {
            handle.execute("DELETE FROM opening");
        }
    }

    private static boolean hasTable(Handle handle, String name) {
        return handle.select("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }
}
