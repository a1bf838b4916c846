package app.saywell.desk.store.database;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.speech.installation.PrivateFiles;
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
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Recordings as files named by their content. A file is never overwritten, and equal recordings
/// are stored once. Thread-safe.
public final class RecordingFiles {
    private static final System.Logger LOG = System.getLogger(RecordingFiles.class.getName());

    private static final Pattern NAME = Pattern.compile("[0-9a-f]{64}\\.(wav|mp3)");

    private final Path folder;

    public RecordingFiles(DataFolder data) {
        this.folder = data.recordingsFolder();
    }

    /// Imports a finished file with a hard link where the file system supports it, else with a
    /// copy. The file also keeps its old name; the caller deletes that after it has stored the row.
    /// So after a power failure at least one of the two names exists.
    ///
    /// @param extension `wav` or `mp3`
    /// @param seconds duration, as known by the caller
    public AudioClip importByLink(Path file, String extension, double seconds) {
        try {
            forceToDisk(file);
            AudioClip clip = new AudioClip(sha256Of(file), extension, seconds);
            Path target = pathOf(clip);
            if (Files.exists(target)) {
                return clip;
            }
            PrivateFiles.createFolder(parent(target));
            try {
                Files.createLink(target, file);
                PrivateFiles.restrictFile(target);
                DurableFiles.forceParent(target);
                return clip;
            } catch (UnsupportedOperationException | IOException e) {
                return importCopy(file, extension, seconds);
            }
        } catch (IOException e) {
            throw LibraryFailureTranslator.translate(e);
        }
    }

    public AudioClip importCopy(Path file, String extension, double seconds) {
        try (InputStream in = Files.newInputStream(file)) {
            return importStream(in, extension, seconds);
        } catch (IOException e) {
            throw LibraryFailureTranslator.translate(e);
        }
    }

    /// Imports the content of a stream.
    public AudioClip importStream(InputStream in, String extension, double seconds) {
        Path copy = null;
        try {
            copy = PrivateFiles.createTemporaryFile(folder, "copy", ".part");
            MessageDigest digest = newSha256Digest();
            try (OutputStream out = Files.newOutputStream(copy)) {
                new DigestInputStream(in, digest).transferTo(out);
            }
            forceToDisk(copy);
            String hash = HexFormat.of().formatHex(digest.digest());
            AudioClip clip = new AudioClip(hash, extension, seconds);
            Path target = pathOf(clip);
            PrivateFiles.createFolder(parent(target));
            Files.move(copy, target, StandardCopyOption.ATOMIC_MOVE);
            DurableFiles.forceParent(target);
            return clip;
        } catch (IOException e) {
            deleteQuietly(copy);
            throw LibraryFailureTranslator.translate(e);
        }
    }

    /// The path of a recording, whether it exists or not. Read only.
    ///
    /// @throws LibraryException `DAMAGED` if it has a name that no recording has, which may lead anywhere
    public Path pathOf(AudioClip clip) {
        if (!NAME.matcher(clip.hash() + "." + clip.extension()).matches()) {
            throw new LibraryException(LibraryFailureKind.DAMAGED, "a recording has another name than its digest");
        }
        return folder.resolve(clip.hash().substring(0, 2)).resolve(clip.hash() + "." + clip.extension());
    }

    /// The file of a recording.
    ///
    /// @throws LibraryException `RECORDING_MISSING` if it does not exist
    public Path existingFile(AudioClip clip) {
        Path path = pathOf(clip);
        if (!Files.isRegularFile(path)) {
            throw new LibraryException(LibraryFailureKind.RECORDING_MISSING, clip.hash());
        }
        return path;
    }

    /// The sound of a recording; empty if it is missing or cannot be read.
    public Optional<byte[]> read(AudioClip clip) {
        try {
            return Optional.of(Files.readAllBytes(existingFile(clip)));
        } catch (LibraryException | IOException e) {
            LOG.log(System.Logger.Level.WARNING, "a recording cannot be read", e);
            return Optional.empty();
        }
    }

    /// As above; empty as well if it is not the one that was stored.
    public Optional<byte[]> readIntact(AudioClip clip) {
        return read(clip).filter(content -> sha256Of(content).equals(clip.hash()));
    }

    /// Overwrites the file with zeros and deletes it. Does nothing if it does not exist.
    public void erase(AudioClip clip) {
        Path path = pathOf(clip);
        try {
            if (Files.exists(path)) {
                overwriteWithZeros(SealedDisk.raw(path));
                Files.delete(path);
                DurableFiles.forceParent(path);
            }
        } catch (IOException e) {
            throw LibraryFailureTranslator.translate(e);
        }
    }

    /// SHA-256 of a file in lower-case hexadecimal.
    public static String sha256Of(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return sha256Of(in);
        } catch (IOException e) {
            throw LibraryFailureTranslator.translate(e);
        }
    }

    /// SHA-256 of the rest of the stream, in lower-case hexadecimal.
    public static String sha256Of(InputStream in) throws IOException {
        MessageDigest digest = newSha256Digest();
        new DigestInputStream(in, digest).transferTo(OutputStream.nullOutputStream());
        return HexFormat.of().formatHex(digest.digest());
    }

    /// SHA-256 of bytes in lower-case hexadecimal.
    public static String sha256Of(byte[] bytes) {
        return HexFormat.of().formatHex(newSha256Digest().digest(bytes));
    }

    private static void overwriteWithZeros(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            var zeros = java.nio.ByteBuffer.allocate(1 << 16);
            long size = channel.size();
            for (long offset = 0; offset < size; offset += zeros.capacity()) {
                zeros.clear().limit((int) Math.min(zeros.capacity(), size - offset));
                channel.write(zeros, offset);
            }
            channel.force(true);
        }
    }

    private static void forceToDisk(Path file) throws IOException {
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
            // The first failure matters more. The left-over part is removed at the next start.
        }
    }

    private static MessageDigest newSha256Digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is not available", e);
        }
    }
}
