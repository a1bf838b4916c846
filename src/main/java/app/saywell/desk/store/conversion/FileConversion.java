package app.saywell.desk.store.conversion;

import app.saywell.desk.school.StepListener;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.desk.store.seal.SealedDisk.NewFiles;
import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/// Replaces files by their encrypted or decrypted copies, one by one. A file is always the old or
/// the new one as a whole, and says itself which.
final class FileConversion {
    /// How the names of copies in the making begin and end; the sweeper of recordings knows them.
    static final String PART = "copy\\d+\\.part";

    private static final boolean IS_WINDOWS = System.getProperty("os.name").startsWith("Windows");

    private final LibraryKey key;
    private final SealedDisk disk;
    private final NewFiles wanted;
    private final StepListener steps;

    FileConversion(LibraryKey key, NewFiles wanted, StepListener steps) {
        this.key = key;
        this.steps = steps;
        this.disk = new SealedDisk(key, file -> true, wanted);
        this.wanted = wanted;
    }

    /// Converts a file, unless it is as it should be or belongs to another key, as one that was
    /// copied from elsewhere does.
    void convert(Path file) throws IOException {
        Optional<String> of = SealedDisk.keyCheck(file);
        boolean isDone = SealedDisk.isSealed(file) == (wanted == NewFiles.ENCRYPTED);
        boolean isForeign = of.isPresent() && !of.get().equals(key.checkValue());
        if (isDone || isForeign || Files.size(file) == 0) {
            return;
        }
        Path part = PrivateFiles.createTemporaryFile(Objects.requireNonNull(file.getParent()), "copy", ".part");
        try {
            byte[] digest = copy(disk.path(file), disk.path(part));
            if (!Arrays.equals(digest, copy(disk.path(part), null))) {
                throw new IOException("a copy differs from its file");
            }
            DurableFiles.forceFile(part);
            steps.beforeStep("replace " + file.getFileName());
            replace(file, part);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    // What is written over with zeros has no other name: after a crash a take may have two.
    private void replace(Path file, Path part) throws IOException {
        if (wanted == NewFiles.PLAIN || IS_WINDOWS || !hasOneName(file)) {
            move(part, file);
            return;
        }
        try (FileChannel old = FileChannel.open(file, StandardOpenOption.WRITE)) {
            move(part, file);
            steps.beforeStep("overwrite " + file.getFileName());
            overwrite(old);
        }
    }

    private static void move(Path part, Path file) throws IOException {
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        DurableFiles.forceParent(file);
    }

    private static boolean hasOneName(Path file) throws IOException {
        try {
            return Files.getAttribute(file, "unix:nlink") instanceof Integer names && names == 1;
        } catch (UnsupportedOperationException | IllegalArgumentException e) {
            return false;
        }
    }

    private static void overwrite(FileChannel file) throws IOException {
        ByteBuffer zeros = ByteBuffer.allocate(1 << 16);
        long size = file.size();
        for (long at = 0; at < size; at += zeros.capacity()) {
            zeros.clear().limit((int) Math.min(zeros.capacity(), size - at));
            file.write(zeros, at);
        }
        file.force(true);
    }

    private static byte[] copy(Path from, @org.jspecify.annotations.Nullable Path to) throws IOException {
        try (DigestInputStream in = new DigestInputStream(Files.newInputStream(from), sha256());
                InputStream buffered = in;
                OutputStream out = to == null ? OutputStream.nullOutputStream() : Files.newOutputStream(to)) {
            byte[] block = new byte[1 << 16];
            for (int count = buffered.readNBytes(block, 0, block.length);
                    count > 0;
                    count = buffered.readNBytes(block, 0, block.length)) {
                out.write(block, 0, count);
            }
            return in.getMessageDigest().digest();
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is not available", e);
        }
    }
}
