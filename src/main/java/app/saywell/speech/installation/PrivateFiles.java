package app.saywell.speech.installation;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
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

    /// Creates a folder with its parents, closed to others from the beginning. An existing one is closed too.
    public static void createFolder(Path folder) throws IOException {
        Path parent = folder.getParent();
        if (!Files.exists(folder)) {
            if (parent != null && !Files.exists(parent)) {
                createFolder(parent);
            }
            try {
                Files.createDirectories(folder, attributes(folder, true));
            } catch (UnsupportedOperationException e) {
                Files.createDirectories(folder); // closed below, where the disk has permissions at all
            }
        }
        restrict(folder, true);
    }

    /// Creates an empty file, closed to others from the beginning. An existing one of that name is replaced.
    public static void createFile(Path file) throws IOException {
        newOutputStream(file).close();
    }

    /// Writes a new file that is closed to others before its first byte. An existing one of that name is replaced.
    public static OutputStream newOutputStream(Path file) throws IOException {
        Files.deleteIfExists(file);
        Set<StandardOpenOption> options = EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try {
            return Channels.newOutputStream(Files.newByteChannel(file, options, attributes(file, false)));
        } catch (UnsupportedOperationException e) {
            OutputStream out = Channels.newOutputStream(Files.newByteChannel(file, options));
            restrict(file, false); // as far as the disk has permissions, and before the first byte
            return out;
        }
    }

    /// Creates an empty file with a name of its own in a folder, closed to others from the beginning. Whoever makes it
    /// deletes it; the folder is one that is swept at a start.
    ///
    /// @param suffix the end of its name
    public static Path createTemporaryFile(Path folder, String prefix, String suffix) throws IOException {
        try {
            return Files.createTempFile(folder, prefix, suffix, attributes(folder, false));
        } catch (UnsupportedOperationException e) {
            Path file = Files.createTempFile(folder, prefix, suffix);
            restrict(file, false); // as far as the disk has permissions
            return file;
        }
    }

    /// As [#createTemporaryFile], but a folder.
    public static Path createTemporaryFolder(Path folder, String prefix) throws IOException {
        try {
            return Files.createTempDirectory(folder, prefix, attributes(folder, true));
        } catch (UnsupportedOperationException e) {
            Path made = Files.createTempDirectory(folder, prefix);
            restrict(made, true);
            return made;
        }
    }

    /// Closes a file to others.
    public static void restrictFile(Path file) throws IOException {
        restrict(file, false);
    }

    /// Closes a file, or a folder and everything in it, to others. What belongs to another user is
    /// left, and links are not followed.
    public static void restrictTree(Path root) throws IOException {
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
            AclEntry entry = ownerAlone(acl.getOwner(), isFolder);
            setQuietly(() -> acl.setAcl(List.of(entry)));
        }
    }

    /// What a new file or folder has from the beginning.
    private static FileAttribute<?>[] attributes(Path path, boolean isFolder) throws IOException {
        Set<String> views = path.getFileSystem().supportedFileAttributeViews();
        if (views.contains("posix")) {
            return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(isFolder ? FOLDER : FILE)};
        }
        if (views.contains("acl")) {
            UserPrincipal user = path.getFileSystem()
                    .getUserPrincipalLookupService()
                    .lookupPrincipalByName(System.getProperty("user.name"));
            return new FileAttribute<?>[] {new AccessList(List.of(ownerAlone(user, isFolder)))};
        }
        return new FileAttribute<?>[0];
    }

    private static AclEntry ownerAlone(UserPrincipal owner, boolean isFolder) {
        AclEntry.Builder entry = AclEntry.newBuilder()
                .setType(AclEntryType.ALLOW)
                .setPrincipal(owner)
                .setPermissions(EnumSet.allOf(AclEntryPermission.class));
        if (isFolder) {
            entry.setFlags(AclEntryFlag.DIRECTORY_INHERIT, AclEntryFlag.FILE_INHERIT);
        }
        return entry.build();
    }

    /// An access list as an attribute of a new file.
    private record AccessList(List<AclEntry> value) implements FileAttribute<List<AclEntry>> {
        @Override
        public String name() {
            return "acl:acl";
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
