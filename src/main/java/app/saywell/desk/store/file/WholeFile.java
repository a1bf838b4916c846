package app.saywell.desk.store.file;

import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;

/// Writes a file whole or not at all: a full disk leaves neither half of it nor takes away what was
/// there before.
///
/// A new file can be read by its user alone, because it may hold names or voices, unless its folder is one in which
/// others may write: that was shared on purpose. A file that is replaced keeps who may read it.
public final class WholeFile {
    private WholeFile() {}

    /// What is written into a file.
    public interface Content {
        /// The stream is closed by the caller.
        void writeTo(OutputStream out) throws IOException;
    }

    /// Writes a new file, or replaces an existing one. A pipe or a terminal is written to as it is.
    public static void write(Path file, Content content) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            fill(file, content);
            return;
        }
        write(file, UnfinishedFiles.beside(file), content);
    }

    /// As above, where others may be writing the same file.
    ///
    /// @param part what is written first, in the same folder; no other writer has it
    public static void write(Path file, Path part, Content content) throws IOException {
        try {
            prepare(file, part, content);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /// Writes what is to take the place of a file. Whoever calls this moves or deletes it.
    ///
    /// @param part in the same folder; no other writer has it
    public static void prepare(Path file, Path part, Content content) throws IOException {
        try (OutputStream out = PrivateFiles.newOutputStream(part)) {
            content.writeTo(out);
        }
        openAsBefore(part, file);
    }

    private static void openAsBefore(Path part, Path file) throws IOException {
        var written = Files.getFileAttributeView(part, PosixFileAttributeView.class);
        if (written == null) {
            return;
        }
        if (Files.exists(file)) {
            written.setPermissions(Files.getPosixFilePermissions(file));
            return;
        }
        written.setPermissions(permissionsIn(file, EnumSet.noneOf(PosixFilePermission.class)));
    }

    /// Makes a folder for files that are given out. It can be read by those who may write where it lies.
    public static void createFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        PrivateFiles.createFolder(folder);
        var made = Files.getFileAttributeView(folder, PosixFileAttributeView.class);
        if (made != null) {
            Set<PosixFilePermission> entering = EnumSet.of(PosixFilePermission.OWNER_EXECUTE);
            Set<PosixFilePermission> permissions = permissionsIn(folder, entering);
            if (permissions.contains(PosixFilePermission.GROUP_READ)) {
                permissions.add(PosixFilePermission.GROUP_EXECUTE);
            }
            if (permissions.contains(PosixFilePermission.OTHERS_READ)) {
                permissions.add(PosixFilePermission.OTHERS_EXECUTE);
            }
            made.setPermissions(permissions);
        }
    }

    private static Set<PosixFilePermission> permissionsIn(Path path, Set<PosixFilePermission> more) throws IOException {
        Set<PosixFilePermission> folder =
                Files.getPosixFilePermissions(path.toAbsolutePath().getParent());
        Set<PosixFilePermission> permissions =
                EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
        permissions.addAll(more);
        if (folder.contains(PosixFilePermission.GROUP_WRITE)) {
            permissions.add(PosixFilePermission.GROUP_READ);
        }
        if (folder.contains(PosixFilePermission.OTHERS_WRITE)) {
            permissions.add(PosixFilePermission.OTHERS_READ);
        }
        return permissions;
    }

    private static void fill(Path file, Content content) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            content.writeTo(out);
        }
    }
}
