package app.saywell.desk.lessons.pack;

import app.saywell.desk.lessons.pack.PackException.PackFailureKind;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// Unpacks a ZIP file from an untrusted source.
public final class SafeUnzip {
    private static final long MAX_BYTES = 2L << 30;
    private static final int MAX_ENTRIES = 20_000;
    private static final int MAX_NAME_BYTES = 255;
    private static final int MAX_PATH_LENGTH = 1_000;

    private SafeUnzip() {}

    /// Unpacks `zip` into the empty folder `folder`.
    public static void extract(Path zip, Path folder) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile())) {
            if (file.size() > MAX_ENTRIES) {
                throw new PackException(PackFailureKind.DANGEROUS, "more than " + MAX_ENTRIES + " files");
            }
            long left = MAX_BYTES;
            for (ZipEntry entry : Collections.list(file.entries())) {
                if (!entry.isDirectory()) {
                    Path target = resolveInside(folder, entry.getName());
                    makeRoom(folder, target);
                    left -= extractEntry(file.getInputStream(entry), target, left);
                }
            }
        } catch (java.util.zip.ZipException e) {
            throw new PackException(PackFailureKind.DAMAGED, "not a complete ZIP file", e);
        }
    }

    /// Unpacks a ZIP file that was opened as a file system into the empty folder `folder`.
    public static void extract(FileSystem zip, Path folder) throws IOException {
        Path root = zip.getPath("/");
        List<Path> files;
        try (Stream<Path> all = Files.walk(root)) {
            files = all.filter(Files::isRegularFile).limit(MAX_ENTRIES + 1L).toList();
        }
        if (files.size() > MAX_ENTRIES) {
            throw new PackException(PackFailureKind.DANGEROUS, "more than " + MAX_ENTRIES + " files");
        }
        long left = MAX_BYTES;
        for (Path file : files) {
            Path target = resolveInside(folder, root.relativize(file).toString());
            makeRoom(folder, target);
            left -= extractEntry(Files.newInputStream(file), target, left);
        }
    }

    // What no disk takes is the pack's fault, not the disk's.
    private static void makeRoom(Path folder, Path target) throws IOException {
        Path inside = folder.relativize(target);
        for (Path name : inside) {
            if (name.toString().getBytes(StandardCharsets.UTF_8).length > MAX_NAME_BYTES) {
                throw new PackException(PackFailureKind.DANGEROUS, "a name that is too long");
            }
        }
        if (inside.toString().length() > MAX_PATH_LENGTH) {
            throw new PackException(PackFailureKind.DANGEROUS, "a path that is too long");
        }
        try {
            Files.createDirectories(target.getParent());
        } catch (FileAlreadyExistsException e) {
            throw new PackException(PackFailureKind.DANGEROUS, "a file and a folder of one name", e);
        }
        if (Files.isDirectory(target)) {
            throw new PackException(PackFailureKind.DANGEROUS, "a file and a folder of one name");
        }
    }

    /// The path of a ZIP entry inside the folder.
    static Path resolveInside(Path folder, String name) {
        Path path;
        try {
            path = folder.resolve(name.replace('\\', '/')).normalize();
        } catch (java.nio.file.InvalidPathException e) {
            throw new PackException(PackFailureKind.DANGEROUS, "an invalid path", e);
        }
        if (!path.startsWith(folder) || path.equals(folder)) {
            throw new PackException(PackFailureKind.DANGEROUS, "a path that leads out of the pack");
        }
        return path;
    }

    /// A file of the unpacked ZIP.
    public static Path existingFile(Path folder, String name) {
        Path file = resolveInside(folder, name);
        if (!Files.isRegularFile(file)) {
            throw new PackException(PackFailureKind.INCOMPLETE, "the file " + name + " is missing");
        }
        return file;
    }

    /// The text of a file of the unpacked ZIP.
    public static String readText(Path folder, String name) {
        try {
            return Files.readString(existingFile(folder, name));
        } catch (IOException e) {
            throw new PackException(PackFailureKind.INCOMPLETE, "the file " + name + " is not a text file", e);
        }
    }

    private static long extractEntry(InputStream content, Path target, long maxBytes) throws IOException {
        byte[] buffer = new byte[1 << 16];
        long total = 0;
        try (InputStream in = content;
                OutputStream out = Files.newOutputStream(target)) {
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                total += n;
                if (total > maxBytes) {
                    throw new PackException(PackFailureKind.DANGEROUS, "unpacks to more than 2 GB");
                }
                out.write(buffer, 0, n);
            }
        } catch (java.io.EOFException e) {
            throw new PackException(PackFailureKind.DAMAGED, "a file is truncated", e);
        }
        return total;
    }
}
