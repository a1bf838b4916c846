package app.saywell.practice.backup;

import app.saywell.library.store.DataFolder;
import app.saywell.task.Progress;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Puts a backup in the place of what is here, in two steps: while Saywell runs the backup is
/// checked and unpacked beside the library; at the next start, before anything is opened, the two
/// change places. What was here is kept among the backups.
///
/// Whenever the power fails there is one whole library, and the second step goes on at the next
/// start.
public final class Restore {
    private static final String PREPARED = "restored";
    private static final String READY = "ready";
    private static final List<String> PARTS =
            List.of("recordings", "saywell.db-wal", "saywell.db-shm", "saywell.db");

    private Restore() {}

    /// Checks and unpacks a backup; the library is as it was until the next start.
    ///
    /// @throws BackupException if it is cut or changed
    public static void prepare(Path backup, Path home, Progress progress) throws IOException {
        Path prepared = home.resolve(PREPARED);
        discard(home);
        WholeBackup.restore(backup, prepared, progress);
        Files.writeString(prepared.resolve(READY), "");
    }

    /// Whether a backup waits for the next start.
    public static boolean isPrepared(Path home) {
        return Files.exists(home.resolve(PREPARED).resolve(READY));
    }

    /// Thinks better of it.
    public static void discard(Path home) throws IOException {
        delete(home.resolve(PREPARED));
    }

    /// As [#discard]: somebody who is erased here must not come back with it.
    public static void erase(Path home) {
        try {
            discard(home);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Puts a backup that was prepared into its place; without one does nothing. To be called
    /// before the library is opened.
    ///
    /// @throws app.saywell.library.store.LibraryException if another Saywell has the folder open
    public static void finish(Path home, Instant now) throws IOException {
        if (!isPrepared(home)) {
            return;
        }
        try (DataFolder locked = DataFolder.open(home)) {
            Path prepared = home.resolve(PREPARED);
            Path before = before(locked.backups(), now);
            // The database goes last: as long as the old one is there, so are its recordings.
            for (String part : PARTS) {
                boolean log = part.startsWith("saywell.db-");
                if (!log || Files.exists(prepared.resolve("saywell.db"))) {
                    exchange(home.resolve(part), prepared.resolve(part), before.resolve(part), log);
                }
            }
            delete(prepared);
        }
    }

    private static void exchange(Path here, Path restored, Path before, boolean log)
            throws IOException {
        if (!log && !Files.exists(restored)) {
            return; // exchanged already, before the power failed
        }
        if (Files.exists(here)) {
            Files.createDirectories(before.getParent());
            move(here, before);
        }
        if (Files.exists(restored)) {
            move(restored, here);
        }
    }

    private static Path before(Path backups, Instant now) {
        String day =
                DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss")
                        .withZone(ZoneId.systemDefault())
                        .format(now);
        return backups.resolve("before-restore-" + day);
    }

    private static void move(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        // The sign goes first, so that what is half deleted is never taken for whole.
        Files.deleteIfExists(folder.resolve(READY));
        List<Path> deepestFirst;
        try (Stream<Path> paths = Files.walk(folder)) {
            deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path each : deepestFirst) {
            Files.delete(each);
        }
    }
}
