package app.saywell.desk.privacy.backup;

import app.saywell.desk.privacy.backup.BackupException.BackupFailureKind;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.seal.SealedContent;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.desk.store.seal.SealedFileException;
import app.saywell.speech.installation.PrivateFiles;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.zip.ZipException;

/// The ZIP file of a backup, encrypted as one. Those of older versions are plain: whoever had one in the hand may have
/// changed it.
final class BackupArchive implements Closeable {
    private static final int MAX_TEXT_BYTES = 64 << 20;

    private final FileSystem zip;
    private final boolean isEncrypted;

    private BackupArchive(FileSystem zip, boolean isEncrypted) {
        this.zip = zip;
        this.isEncrypted = isEncrypted;
    }

    /// Opens a backup.
    ///
    /// @throws BackupException `KEY_MISSING` if it is encrypted with another key, `DAMAGED` if it is no ZIP file
    ///     or a recording pack
    static BackupArchive open(Path file, LibraryKeys keys) throws IOException {
        if (SealedDisk.contentOf(file)
                .filter(content -> content == SealedContent.RECORDING_PACK)
                .isPresent()) {
            throw new BackupException(BackupFailureKind.DAMAGED, "these are recordings of a class, not a backup");
        }
        Optional<String> check = SealedDisk.keyCheck(file);
        Path readable = check.isEmpty()
                ? file
                : encrypted(
                        file,
                        keys.find(check.get())
                                .orElseThrow(() -> new BackupException(
                                        BackupFailureKind.KEY_MISSING, "it is encrypted with another key")));
        try {
            return new BackupArchive(FileSystems.newFileSystem(readable), check.isPresent());
        } catch (ZipException | EOFException | SealedFileException | ProviderNotFoundException e) {
            throw new BackupException(BackupFailureKind.DAMAGED, "not a complete ZIP file");
        }
    }

    /// Begins an encrypted file that is closed to others.
    static OutputStream newFile(Path file, LibraryKey key) throws IOException {
        PrivateFiles.createFile(file);
        return Files.newOutputStream(encrypted(file, key), StandardOpenOption.WRITE);
    }

    private static Path encrypted(Path file, LibraryKey key) {
        return SealedDisk.file(file, key, SealedContent.LIBRARY);
    }

    /// Whether nobody without the key can have changed it.
    boolean isEncrypted() {
        return isEncrypted;
    }

    boolean has(String name) {
        return Files.isRegularFile(zip.getPath("/", name));
    }

    /// Size of a file once it is unpacked, in bytes.
    ///
    /// @throws BackupException if there is none
    long size(String name) throws IOException {
        try {
            return Files.size(zip.getPath("/", name));
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new BackupException(BackupFailureKind.DAMAGED, name + " is missing");
        }
    }

    /// Reads a list.
    ///
    /// @throws BackupException if there is none, it is damaged, or longer than any list of a backup
    String readText(String name) throws IOException {
        try (InputStream in = read(name)) {
            byte[] text = in.readNBytes(MAX_TEXT_BYTES + 1);
            if (text.length > MAX_TEXT_BYTES) {
                throw new BackupException(BackupFailureKind.DAMAGED, name + " is too long");
            }
            return new String(text, StandardCharsets.UTF_8);
        } catch (ZipException | EOFException | SealedFileException e) {
            throw new BackupException(BackupFailureKind.DAMAGED, name);
        }
    }

    /// @throws BackupException if there is none, or it is damaged
    InputStream read(String name) throws IOException {
        try {
            return Files.newInputStream(zip.getPath("/", name));
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new BackupException(BackupFailureKind.DAMAGED, name + " is missing");
        } catch (ZipException | EOFException | SealedFileException e) {
            throw new BackupException(BackupFailureKind.CHANGED, name);
        }
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
