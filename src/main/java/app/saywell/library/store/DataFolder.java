package app.saywell.library.store;

import app.saywell.library.store.LibraryException.Kind;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// The folder that holds everything, for one Saywell at a time.
///
/// The lock is the system's own: it goes when the process does, however it ends.
public final class DataFolder implements AutoCloseable {
    private final Path root;
    private final FileChannel lockFile;

    private DataFolder(Path root, FileChannel lockFile) {
        this.root = root;
        this.lockFile = lockFile;
    }

    /// Makes the folder where it is missing and takes its lock.
    ///
    /// @throws LibraryException `IN_USE` when another Saywell has it, `NOT_WRITABLE`, `DISK_FULL`
    public static DataFolder open(Path root) {
        try {
            Files.createDirectories(root);
            FileChannel channel =
                    FileChannel.open(
                            root.resolve("saywell.lock"),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            if (lock(channel) == null) {
                channel.close();
                throw new LibraryException(Kind.IN_USE, "another Saywell has the data folder open");
            }
            DataFolder folder = new DataFolder(root, channel);
            Files.createDirectories(folder.recordings());
            Files.createDirectories(folder.unfinished());
            Files.createDirectories(folder.backups());
            return folder;
        } catch (IOException e) {
            throw new LibraryException(
                    Kind.NOT_WRITABLE, "the data folder cannot be written to", e);
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    /// The folder itself.
    public Path root() {
        return root;
    }

    /// The database.
    public Path database() {
        return root.resolve("saywell.db");
    }

    /// Recordings, named by their content.
    public Path recordings() {
        return root.resolve("recordings");
    }

    /// Recordings that are still being written. What is found here at start was interrupted.
    public Path unfinished() {
        return root.resolve("unfinished");
    }

    /// Copies of the library as single files.
    public Path backups() {
        return root.resolve("backups");
    }

    /// What can be computed again: peaks and the like. May be deleted at any time.
    public Path cache() {
        return root.resolve("cache");
    }

    @Override
    public void close() {
        try {
            lockFile.close();
        } catch (IOException e) {
            throw Failures.of(e);
        }
    }
}
