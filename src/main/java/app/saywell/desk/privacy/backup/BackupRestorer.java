package app.saywell.desk.privacy.backup;

import app.saywell.desk.school.StepListener;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.DataFolder;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.integrity.LibraryContents;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.speech.installation.PrivateFiles;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Replaces the library with a backup, in two steps. While Saywell runs, the backup is unpacked
/// into the data folder, opened, checked, migrated and forced to disk. At the next start, before
/// anything is opened, it replaces the library. The old library is kept among the backups.
///
/// After a power failure at any time there is one complete library, and the second step continues
/// at the next start.
public final class BackupRestorer {
    /// How the names of folders with a previous library begin.
    public static final String PREVIOUS_LIBRARY = "before-restore-";

    private static final String PREPARED_FOLDER = "restored";
    private static final String UNVERIFIED_FOLDER = "saywell.restored";
    private static final String READY_FILE = "ready";

    private BackupRestorer() {}

    /// Puts a library into a new folder and checks it.
    private interface LibraryUnpacking {
        void unpack(Path folder) throws IOException;
    }

    /// Checks and unpacks a backup. The library is unchanged until the next start. What was prepared before stays as
    /// it is until the backup is unpacked and checked.
    ///
    /// @param replaced the library of the data folder, if it is open; the restored one goes on with its backups
    /// @throws BackupException if the backup cannot be used, or its key is not among the keys
    public static void prepare(
            Path backup, LibraryKeys keys, Path dataFolder, Optional<Library> replaced, ProgressListener progress)
            throws IOException {
        prepare(backup, keys, dataFolder, replaced, progress, StepListener.NONE);
    }

    /// @param steps for tests that interrupt the exchange of what is prepared
    static void prepare(
            Path backup,
            LibraryKeys keys,
            Path dataFolder,
            Optional<Library> replaced,
            ProgressListener progress,
            StepListener steps)
            throws IOException {
        replaced.ifPresent(InheritedBackups::settleKey);
        replacePrepared(dataFolder, steps, folder -> {
            LibraryBackup.restore(backup, keys, folder, progress);
            if (replaced.isPresent()) {
                inherit(replaced.get(), LibraryBackup.isEncrypted(backup), keys, folder);
            }
            PrivateFiles.createFolder(folder.resolve("recordings"));
            // What was not kept is of others in another library.
            PrivateFiles.createFolder(folder.resolve("unfinished"));
        });
    }

    private static void replacePrepared(Path dataFolder, StepListener steps, LibraryUnpacking unpacking)
            throws IOException {
        placeVerified(dataFolder, StepListener.NONE);
        Path verified = dataFolder.resolve(UNVERIFIED_FOLDER);
        DurableFiles.deleteTree(verified);
        boolean isReady = false;
        try {
            unpacking.unpack(verified);
            DurableFiles.writeAtomically(verified.resolve(READY_FILE), "");
            isReady = true;
        } finally {
            if (!isReady) {
                discard(verified);
            }
        }
        try {
            placeVerified(dataFolder, steps);
        } catch (IOException e) {
            if (isReady(dataFolder.resolve(PREPARED_FOLDER))) {
                discard(verified);
                throw e;
            }
            // Nothing else is prepared any more, and it is found where it is.
            System.getLogger(BackupRestorer.class.getName())
                    .log(System.Logger.Level.WARNING, "a prepared library is moved at the next start", e);
        }
    }

    // What is unpacked and checked takes the place of what was prepared before. From its marker on it counts as
    // prepared, so after a power failure at any time one of the two is there, and the next start goes on.
    private static void placeVerified(Path dataFolder, StepListener steps) throws IOException {
        Path verified = dataFolder.resolve(UNVERIFIED_FOLDER);
        if (isReady(verified)) {
            Path prepared = dataFolder.resolve(PREPARED_FOLDER);
            steps.beforeStep("discard");
            discard(prepared);
            steps.beforeStep("place");
            DurableFiles.move(verified, prepared);
        }
    }

    private static void inherit(Library replaced, boolean isAuthentic, LibraryKeys keys, Path prepared)
            throws IOException {
        try {
            Optional<String> check = new ClosedLibrary(prepared).keyCheck();
            Optional<LibraryKey> key = check.flatMap(keys::find);
            new InheritedBackups(replaced, isAuthentic)
                    .passTo(prepared.resolve("saywell.db"), key, check.isPresent() && key.isEmpty());
        } catch (LibraryException e) {
            throw BackupException.of(e);
        }
        DurableFiles.forceTree(prepared);
    }

    /// Prepares a daily copy of the database, for a data folder whose database is lost. The
    /// recordings stay, and so does what was prepared before until the copy is checked.
    ///
    /// @throws BackupException if the copy cannot be used
    public static void prepareDatabase(Path copy, Path dataFolder) throws IOException {
        replacePrepared(dataFolder, StepListener.NONE, folder -> {
            PrivateFiles.createFolder(folder);
            Files.copy(copy, folder.resolve("saywell.db"));
            try {
                ClosedLibrary.inspectCopy(folder.resolve("saywell.db"));
            } catch (LibraryException e) {
                throw BackupException.of(e);
            }
            DurableFiles.forceTree(folder);
        });
    }

