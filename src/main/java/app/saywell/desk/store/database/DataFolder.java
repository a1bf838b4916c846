package app.saywell.desk.store.database;

import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.desk.store.seal.SealedDisk.NewFiles;
import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The data folder. Only one process can open it at a time.
///
/// The lock is a file lock of the operating system, so it is released when the process ends in any
/// way.
public final class DataFolder implements AutoCloseable {
    private static final String LOCK = "saywell.lock";
    private static final String DATABASE = "saywell.db";

    private final Path root;
    private final @Nullable FileChannel lockFile;
    private final UnaryOperator<Path> sealing;
    private final Optional<String> keyCheck;
    private final Optional<ScratchFolder> scratch;

    private DataFolder(
            Path root,
            @Nullable FileChannel lockFile,
            UnaryOperator<Path> sealing,
            Optional<String> keyCheck,
            Optional<ScratchFolder> scratch) {
        this.root = root;
        this.lockFile = lockFile;
        this.sealing = sealing;
        this.keyCheck = keyCheck;
        this.scratch = scratch;
    }

    /// The same folder with encrypted recordings, unfinished recordings and derived data.
    ///
    /// @param newFiles how new ones are written; old ones say themselves what they are
    public DataFolder sealedWith(LibraryKey key, NewFiles newFiles) {
        SealedDisk disk = new SealedDisk(key, file -> !isDatabase(file), newFiles);
        return new DataFolder(root, lockFile, disk::path, Optional.of(key.checkValue()), scratch);
    }

    /// Whether a file is plain, or encrypted with the key of this folder.
    public boolean canOpen(Path file) throws IOException {
        Optional<String> of = SealedDisk.keyCheck(file);
        return of.isEmpty() || of.equals(keyCheck);
    }

    // Copies of the database are written by SQLite, with columns that are encrypted already.
    private static boolean isDatabase(Path file) {
        return file.toString().matches("(?s).*\\.db(-wal|-shm|-journal)?");
    }

    /// Opens and locks the folder. Creates it if it is missing.
    ///
    /// @throws LibraryException `IN_USE` if another process has it open, `NOT_WRITABLE`,
    ///     `DISK_FULL`, `NETWORK_DRIVE`, `FOREIGN` if it holds other files and a name that Saywell
    ///     uses is taken there
    public static DataFolder open(Path root) {
        return open(root, NetworkDrive::typeOf);
    }

    /// @param networkDrive the kind of drive of another computer that a folder lies on
    static DataFolder open(Path root, Function<Path, Optional<String>> networkDrive) {
        refuseNetworkDrive(root, networkDrive);
        try {
            FolderContents contents = FolderContents.of(root);
            if (contents.isForeign()) {
                throw new LibraryException(LibraryFailureKind.FOREIGN, "the folder belongs to something else");
            }
            if (contents.isOwn()) {
                PrivateFiles.createFolder(root);
            }
            FileChannel channel =
                    FileChannel.open(root.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (tryLock(channel) == null) {
                channel.close();
                throw new LibraryException(LibraryFailureKind.IN_USE, "another process has the data folder open");
            }
            DataFolder folder =
                    new DataFolder(root, channel, UnaryOperator.identity(), Optional.empty(), Optional.empty());
            try {
                folder.createFolders();
                ScratchFolder.sweep();
            } catch (IOException e) {
                channel.close(); // else the folder would stay locked as long as this process lives
                throw e;
            }
            return folder;
        } catch (IOException e) {
            LibraryException failure = LibraryFailureTranslator.translate(e, root);
            throw failure.kind() == LibraryFailureKind.DISK_FULL
                    ? failure
                    : new LibraryException(LibraryFailureKind.NOT_WRITABLE, "the data folder is not writable", e);
        }
    }

    private static void refuseNetworkDrive(Path root, Function<Path, Optional<String>> networkDrive) {
        networkDrive.apply(root).ifPresent(type -> {
            throw new LibraryException(LibraryFailureKind.NETWORK_DRIVE, "the drive is " + type);
        });
    }

    /// Whether a folder has a library and takes no file: its disk is read-only, or this user may only read there.
    public static boolean isReadOnly(Path root) {
        try {
            Path database = root.resolve(DATABASE);
            return Files.isReadable(database) && Files.size(database) > 0 && !Files.isWritable(root);
        } catch (IOException e) {
            return false;
        }
    }

    /// Opens a folder that cannot be written, to read it. There is a lock only if somebody could make one before.
    ///
    /// @throws LibraryException `IN_USE` if another process writes to it, `NETWORK_DRIVE`, `NOT_WRITABLE` if the
    ///     temporary folder of the system cannot be written either
    public static DataFolder openReadOnly(Path root) {
        return openReadOnly(root, NetworkDrive::typeOf);
    }

    /// @param networkDrive the kind of drive of another computer that a folder lies on
    static DataFolder openReadOnly(Path root, Function<Path, Optional<String>> networkDrive) {
        refuseNetworkDrive(root, networkDrive); // somebody may write there whose locks are not seen here
        @Nullable FileChannel lock = null;
        try {
            ScratchFolder.sweep();
            lock = readLock(root);
            return new DataFolder(
                    root, lock, UnaryOperator.identity(), Optional.empty(), Optional.of(ScratchFolder.create()));
        } catch (IOException e) {
            closeQuietly(lock);
            throw new LibraryException(LibraryFailureKind.NOT_WRITABLE, "there is no place for temporary files", e);
        }
    }

    // Whoever writes to the folder holds the lock alone; those who read it share it.
    private static @Nullable FileChannel readLock(Path root) throws IOException {
        Path file = root.resolve(LOCK);
        if (!Files.isReadable(file)) {
            return null;
        }
        FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        if (isWritten(channel)) {
            channel.close();
            throw new LibraryException(LibraryFailureKind.IN_USE, "another process has the data folder open");
        }
        return channel;
    }

    private static boolean isWritten(FileChannel channel) {
        try {
            return channel.tryLock(0, Long.MAX_VALUE, true) == null;
        } catch (OverlappingFileLockException e) {
            return true;
        } catch (IOException e) { // some read-only disks know no locks, and nobody writes there
            return false;
        }
    }

    private static void closeQuietly(@Nullable FileChannel channel) {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            // The first failure matters more.
        }
    }

