package app.saywell.desk.privacy.maintenance;

import app.saywell.desk.privacy.UnfinishedExports;
import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.privacy.backup.UnfinishedBackups;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.database.FolderFiles;
import app.saywell.desk.store.integrity.UpdateCopies;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Deletes files in the data folder that nothing refers to: what crashes, full disks and killed
/// imports left.
///
/// Every folder has one owner that knows its files. `recordings` belongs to the table of
/// recordings, `unfinished` to the learners and sentences that the file names give, `cache` to the
/// running process alone, `backups` and `restored` to backup and restore. Files with names that
/// Saywell does not give are left alone. Call it before anything is recorded or imported.
public final class FileSweeper {
    /// How long the previous library is kept after a restore, and its database after an update.
    public static final Duration PREVIOUS_LIBRARY_RETENTION = Duration.ofDays(35);

    private static final System.Logger LOG = System.getLogger(FileSweeper.class.getName());
    private static final String RECORDING = "[0-9a-f]{64}\\.(wav|mp3)";
    private static final String RECORDED = "(\\d{1,18}|free)-\\d{1,18}-\\d{1,18}(-[a-z0-9-]+)?\\.wav";
    private static final String TAKE = "\\d{1,18}-\\d{1,18}-\\d{1,18}\\.wav";

    private final Library library;
    private final Instant now;

    public FileSweeper(Library library, Instant now) {
        this.library = library;
        this.now = now;
    }

    /// Empties `cache`, which needs no database. A file that cannot be deleted is left for the next start.
    ///
    /// @throws IOException if the folder cannot be read
    static void emptyCache(Library library) throws IOException {
        deleteChildren(library.folder().cacheFolder());
    }

    /// Sweeps all other folders. A file that cannot be deleted is left for the next start.
    ///
    /// @throws IOException if a folder cannot be read
    public void sweep() throws IOException {
        if (library.openingStamp().wasExchanged()) {
            keepUnclaimed();
        }
        orphans().forEach(FileSweeper::delete);
        withoutSound().forEach(FileSweeper::delete);
        copyParts().forEach(FileSweeper::delete);
        delete(library.folder().root().resolve("reference.db"));
        sweepBackups();
        UnfinishedBackups.deleteLeft(library);
        UnfinishedExports.deleteLeft(library);
        BackupRestorer.discardUnfinished(library.folder().root());
        library.openingStamp().renew();
    }

    // The files may be the only copies of recordings that an exchanged database does not know.
    private void keepUnclaimed() throws IOException {
        List<Path> found = orphans();
        library.database().write(handle -> {
            found.forEach(file -> handle.execute(
                    "INSERT OR IGNORE INTO unclaimed_file VALUES" + " (?)",
                    file.getFileName().toString()));
            return found.size();
        });
    }

    private List<Path> orphans() throws IOException {
        Set<String> known =
                new HashSet<>(library.database().read(handle -> handle.select("SELECT hash || '.' || extension"
                                + " FROM recording UNION ALL"
                                + " SELECT name FROM"
                                + " unclaimed_file")
                        .mapTo(String.class)
                        .list()));
        Set<String> owners = takeOwners();
        Stream<Path> recordings = FolderFiles.ofRecordings(library.folder().recordingsFolder()).stream();
        return Stream.concat(
                        recordings.filter(file -> name(file).matches(RECORDING)),
                        unfinished().stream().filter(file -> !owners.contains(owner(file))))
                .filter(file -> !known.contains(name(file)))
                .toList();
    }

    // A learner or sentence without a row was erased.
    private Set<String> takeOwners() throws IOException {
        Set<String> owners = new HashSet<>();
        for (Path file : unfinished()) {
            String[] ids = owner(file).split("-", -1);
            if (library.sentences().find(Long.parseLong(ids[0])).isPresent()
                    && library.learners().find(Long.parseLong(ids[1])).isPresent()) {
                owners.add(owner(file));
            }
        }
        return owners;
    }

    // Begun, and ended before the first sample came.
    private List<Path> withoutSound() throws IOException {
        return FolderFiles.below(library.folder().unfinishedFolder()).stream()
                .filter(file -> name(file).matches(RECORDED))
                .filter(this::holdsNoSound)
                .toList();
    }

    private boolean holdsNoSound(Path file) {
        try {
            return Files.size(file) == 0
                    || library.folder().canOpen(file) && AudioFile.probe(file).seconds() == 0;
        } catch (UnreadableAudioException e) {
            return e.reason() == UnreadableReason.EMPTY;
        } catch (IOException | UncheckedIOException e) {
            return false;
        }
    }

    private List<Path> copyParts() throws IOException {
        return FolderFiles.ofRecordings(library.folder().recordingsFolder()).stream()
                .filter(file -> name(file).matches("copy\\d+\\.part"))
                .toList();
    }

    private void sweepBackups() throws IOException {
        List<Path> children;
        try (Stream<Path> files = Files.list(library.folder().backupsFolder())) {
            children = files.toList();
        }
        for (Path child : children) {
            boolean isOldLibrary = (name(child).startsWith(BackupRestorer.PREVIOUS_LIBRARY)
                            || UpdateCopies.isCopy(child))
                    && Files.getLastModifiedTime(child).toInstant().isBefore(now.minus(PREVIOUS_LIBRARY_RETENTION));
            if (isOldLibrary || name(child).matches(".*\\.part|inspect\\d+")) {
                delete(child);
            }
        }
    }

    private static void deleteChildren(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            List<Path> children;
            try (Stream<Path> files = Files.list(folder)) {
                children = files.toList();
            }
            children.forEach(FileSweeper::delete);
        }
    }

    private static void delete(Path path) {
        try {
            DurableFiles.deleteTree(path);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "a file that nothing uses is left", e);
        }
    }

    private List<Path> unfinished() throws IOException {
        return FolderFiles.below(library.folder().unfinishedFolder()).stream()
                .filter(file -> name(file).matches(TAKE))
                .toList();
    }

    private static String owner(Path file) {
        return name(file).substring(0, name(file).lastIndexOf('-'));
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