    /// The newest daily copy of the database that can be opened and is not empty.
    public static Optional<Path> newestGoodCopy(Path dataFolder, LocalDate today) throws IOException {
        Path backups = dataFolder.resolve("backups");
        if (!Files.isDirectory(backups)) {
            return Optional.empty();
        }
        var copies = DailyCopies.in(backups, ScheduledDatabaseBackup.FILE_NAME);
        for (LocalDate day : DailyCopies.newestFirst(copies.keySet(), today)) {
            Path file = Objects.requireNonNull(copies.get(day));
            if (readContents(file).filter(contents -> contents.records() > 0).isPresent()) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    /// What a copy of a database holds; empty if it cannot be opened. The copy is not changed.
    static Optional<LibraryContents> readContents(Path copy) throws IOException {
        Path folder = PrivateFiles.createTemporaryFolder(Objects.requireNonNull(copy.getParent()), "inspect");
        try {
            Path inspected = Files.copy(copy, folder.resolve("copy.db"));
            return Optional.of(ClosedLibrary.inspectCopy(inspected));
        } catch (LibraryException e) {
            return Optional.empty();
        } finally {
            DurableFiles.deleteTree(folder);
        }
    }

    /// Whether a backup is prepared for the next start.
    public static boolean isPrepared(Path dataFolder) {
        return isReady(dataFolder.resolve(PREPARED_FOLDER)) || isReady(dataFolder.resolve(UNVERIFIED_FOLDER));
    }

    private static boolean isReady(Path folder) {
        return Files.exists(folder.resolve(READY_FILE));
    }

    /// Deletes the prepared backup, and what is left of one that was being prepared.
    public static void discardPrepared(Path dataFolder) throws IOException {
        discard(dataFolder.resolve(PREPARED_FOLDER));
        discard(dataFolder.resolve(UNVERIFIED_FOLDER));
    }

    /// Deletes what is left of a backup that was being prepared. One that is prepared stays.
    public static void discardUnfinished(Path dataFolder) throws IOException {
        for (String folder : List.of(UNVERIFIED_FOLDER, PREPARED_FOLDER)) {
            if (!isReady(dataFolder.resolve(folder))) {
                DurableFiles.deleteTree(dataFolder.resolve(folder));
            }
        }
    }

    private static void discard(Path prepared) throws IOException {
        // The marker file is deleted first, so that a half-deleted folder never counts as complete.
        if (Files.deleteIfExists(prepared.resolve(READY_FILE))) {
            DurableFiles.forceParent(prepared.resolve(READY_FILE));
        }
        DurableFiles.deleteTree(prepared);
    }

    /// Replaces the library with the prepared backup, if there is one. Call it before the library
    /// is opened.
    ///
    /// @return where the previous library is
    /// @throws app.saywell.desk.store.database.LibraryException if another process has the folder open
    /// @throws BackupException if the new library cannot be opened; the previous one is back then
    public static Optional<Path> completePrepared(Path dataFolder, Instant now) throws IOException {
        return completePrepared(dataFolder, now, StepListener.NONE);
    }

    /// @param steps for tests that interrupt the exchange
    static Optional<Path> completePrepared(Path dataFolder, Instant now, StepListener steps) throws IOException {
        if (!isPrepared(dataFolder)) {
            return Optional.empty();
        }
        try (DataFolder locked = DataFolder.open(dataFolder)) {
            placeVerified(dataFolder, StepListener.NONE);
            Path prepared = dataFolder.resolve(PREPARED_FOLDER);
            Path backups = locked.backupsFolder();
            Path previous = backups.resolve(previousLibraryName(prepared, backups, now));
            new LibrarySwitch(dataFolder, prepared, previous, steps).run();
            steps.beforeStep("discard");
            discardPrepared(dataFolder);
            return Optional.of(previous);
        }
    }

    // Stored before the first move: after a power failure the old library goes on to one folder.
    private static String previousLibraryName(Path prepared, Path backups, Instant now) throws IOException {
        Path ready = prepared.resolve(READY_FILE);
        String stored = Files.readString(ready, StandardCharsets.UTF_8);
        if (stored.startsWith(PREVIOUS_LIBRARY)) {
            return stored;
        }
        String time = PREVIOUS_LIBRARY
                + DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss")
                        .withZone(ZoneId.systemDefault())
                        .format(now);
        String name = time;
        for (int i = 2; Files.exists(backups.resolve(name)); i++) {
            name = time + "-" + i;
        }
        DurableFiles.writeAtomically(ready, name);
        return name;
    }
}
