package app.saywell.desk.store.database;

import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Changes of files that are on disk when the method returns: content, names and folders.
public final class DurableFiles {
    private static final boolean IS_WINDOWS = System.getProperty("os.name").startsWith("Windows");

    private DurableFiles() {}

    /// Writes a small file as a whole, or not at all, closed to other users from the beginning.
    public static void writeAtomically(Path file, String content) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try (OutputStream out = PrivateFiles.newOutputStream(part)) {
            out.write(content.getBytes(StandardCharsets.UTF_8));
        }
        forceFile(part);
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        forceParent(file);
    }

    /// Deletes a file of [#writeAtomically], and what is left of one that it did not finish.
    public static void delete(Path file) throws IOException {
        Files.deleteIfExists(file.resolveSibling(file.getFileName() + ".part"));
        Files.deleteIfExists(file);
    }

    /// Renames a file or folder on the same disk.
    public static void move(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        forceParent(to);
        forceParent(from);
    }

    /// Deletes a file or folder with everything in it; links are not followed. Does nothing if it
    /// does not exist.
    public static void deleteTree(Path root) throws IOException {
        if (!Files.exists(root, java.nio.file.LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        List<Path> deepestFirst;
        try (Stream<Path> paths = Files.walk(root)) {
            deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : deepestFirst) {
            Files.delete(path);
        }
        forceParent(root);
    }

    /// Forces every file and folder below a folder, and the folder.
    public static void forceTree(Path root) throws IOException {
        List<Path> all;
        try (Stream<Path> paths = Files.walk(root)) {
            all = paths.toList();
        }
        for (Path path : all) {
            if (Files.isDirectory(path)) {
                forceFolder(path);
            } else {
                forceFile(path);
            }
        }
        forceParent(root);
    }

    /// Forces the content of a file.
    public static void forceFile(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /// Forces the names in the folder of a file.
    public static void forceParent(Path file) throws IOException {
        Path parent = file.toAbsolutePath().getParent();
        if (parent != null) {
            forceFolder(parent);
        }
    }

    // Windows writes the names itself and cannot open folders.
    private static void forceFolder(Path folder) throws IOException {
        if (!IS_WINDOWS) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }
}