    private void createFolders() throws IOException {
        PrivateFiles.createFolder(recordingsFolder());
        PrivateFiles.createFolder(unfinishedFolder());
        PrivateFiles.createFolder(backupsFolder());
        for (Path own : FolderContents.of(root).own()) {
            PrivateFiles.restrictTree(own);
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    /// Refuses a folder whose database is gone while its recordings or the copies of the database
    /// are there: a new database would push out the good copies.
    ///
    /// @throws LibraryException `EMPTIED`
    public void requireDatabase() {
        try {
            boolean hasDatabase = Files.exists(databaseFile()) && Files.size(databaseFile()) > 0;
            if (!hasDatabase
                    && (holds(recordingsFolder(), "[0-9a-f]{64}\\.(wav|mp3)") || holds(backupsFolder(), ".*\\.db"))) {
                throw new LibraryException(LibraryFailureKind.EMPTIED, "the database is missing or empty");
            }
        } catch (IOException e) {
            throw LibraryFailureTranslator.translate(e);
        }
    }

    /// Creates the database file, so that it is closed to others before anything is in it.
    public void createDatabaseFile() {
        try {
            if (!Files.exists(databaseFile())) {
                PrivateFiles.createFile(databaseFile());
            }
            PrivateFiles.restrictFile(databaseFile()); // one of another version or from elsewhere
        } catch (IOException e) {
            throw LibraryFailureTranslator.translate(e);
        }
    }

    /// Takes a reserve of room for the day on which the disk is full, where there is plenty.
    ///
    /// @throws IOException if it cannot be written
    public void reserveRoom() throws IOException {
        ReservedSpace.take(root);
    }

    /// Gives the reserve of a folder back if its disk is full, so that it can be opened, read and backed up.
    public static void makeRoomIfFull(Path root) {
        ReservedSpace.releaseIfFull(root);
    }

    /// Whether a temporary file leaves people enough room for their work.
    ///
    /// @param bytes its size
    public boolean hasRoomForTemporary(long bytes) {
        return ReservedSpace.hasPlentyBeside(workFolder(), bytes);
    }

    private static boolean holds(Path folder, String name) throws IOException {
        return FolderFiles.ofRecordings(folder).stream()
                .anyMatch(file -> String.valueOf(file.getFileName()).matches(name));
    }

    /// The folder itself.
    public Path root() {
        return root;
    }

    public Path databaseFile() {
        return root.resolve(DATABASE);
    }

    /// The folder of recordings, named by their content.
    public Path recordingsFolder() {
        return sealing.apply(root.resolve("recordings"));
    }

    /// The folder of recordings in progress. A file found here at start is an unfinished recording.
    public Path unfinishedFolder() {
        return sealing.apply(root.resolve("unfinished"));
    }

    public Path backupsFolder() {
        return root.resolve("backups");
    }

    /// The folder of derived data such as peaks. It may be deleted at any time.
    public Path cacheFolder() {
        return sealing.apply(workFolder().resolve("cache"));
    }

    /// Where files are written that hold no data of their own: the folder itself, or a private temporary folder if it
    /// cannot be written.
    public Path workFolder() {
        return scratch.map(ScratchFolder::path).orElse(root);
    }

    @Override
    public void close() {
        try {
            if (lockFile != null) {
                lockFile.close();
            }
            if (scratch.isPresent()) {
                scratch.get().close();
            }
        } catch (IOException e) {
            throw LibraryFailureTranslator.translate(e);
        }
    }
}
