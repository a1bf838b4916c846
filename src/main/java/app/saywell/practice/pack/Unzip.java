package app.saywell.practice.pack;

import app.saywell.practice.pack.PackException.Kind;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// Unpacks a ZIP that may be hostile.
final class Unzip {
    private static final long MOST_BYTES = 2L << 30;
    private static final int MOST_ENTRIES = 20_000;

    private Unzip() {}

    /// Unpacks all of `zip` below `folder`, which is empty.
    static void into(Path zip, Path folder) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile())) {
            if (file.size() > MOST_ENTRIES) {
                throw new PackException(Kind.DANGEROUS, "more than " + MOST_ENTRIES + " files");
            }
            long left = MOST_BYTES;
            for (ZipEntry entry : Collections.list(file.entries())) {
                if (!entry.isDirectory()) {
                    Path target = below(folder, entry.getName());
                    Files.createDirectories(target.getParent());
                    left -= unpack(file, entry, target, left);
                }
            }
        } catch (java.util.zip.ZipException e) {
            throw new PackException(Kind.DAMAGED, "not a whole ZIP file", e);
        }
    }

    /// A path of the pack as a file below the folder.
    static Path below(Path folder, String name) {
        Path path;
        try {
            path = folder.resolve(name.replace('\\', '/')).normalize();
        } catch (java.nio.file.InvalidPathException e) {
            throw new PackException(Kind.DANGEROUS, "a path that cannot be", e);
        }
        if (!path.startsWith(folder) || path.equals(folder)) {
            throw new PackException(Kind.DANGEROUS, "a path that leads out of the pack");
        }
        return path;
    }

    /// A file of an unpacked pack.
    static Path fileBelow(Path folder, String name) {
        Path file = below(folder, name);
        if (!Files.isRegularFile(file)) {
            throw new PackException(Kind.INCOMPLETE, "the file " + name + " is missing");
        }
        return file;
    }

    /// The text of a file of an unpacked pack.
    static String textBelow(Path folder, String name) {
        try {
            return Files.readString(fileBelow(folder, name));
        } catch (IOException e) {
            throw new PackException(Kind.INCOMPLETE, "the file " + name + " is no text", e);
        }
    }

    private static long unpack(ZipFile file, ZipEntry entry, Path target, long most)
            throws IOException {
        byte[] buffer = new byte[1 << 16];
        long total = 0;
        try (InputStream in = file.getInputStream(entry);
                OutputStream out = Files.newOutputStream(target)) {
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                total += n;
                if (total > most) {
                    throw new PackException(Kind.DANGEROUS, "unpacks to more than 2 GB");
                }
                out.write(buffer, 0, n);
            }
        } catch (java.io.EOFException e) {
            throw new PackException(Kind.DAMAGED, "a file ends too soon", e);
        }
        return total;
    }
}
