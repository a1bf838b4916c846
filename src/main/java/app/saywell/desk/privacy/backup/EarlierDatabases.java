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
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongPredicate;

/// Where a row that is damaged in the library may still be whole: in the daily copies of its database, and in the
/// encrypted backups of the chosen folder.
///
/// The database of a backup is unpacked while it is read, into a private folder, one at a time, and only where plenty
/// of room is left. Plain backups are left out: anybody may have changed them.
final class EarlierDatabases {
    private static final System.Logger LOG = System.getLogger(EarlierDatabases.class.getName());

    private final Library library;
    private final List<EarlierDatabase> newestFirst;
    private final LongPredicate hasRoom;

    private EarlierDatabases(Library library, List<EarlierDatabase> newestFirst, LongPredicate hasRoom) {
        this.library = library;
        this.newestFirst = List.copyOf(newestFirst);
        this.hasRoom = hasRoom;
    }

    /// A copy or a backup.
    ///
    /// @param day when it was made
    record EarlierDatabase(LocalDate day, Path file, boolean isBackup) {}

    /// @param today days after it are those of a wrong clock, so they count as oldest
    /// @param hasRoom whether a database of so many bytes may be unpacked
    /// @throws IOException if the folder of daily copies cannot be read
    static EarlierDatabases of(Library library, LocalDate today, LongPredicate hasRoom) throws IOException {
        List<EarlierDatabase> found = new ArrayList<>();
        DailyCopies.in(library.folder().backupsFolder(), ScheduledDatabaseBackup.FILE_NAME)
                .forEach((day, file) -> found.add(new EarlierDatabase(day, file, false)));
        backups(library).forEach((day, file) -> found.add(new EarlierDatabase(day, file, true)));
        found.sort(
                Comparator.comparing((EarlierDatabase earlier) -> earlier.day().isAfter(today))
                        .thenComparing(EarlierDatabase::day, Comparator.reverseOrder())
                        .thenComparing(EarlierDatabase::isBackup)); // a daily copy needs no unpacking
        return new EarlierDatabases(library, found, hasRoom);
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

    /// Has the file of a database read. One that cannot be had is passed over.
    ///
    /// @param reader gets a file that may be gone afterwards
    void read(EarlierDatabase earlier, Consumer<Path> reader) {
        if (!earlier.isBackup()) {
            reader.accept(earlier.file());
            return;
        }
        try {
            readBackup(earlier.file(), reader);
        } catch (BackupException | IOException | UncheckedIOException e) {
            LOG.log(System.Logger.Level.INFO, "a backup cannot be read", e);
        }
    }

    private void readBackup(Path backup, Consumer<Path> reader) throws IOException {
        if (!mayBeUnpacked(backup)) {
            return;
        }
        try (TemporaryFolder folder = TemporaryFolder.in(library.folder().cacheFolder())) {
            Path database = folder.path().resolve("unpacked.db");
            if (LibraryBackup.unpackDatabase(backup, BackupKey.keys(library, LibraryKeys.NONE), database, hasRoom)) {
                reader.accept(database);
            } else {
                LOG.log(System.Logger.Level.INFO, "there is no room to look into a backup");
            }
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
}
