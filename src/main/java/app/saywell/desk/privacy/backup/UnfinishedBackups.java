package app.saywell.desk.privacy.backup;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.database.LibraryException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Files of backups that are being written, wherever on the computer they lie.
///
/// Each is noted in the library before its first byte, so that what a power cut or a killed process leaves is
/// found again: at the next start, before the next backup, and by every erasure. One backup is written at a time.
public final class UnfinishedBackups {
    static final Setting<String> NOTED = Setting.text("backup.unfinished", "");

    // One process has one library open.
    private static final ReentrantLock WRITING = new ReentrantLock();

    private UnfinishedBackups() {}

    /// Makes what is written. The file is not noted yet, so a copy of the library that is made here does not know of
    /// it: restored on another computer, it would look for the file there.
    interface BackupPreparation<T> {
        T prepare() throws IOException;
    }

    interface BackupWriter<T> {
        void write(T prepared, Path part) throws IOException;
    }

    /// Runs what writes a file and takes it away in the end; whatever earlier ones left is deleted first. What lies on
    /// a disk that went meanwhile stays noted.
    static <T> void write(Library library, Path part, BackupPreparation<T> preparation, BackupWriter<T> writer)
            throws IOException {
        WRITING.lock();
        try {
            List<Path> left = deleteLeft(library);
            T prepared = preparation.prepare();
            Set<Path> all = new LinkedHashSet<>(left);
            all.add(part.toAbsolutePath());
            all.add(workFolder(part).toAbsolutePath());
            note(library, all);
            Optional<Object> folder = folderOf(part);
            boolean isWritten = false;
            try {
                writer.write(prepared, part);
                isWritten = true;
            } finally {
                Files.deleteIfExists(part);
                DurableFiles.deleteTree(workFolder(part));
                boolean hasGone = !isWritten && folder.isPresent() && !folder.equals(folderOf(part));
                note(library, hasGone ? all : left);
            }
        } finally {
            WRITING.unlock();
        }
    }

    /// What the system knows the folder of a file by, where it knows it by more than its name; empty if none is there.
    private static Optional<Object> folderOf(Path file) {
        try {
            Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent());
            Object key = Files.readAttributes(folder, BasicFileAttributes.class).fileKey();
            return Optional.of(Objects.requireNonNullElse(key, ""));
        } catch (IOException e) { // its disk has gone
            return Optional.empty();
        }
    }

    /// Where a backup may put what it needs while it is written.
    static Path workFolder(Path part) {
        return part.resolveSibling(part.getFileName() + ".copy.part");
    }

    /// Deletes what was left. Waits for a backup that is being written.
    ///
    /// @return files that are still there as far as is known: their disk is not connected, or refuses, or
    ///     may have left its folder behind
    public static List<Path> deleteLeft(Library library) {
        WRITING.lock();
        try {
            List<Path> noted = noted(library);
            Set<Path> found = noted.stream().filter(Files::exists).collect(Collectors.toSet());
            List<Path> left = noted.stream()
                    .filter(part -> found.contains(part) ? !isDeleted(part) : isAway(library, part, found))
                    .toList();
            if (!left.equals(noted)) {
                note(library, left);
            }
            return left;
        } finally {
            WRITING.unlock();
        }
    }

    /// Files of backups that nobody finished and that could not be deleted yet.
    static List<Path> noted(Library library) {
        return library.settings().get(NOTED).lines().map(Path::of).toList();
    }

    /// Backups that nobody finished and that could not be deleted yet: one file of each.
    public static List<Path> remaining(Library library) {
        List<Path> noted = noted(library);
        Set<Path> beside = noted.stream().map(UnfinishedBackups::workFolder).collect(Collectors.toSet());
        return noted.stream().filter(part -> !beside.contains(part)).toList();
    }

    // What lies beside a file that is found has been deleted.
    private static boolean isAway(Library library, Path part, Set<Path> found) {
        Path folder = part.toAbsolutePath().getParent();
        return folder == null
                || found.stream()
                                .noneMatch(other ->
                                        folder.equals(other.toAbsolutePath().getParent()))
                        && mayBeAway(library, folder);
    }

    /// Whether what was in a folder may be on a disk that is away: the folder may come back with it, and one that is
    /// empty, or without the backups that were there, may be what the disk left behind.
    public static boolean mayBeAway(Library library, Path folder) {
        try {
            return !Files.isDirectory(folder) || isEmpty(folder) || SeenBackupFolders.isEmptied(library, folder);
        } catch (IOException | UncheckedIOException e) { // its disk does not answer
            return true;
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private static boolean isDeleted(Path part) {
        try {
            DurableFiles.deleteTree(part);
            return true;
        } catch (IOException e) {
            System.getLogger(UnfinishedBackups.class.getName())
                    .log(System.Logger.Level.WARNING, "an unfinished backup could not be deleted", e);
            return false;
        }
    }

    private static void note(Library library, Collection<Path> parts) {
        try {
            library.settings()
                    .setDurably(NOTED, parts.stream().map(Path::toString).collect(Collectors.joining("\n")));
        } catch (LibraryException e) { // a full disk keeps nobody from a backup on another one
            System.getLogger(UnfinishedBackups.class.getName())
                    .log(System.Logger.Level.WARNING, "an unfinished backup was not noted", e);
        }
    }
}
