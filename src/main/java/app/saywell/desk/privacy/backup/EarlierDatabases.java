package app.saywell.desk.privacy.backup;

import app.saywell.desk.store.Library;
import app.saywell.desk.store.file.TemporaryFolder;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.seal.SealedDisk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Where a row that is damaged in the library may still be whole: in the daily copies of its database, and in the
/// encrypted backups of the chosen folder.
///
/// The database of a backup is unpacked when it is first asked for, into a private folder that is deleted when this is
/// closed. Plain backups are left out: anybody may have changed them.
final class EarlierDatabases implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(EarlierDatabases.class.getName());

    private final Library library;
    private final List<EarlierDatabase> newestFirst;
    private final Map<Path, Optional<Path>> unpacked = new HashMap<>();
    private @Nullable TemporaryFolder folder;

    private EarlierDatabases(Library library, List<EarlierDatabase> newestFirst) {
        this.library = library;
        this.newestFirst = List.copyOf(newestFirst);
    }

    /// A copy or a backup.
    ///
    /// @param day when it was made
    record EarlierDatabase(LocalDate day, Path file, boolean isBackup) {}

    /// @param today days after it are those of a wrong clock, so they count as oldest
    /// @throws IOException if the folder of daily copies cannot be read
    static EarlierDatabases of(Library library, LocalDate today) throws IOException {
        List<EarlierDatabase> found = new ArrayList<>();
        DailyCopies.in(library.folder().backupsFolder(), ScheduledDatabaseBackup.FILE_NAME)
                .forEach((day, file) -> found.add(new EarlierDatabase(day, file, false)));
        backups(library).forEach((day, file) -> found.add(new EarlierDatabase(day, file, true)));
        found.sort(
                Comparator.comparing((EarlierDatabase earlier) -> earlier.day().isAfter(today))
                        .thenComparing(EarlierDatabase::day, Comparator.reverseOrder())
                        .thenComparing(EarlierDatabase::isBackup)); // a daily copy needs no unpacking
        return new EarlierDatabases(library, found);
    }

    // Its disk may be gone at any moment.
    private static NavigableMap<LocalDate, Path> backups(Library library) {
        try {
            return ScheduledBackup.byDay(library);
        } catch (IOException | UncheckedIOException e) {
            LOG.log(System.Logger.Level.INFO, "the folder of backups cannot be read", e);
            return Collections.emptyNavigableMap();
        }
    }

    List<EarlierDatabase> newestFirst() {
        return newestFirst;
    }

    /// The file of the database; empty if it cannot be had.
    Optional<Path> fileOf(EarlierDatabase earlier) {
        return earlier.isBackup()
                ? unpacked.computeIfAbsent(earlier.file(), this::unpack)
                : Optional.of(earlier.file());
    }

    private Optional<Path> unpack(Path backup) {
        try {
            if (!mayBeUnpacked(backup)) {
                return Optional.empty();
            }
            Path database = folder().resolve(unpacked.size() + ".db");
            LibraryBackup.unpackDatabase(backup, BackupKey.keys(library, LibraryKeys.NONE), database);
            return Optional.of(database);
        } catch (BackupException | IOException | UncheckedIOException e) {
            LOG.log(System.Logger.Level.INFO, "a backup cannot be read", e);
            return Optional.empty();
        }
    }

    // What was backed up before the library was encrypted has plain texts, which are not written to its disk again; nor
    // would a row of it fit.
    private boolean mayBeUnpacked(Path backup) throws IOException {
        Optional<String> check = SealedDisk.keyCheck(backup);
        return check.isPresent()
                && library.key()
                        .filter(key -> !check.get().equals(key.checkValue()))
                        .isEmpty();
    }

    private Path folder() throws IOException {
        if (folder == null) {
            folder = TemporaryFolder.in(library.folder().cacheFolder());
        }
        return folder.path();
    }

    @Override
    public void close() throws IOException {
        if (folder != null) {
            folder.close();
        }
    }
}
