package app.saywell.library.store;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Files and folders that only the present user of the computer can read: 0700 and 0600, or an
/// access list with one entry on Windows.
///
/// A folder closed to others protects whatever is created in it later. The files are restricted as
/// well, because folders are moved and shared.
public final class PrivateFiles {
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    private PrivateFiles() {}

    /// Creates a folder with its parents, and closes it to others. An existing one is closed too.
    public static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder);
        restrict(folder, true);
    }

    /// Closes a file to others.
    public static void restrictFile(Path file) throws IOException {
        restrict(file, false);
    }

    /// Closes a file, or a folder and everything in it, to others. What belongs to another user is
    /// left, and links are not followed.
    static void restrictTree(Path root) throws IOException {
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes a) throws IOException {
                restrict(folder, true);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (attributes.isRegularFile()) {
                    restrict(file, false);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
                return FileVisitResult.CONTINUE; // gone meanwhile
            }
        });
    }

    private static void restrict(Path path, boolean isFolder) throws IOException {
        var posix = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (posix != null) {
            Set<PosixFilePermission> wanted = isFolder ? FOLDER : FILE;
            if (!posix.readAttributes().permissions().equals(wanted)) {
                setQuietly(() -> posix.setPermissions(wanted));
            }
            return;
        }
        var acl = Files.getFileAttributeView(path, AclFileAttributeView.class);
        if (acl != null && acl.getAcl().size() != 1) {
            AclEntry.Builder entry = AclEntry.newBuilder()
                    .setType(AclEntryType.ALLOW)
                    .setPrincipal(acl.getOwner())
                    .setPermissions(EnumSet.allOf(AclEntryPermission.class));
            if (isFolder) {
                entry.setFlags(AclEntryFlag.DIRECTORY_INHERIT, AclEntryFlag.FILE_INHERIT);
            }
            setQuietly(() -> acl.setAcl(List.of(entry.build())));
        }
    }

    private interface PermissionChange {
        void run() throws IOException;
    }

    // Some disks have no permissions, and a school may have set its own.
    private static void setQuietly(PermissionChange change) {
        try {
            change.run();
        } catch (IOException | UnsupportedOperationException e) {
            System.getLogger(PrivateFiles.class.getName())
                    .log(System.Logger.Level.WARNING, "permissions could not be restricted", e);
        }
    }
}
