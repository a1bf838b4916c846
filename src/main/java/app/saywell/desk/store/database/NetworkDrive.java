package app.saywell.desk.store.database;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Tells whether a folder lies on a drive of another computer. SQLite must not be used there:
/// locks and shared memory do not work between computers, and the file is damaged sooner or later
/// (sqlite.org/howtocorrupt.html, section 2.1; sqlite.org/wal.html).
public final class NetworkDrive {
    private static final Set<String> TYPES = Set.of(
            "nfs",
            "nfs3",
            "nfs4",
            "cifs",
            "smb",
            "smb2",
            "smb3",
            "smbfs",
            "afpfs",
            "afs",
            "ncpfs",
            "webdav",
            "davfs",
            "fuse.davfs",
            "fuse.sshfs",
            "macfuse_sshfs",
            "osxfuse_sshfs",
            "fuse.rclone",
            "ceph",
            "glusterfs",
            "fuse.glusterfs");

    private static final int DRIVE_REMOTE = 4;

    private NetworkDrive() {}

    /// The kind of drive, such as `nfs4`, if the folder lies on one of another computer. The folder
    /// need not exist.
    public static Optional<String> typeOf(Path folder) {
        return typeOf(folder, path -> Files.getFileStore(path).type());
    }

    /// How a test says what kind of drive a path lies on.
    @FunctionalInterface
    interface DriveType {
        /// @see FileStore#type()
        String of(Path existing) throws IOException;
    }

    static Optional<String> typeOf(Path folder, DriveType drives) {
        Path existing = folder.toAbsolutePath();
        if (isOnServer(existing.toString())) {
            return Optional.of("unc");
        }
        while (!Files.exists(existing)) {
            Path parent = existing.getParent();
            if (parent == null) {
                return Optional.empty();
            }
            existing = parent;
        }
        try {
            String type = drives.of(existing).toLowerCase(Locale.ROOT);
            if (TYPES.contains(type)) {
                return Optional.of(type);
            }
        } catch (IOException e) {
            return Optional.empty(); // whoever writes there will tell
        }
        return isMappedDrive(existing) ? Optional.of("mapped") : Optional.empty();
    }

    /// Whether a path of Windows names a computer and a share: `\\server\share`.
    static boolean isOnServer(String path) {
        return path.startsWith("\\\\")
                && (path.startsWith("\\\\?\\UNC\\") || !path.startsWith("\\\\?\\"))
                && !path.startsWith("\\\\.\\");
    }

    // Java reports the file system of the server for a mapped drive, so Windows itself is asked.
    private static boolean isMappedDrive(Path path) {
        Path root = path.getRoot();
        if (root == null || !System.getProperty("os.name", "").startsWith("Windows")) {
            return false;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment name = arena.allocateFrom(root.toString(), StandardCharsets.UTF_16LE);
            MemorySegment function = SymbolLookup.libraryLookup("kernel32", arena)
                    .find("GetDriveTypeW")
                    .orElseThrow();
            int type = (int) Linker.nativeLinker()
                    .downcallHandle(function, FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS))
                    .invokeExact(name);
            return type == DRIVE_REMOTE;
        } catch (Throwable e) { // as method handles declare it
            System.getLogger(NetworkDrive.class.getName())
                    .log(System.Logger.Level.DEBUG, "the kind of drive is unknown", e);
            return false;
        }
    }
}
