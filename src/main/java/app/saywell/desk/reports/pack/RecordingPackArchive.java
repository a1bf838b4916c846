package app.saywell.desk.reports.pack;

import app.saywell.desk.lessons.pack.PackException;
import app.saywell.desk.lessons.pack.PackException.PackFailureKind;
import app.saywell.desk.lessons.pack.SafeUnzip;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.store.file.TemporaryFolder;
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

/// A copy of a recording pack, a ZIP file that is encrypted as one, or plain.
///
/// Whoever can write beside a pack can exchange it at any moment, so everything is read from a copy of our own. An
/// encrypted pack is copied as it is; a plain one is encrypted as the library is, so that no voice lies open in it.
///
/// @param isEncrypted whether the pack was, not its copy
record RecordingPackArchive(Path file, boolean isEncrypted) {

    /// @param folder an empty folder of the library
    static RecordingPackArchive copy(Path pack, TemporaryFolder folder) throws IOException {
        Path file = folder.path().resolve("pack");
        boolean isEncrypted = SealedDisk.copyAsItIs(pack, file);
        return new RecordingPackArchive(isEncrypted ? SealedDisk.raw(file) : file, isEncrypted);
    }

    /// What tells a pack from any other that is put in its place.
    String fingerprint() {
        return RecordingFiles.sha256Of(file);
    }

    /// Unpacks it into an empty folder.
    ///
    /// @return the key that opened it; empty if it is plain
    /// @throws PackException `KEY_MISSING` if it is encrypted with another key, `NOT_A_LESSON` if something
    ///     else is encrypted in it, such as a backup, `DAMAGED` or `CHANGED` if it is not whole or not as it was
    /// written
    Optional<LibraryKey> unpack(LibraryKeys keys, Path folder) throws IOException {
        if (!isEncrypted) {
            unpackPlain(folder);
            return Optional.empty();
        }
        String check = SealedDisk.keyCheck(file)
                .orElseThrow(() -> new PackException(PackFailureKind.DAMAGED, "it ends in its beginning"));
        if (SealedDisk.contentOf(file)
                .filter(content -> content == SealedContent.RECORDING_PACK)
                .isEmpty()) {
            throw new PackException(PackFailureKind.NOT_A_LESSON, "it is encrypted, but no recording pack");
        }
        LibraryKey key = keys.find(check)
                .orElseThrow(() -> new PackException(
                        PackFailureKind.KEY_MISSING, "it is encrypted, and its key is not on this computer"));
        extract(SealedDisk.file(file, key, SealedContent.RECORDING_PACK), folder);
        return Optional.of(key);
    }

    private void unpackPlain(Path folder) throws IOException {
        if (file.equals(SealedDisk.raw(file))) {
            SafeUnzip.extract(file, folder);
        } else { // the library has encrypted it
            extract(file, folder);
        }
    }

    private static void extract(Path pack, Path folder) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(pack)) {
            SafeUnzip.extract(zip, folder);
        } catch (SealedFileException e) {
            throw new PackException(PackFailureKind.CHANGED, "it was changed after it was written", e);
        } catch (ZipException | EOFException | ProviderNotFoundException e) {
            throw new PackException(PackFailureKind.DAMAGED, "not a complete ZIP file", e);
        }
    }
}
