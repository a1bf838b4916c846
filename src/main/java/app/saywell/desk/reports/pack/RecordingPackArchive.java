package app.saywell.desk.reports.pack;

import app.saywell.desk.lessons.pack.PackException;
import app.saywell.desk.lessons.pack.PackException.PackFailureKind;
import app.saywell.desk.lessons.pack.SafeUnzip;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.seal.SealedContent;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.desk.store.seal.SealedFileException;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.Optional;
import java.util.zip.ZipException;

/// The ZIP file of a recording pack, encrypted as one, or plain.
final class RecordingPackArchive {
    private RecordingPackArchive() {}

    /// Unpacks a pack into an empty folder.
    ///
    /// @return the key that opened it; empty if it is plain
    /// @throws PackException `KEY_MISSING` if it is encrypted with another key, `NOT_A_LESSON` if something
    ///     else is encrypted in it, such as a backup, `DAMAGED` or `CHANGED` if it is not whole or not as it was
    /// written
    static Optional<LibraryKey> unpack(Path pack, LibraryKeys keys, Path folder) throws IOException {
        Optional<String> check = SealedDisk.keyCheck(pack);
        if (check.isEmpty()) {
            SafeUnzip.extract(pack, folder);
            return Optional.empty();
        }
        if (SealedDisk.contentOf(pack)
                .filter(content -> content == SealedContent.RECORDING_PACK)
                .isEmpty()) {
            throw new PackException(PackFailureKind.NOT_A_LESSON, "it is encrypted, but no recording pack");
        }
        LibraryKey key = keys.find(check.get())
                .orElseThrow(() -> new PackException(
                        PackFailureKind.KEY_MISSING, "it is encrypted, and its key is not on this computer"));
        try (FileSystem zip = FileSystems.newFileSystem(SealedDisk.file(pack, key, SealedContent.RECORDING_PACK))) {
            SafeUnzip.extract(zip, folder);
        } catch (SealedFileException e) {
            throw new PackException(PackFailureKind.CHANGED, "it was changed after it was written", e);
        } catch (ZipException | EOFException | ProviderNotFoundException e) {
            throw new PackException(PackFailureKind.DAMAGED, "not a complete ZIP file", e);
        }
        return Optional.of(key);
    }
}
