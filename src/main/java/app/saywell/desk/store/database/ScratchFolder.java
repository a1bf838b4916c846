package app.saywell.desk.store.database;

import app.saywell.speech.installation.PrivateFiles;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// A private folder among the temporary files of the system, for what has to be written where there is no
/// data folder, or one that cannot be written. It is deleted when closed; what a crash leaves is deleted at
/// the next start.
public final class ScratchFolder implements Closeable {
    private static final String PREFIX = "reading";

    /// Of those that lie beside the folder of this user, because another user made that one.
    private static final String PREFIX_BESIDE = "saywell-" + PREFIX;

    private static final String LOCK = "scratch.lock";
    private static final String LEFT = "temporary files of a library are left";
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
    public static ScratchFolder create() throws IOException {
        return create(OwnTemporaryFolder.path());
    }

    /// @param parent the folder of this user, or of another one who made it first; then the folder lies beside it
    static ScratchFolder create(Path parent) throws IOException {
        Path path = newFolder(parent); // others cannot enter it
        FileChannel lock =
                FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        lock.lock();
        return new ScratchFolder(path, lock);
    }

    private static Path newFolder(Path parent) throws IOException {
        Path own;
        try {
            own = OwnTemporaryFolder.create(parent);
        } catch (IOException e) {
            warn("a temporary folder cannot be used", e);
            return PrivateFiles.createTemporaryFolder(beside(parent), PREFIX_BESIDE);
        }
        return PrivateFiles.createTemporaryFolder(own, PREFIX);
    }

    private static Path beside(Path parent) {
        Path absolute = parent.toAbsolutePath();
        return Objects.requireNonNullElse(absolute.getParent(), absolute);
    }

    /// Deletes those that no process uses any more. What fails is left.
    static void sweep() {
        sweep(OwnTemporaryFolder.path());
    }

    static void sweep(Path parent) {
        if (Files.isDirectory(parent)) {
            try {
                named(PREFIX, OwnTemporaryFolder.create(parent)).forEach(ScratchFolder::deleteUnused);
            } catch (IOException | UncheckedIOException e) {
                warn(LEFT, e);
            }
        }
        sweepBeside(beside(parent));
    }

    // Everybody may make folders there, so only what is this user's and has a lock, or nothing, is ours.
    private static void sweepBeside(Path folder) {
        try {
            for (Path found : named(PREFIX_BESIDE, folder)) {
                if (isPrivate(found, folder) && (Files.exists(found.resolve(LOCK)) || isEmpty(found))) {
                    deleteUnused(found);
                }
            }
        } catch (IOException | UncheckedIOException e) {
            warn(LEFT, e);
        }
    }

    private static List<Path> named(String prefix, Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(child -> String.valueOf(child.getFileName()).startsWith(prefix))
                    .toList();
        }
    }

    private static boolean isPrivate(Path found, Path folder) throws IOException {
        return Files.isDirectory(found, LinkOption.NOFOLLOW_LINKS) && OwnTemporaryFolder.isOwn(found, folder);
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.findAny().isEmpty();
        }
    }

    private static void deleteUnused(Path folder) {
        try {
            if (!isUsed(folder)) {
                DurableFiles.deleteTree(folder);
            }
        } catch (IOException | UncheckedIOException e) { // another process deletes it too
            warn(LEFT, e);
        }
    }

    private static boolean isUsed(Path folder) throws IOException {
        Path lock = folder.resolve(LOCK);
        boolean hasLock = Files.exists(lock);
        Instant made = Files.getLastModifiedTime(hasLock ? lock : folder).toInstant();
        if (made.isAfter(Instant.now().minus(BEING_MADE))) { // the lock is taken soon after
            return true;
        }
        if (!hasLock) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
                FileLock taken = channel.tryLock()) {
            return taken == null;
        } catch (OverlappingFileLockException e) { // this process uses it
            return true;
        }
    }

    private static void warn(String what, Exception e) {
        System.getLogger(ScratchFolder.class.getName()).log(System.Logger.Level.WARNING, what, e);
    }

    /// Where it lies.
    public Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        lock.close();
        DurableFiles.deleteTree(path);
    }
}
