package app.saywell.library.store;

import app.saywell.library.store.LibraryException.Kind;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Recordings as files that are named by their content, and so are never overwritten and never kept
/// twice. Safe for several threads.
public final class Recordings {
    private final Path folder;

    public Recordings(DataFolder data) {
        this.folder = data.recordings();
    }

    /// Takes a finished file in and leaves its old name to it too, where the file system can do
    /// that without copying; the caller deletes the old name once the recording is noted. So
    /// whenever the power fails, one of the two is found.
    ///
    /// @param extension `wav` or `mp3`
    /// @param seconds its length, as the caller knows it
    public AudioClip linkIn(Path file, String extension, double seconds) {
        try {
            force(file);
            AudioClip clip = new AudioClip(hashOf(file), extension, seconds);
            Path target = path(clip);
            if (Files.exists(target)) {
                return clip;
            }
            Files.createDirectories(parent(target));
            try {
                Files.createLink(target, file);
                return clip;
            } catch (UnsupportedOperationException | IOException e) {
                return copyIn(file, extension, seconds);
            }
        } catch (IOException e) {
            throw Failures.of(e);
        }
    }

    /// Copies a file in and leaves it where it is.
    public AudioClip copyIn(Path file, String extension, double seconds) {
        try (InputStream in = Files.newInputStream(file)) {
            return write(in, extension, seconds);
        } catch (IOException e) {
            throw Failures.of(e);
        }
    }

    /// Keeps what the stream holds.
    public AudioClip write(InputStream in, String extension, double seconds) {
        Path copy = null;
        try {
            copy = Files.createTempFile(folder, "copy", ".part");
            MessageDigest digest = sha256();
            try (OutputStream out = Files.newOutputStream(copy)) {
                new DigestInputStream(in, digest).transferTo(out);
            }
            force(copy);
            String hash = HexFormat.of().formatHex(digest.digest());
            AudioClip clip = new AudioClip(hash, extension, seconds);
            Path target = path(clip);
            Files.createDirectories(parent(target));
            Files.move(copy, target, StandardCopyOption.ATOMIC_MOVE);
            return clip;
        } catch (IOException e) {
            deleteQuietly(copy);
            throw Failures.of(e);
        }
    }

    /// The file of a recording, whether it is there or not. Nobody writes to it.
    public Path path(AudioClip clip) {
        return folder.resolve(clip.hash().substring(0, 2))
                .resolve(clip.hash() + "." + clip.extension());
    }

    /// The file of a recording.
    ///
    /// @throws LibraryException `RECORDING_MISSING` when it is gone
    public Path file(AudioClip clip) {
        Path path = path(clip);
        if (!Files.isRegularFile(path)) {
            throw new LibraryException(Kind.RECORDING_MISSING, clip.hash());
        }
        return path;
    }

    /// Overwrites the file with zeros and deletes it; without one does nothing.
    public void erase(AudioClip clip) {
        Path path = path(clip);
        try {
            if (Files.exists(path)) {
                overwrite(path);
                Files.delete(path);
            }
        } catch (IOException e) {
            throw Failures.of(e);
        }
    }

    /// SHA-256 of a file in lower-case hexadecimal.
    public static String hashOf(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return hashOf(in);
        } catch (IOException e) {
            throw Failures.of(e);
        }
    }

    /// SHA-256 of all that the stream still holds, in lower-case hexadecimal.
    public static String hashOf(InputStream in) throws IOException {
        MessageDigest digest = sha256();
        new DigestInputStream(in, digest).transferTo(OutputStream.nullOutputStream());
        return HexFormat.of().formatHex(digest.digest());
    }

    /// SHA-256 of bytes in lower-case hexadecimal.
    public static String hashOf(byte[] bytes) {
        return HexFormat.of().formatHex(sha256().digest(bytes));
    }

    private static void overwrite(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            var zeros = java.nio.ByteBuffer.allocate(1 << 16);
            long size = channel.size();
            for (long at = 0; at < size; at += zeros.capacity()) {
                zeros.clear().limit((int) Math.min(zeros.capacity(), size - at));
                channel.write(zeros, at);
            }
            channel.force(true);
        }
    }

    private static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    private static Path parent(Path path) {
        Path parent = path.getParent();
        return parent == null ? path : parent;
    }

    private static void deleteQuietly(@Nullable Path file) {
        try {
            if (file != null) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            // The first failure is the one that matters; a left-over part is swept at start.
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
