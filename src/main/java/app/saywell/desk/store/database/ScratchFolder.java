package app.saywell.desk.store.database;

import app.saywell.speech.installation.PrivateFiles;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/// A private folder among the temporary files of the system, for what the reading of a data folder that cannot be
/// written needs to write. It is deleted when closed; what a crash leaves is deleted at the next start.
final class ScratchFolder implements Closeable {
    private static final String PREFIX = "reading";
    private static final String LOCK = "scratch.lock";
    private static final Duration BEING_MADE = Duration.ofMinutes(1);

    private final Path path;
    private final FileChannel lock;

    private ScratchFolder(Path path, FileChannel lock) {
        this.path = path;
        this.lock = lock;
    }

    /// Makes one.
    ///
    /// @throws IOException if the temporary folder of the system cannot be written either
    static ScratchFolder create() throws IOException {
        Path parent = parent();
        PrivateFiles.createFolder(parent);
        Path path = Files.createTempDirectory(parent, PREFIX); // others cannot enter it
        FileChannel lock =
                FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        lock.lock();
        return new ScratchFolder(path, lock);
    }

    /// Deletes those that no process uses any more.
    static void sweep() {
        Path parent = parent();
        if (!Files.isDirectory(parent)) {
            return;
        }
        List<Path> found;
        try (Stream<Path> children = Files.list(parent)) {
            found = children.filter(child -> String.valueOf(child.getFileName()).startsWith(PREFIX))
                    .toList();
        } catch (IOException e) {
            warn(e);
            return;
        }
        found.forEach(ScratchFolder::deleteUnused);
    }

    private static void deleteUnused(Path folder) {
        try {
            if (!isUsed(folder)) {
                DurableFiles.deleteTree(folder);
            }
        } catch (IOException e) {
            warn(e);
        }
    }

    private static boolean isUsed(Path folder) throws IOException {
        Path lock = folder.resolve(LOCK);
        if (!Files.exists(lock)) {
            return Files.getLastModifiedTime(folder)
                    .toInstant()
                    .isAfter(Instant.now().minus(BEING_MADE));
        }
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
                FileLock taken = channel.tryLock()) {
            return taken == null;
        } catch (OverlappingFileLockException e) { // this process uses it
            return true;
        }
    }

    private static Path parent() {
        return Path.of(System.getProperty("java.io.tmpdir"), "saywell-" + System.getProperty("user.name"));
    }

    private static void warn(IOException e) {
        System.getLogger(ScratchFolder.class.getName())
                .log(System.Logger.Level.WARNING, "temporary files of a library are left", e);
    }

    Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        lock.close();
        DurableFiles.deleteTree(path);
    }
}
