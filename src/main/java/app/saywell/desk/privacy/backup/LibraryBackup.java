package app.saywell.desk.privacy.backup;

import app.saywell.desk.privacy.backup.BackupException.BackupFailureKind;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.DataFolder;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.store.integrity.LibraryContents;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.desk.store.seal.SealedFileException;
import app.saywell.speech.installation.PrivateFiles;
import app.saywell.speech.task.ProgressListener;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipOutputStream;

/// A backup of the whole library as an encrypted ZIP file: the database, every recording of its table of
/// recordings, a list of SHA-256 hashes, and a list of recordings that were missing.
public final class LibraryBackup {
    private static final String HASH_LIST = "sha256.txt";
    private static final String MISSING_LIST = "missing.txt";
    private static final String DATABASE_FILE = "saywell.db";
    private static final String RECORDINGS_FOLDER = "recordings";

    private LibraryBackup() {}

    /// Writes the file and verifies it. The library may be used meanwhile; later recordings are not
    /// in the backup.
    ///
    /// @throws BackupException `INCOMPLETE` if recordings are missing or changed; the file is
    ///     written without them, and the message names them. It gets a name of its own where a
    ///     file is that may have what it lacks
    public static void create(Library library, Path file, ProgressListener progress) throws IOException {
        create(library, file, (copy, isComplete) -> {}, progress);
    }

    /// Changes the copy of the database before it is written, after the recordings.
    interface CopySettling {
        /// @param isComplete whether no recording is missing
        void settle(Path copy, boolean isComplete);
    }

    /// As above, with a changed copy of the database.
    static void create(Library library, Path file, CopySettling settling, ProgressListener progress)
            throws IOException {
        if (!library.isReadOnly()) {
            DataFolder.makeRoomIfFull(library.folder().root());
        }
        LibraryKey key = BackupKey.of(library); // before the copy, so that a restored library goes on with it
        UnfinishedBackups.write(
                library,
                file.resolveSibling(file.getFileName() + ".part"),
                () -> DatabaseCopy.onItsDisk(library),
                (early, part) -> {
                    List<String> missing;
                    try (DatabaseCopy copy = early.isPresent()
                            ? early.get()
                            : DatabaseCopy.in(library, UnfinishedBackups.workFolder(part))) {
                        missing = writeVerified(library, copy, settling, part, key, progress);
                    }
                    Path target = missing.isEmpty() ? file : IncompleteBackup.target(library, file, missing);
                    Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
                    DurableFiles.forceParent(target);
                    if (!missing.isEmpty()) {
                        throw BackupException.incomplete(
                                missing, Optional.of(target).filter(beside -> !beside.equals(file)));
                    }
                });
    }

    private static List<String> writeVerified(
            Library library,
            DatabaseCopy copy,
            CopySettling settling,
            Path part,
            LibraryKey key,
            ProgressListener progress)
            throws IOException {
        List<String> missing = write(library, copy, settling, BackupArchive.newFile(part, key), progress);
        verify(part, check -> Optional.of(key));
        DurableFiles.forceFile(part);
        return missing;
    }

    /// Reads and verifies a whole backup.
    ///
    /// @throws BackupException if the backup is truncated or changed, or its key is not among the keys
    public static void verify(Path file, LibraryKeys keys) throws IOException {
        try (BackupArchive zip = BackupArchive.open(file, keys)) {
            for (Map.Entry<String, String> entry : readHashes(zip).entrySet()) {
                if (!sha256Of(zip, entry.getKey()).equals(entry.getValue())) {
                    throw new BackupException(BackupFailureKind.CHANGED, entry.getKey());
                }
            }
        }
    }

    /// Whether a backup is encrypted. One that is not may come from anybody.
    public static boolean isEncrypted(Path file) throws IOException {
        return SealedDisk.isSealed(file);
    }

    /// The recordings that were missing already when a backup was written.
    static List<String> missingIn(Path file, LibraryKeys keys) throws IOException {
        try (BackupArchive zip = BackupArchive.open(file, keys)) {
            return readMissing(zip);
        }
    }

    /// Verifies a backup, unpacks it into a data folder that is empty or does not exist, opens its
    /// database, migrates it, and compares it with the recordings. On failure the folder has no
    /// database.
    ///
    /// @throws BackupException if the backup cannot be used
    public static void restore(Path file, LibraryKeys keys, Path folder, ProgressListener progress) throws IOException {
        verify(file, keys);
        PrivateFiles.createFolder(folder);
        try (Stream<Path> existing = Files.list(folder)) {
            if (existing.findAny().isPresent()) {
                throw new BackupException(BackupFailureKind.NOT_EMPTY, "the folder is not empty");
            }
        }
        boolean isComplete = false;
        try (BackupArchive zip = BackupArchive.open(file, keys)) {
            List<String> names = readHashes(zip).keySet().stream().sorted().toList();
            for (int i = 0; i < names.size(); i++) {
                unpack(zip, names.get(i), folder);
                progress.onProgress(i + 1L, names.size());
            }
            check(folder, readMissing(zip));
            RestoredSettings.settle(folder.resolve(DATABASE_FILE), zip.isEncrypted());
            isComplete = true;
        } finally {
            if (!isComplete) {
                DurableFiles.deleteTree(folder); // also what a full disk took of it
            }
        }
        DurableFiles.forceTree(folder);
    }

    // Nothing else has a place in a data folder: another name would be taken for what Saywell put there itself.
    private static void unpack(BackupArchive zip, String name, Path folder) throws IOException {
        Path target = folder.resolve(name).normalize();
        if (!name.equals(DATABASE_FILE) && !target.startsWith(folder.resolve(RECORDINGS_FOLDER))) {
            throw new BackupException(BackupFailureKind.CHANGED, "a file that is not of a backup");
        }
        PrivateFiles.createFolder(Objects.requireNonNull(target.getParent()));
        try (InputStream in = zip.read(name);
                OutputStream out = PrivateFiles.newOutputStream(target)) {
            in.transferTo(out);
        }
    }

    /// Unpacks the database of a backup alone, to look at it. It is not opened.
    ///
    /// @param target a file that does not exist
    /// @param hasRoom asked for the size of the database in bytes
    /// @return false if there is no room; nothing is written then
    /// @throws BackupException if the backup is truncated or changed, or its key is not among the keys
    static boolean unpackDatabase(Path file, LibraryKeys keys, Path target, LongPredicate hasRoom) throws IOException {
        try (BackupArchive zip = BackupArchive.open(file, keys)) {
            if (!hasRoom.test(zip.size(DATABASE_FILE))) {
                return false;
            }
            try (InputStream in = zip.read(DATABASE_FILE);
                    OutputStream out = PrivateFiles.newOutputStream(target)) {
                in.transferTo(out);
            }
            return true;
        } catch (ZipException | EOFException | SealedFileException e) {
            throw new BackupException(BackupFailureKind.CHANGED, DATABASE_FILE);
        }
    }

    private static void check(Path folder, List<String> knownMissing) throws IOException {
        LibraryContents contents;
        try {
            contents = ClosedLibrary.inspectCopy(folder.resolve(DATABASE_FILE));
        } catch (LibraryException e) {
            throw BackupException.of(e);
        }
        for (AudioClip clip : contents.recordings()) {
            Path recording = folder.resolve(entryName(clip));
            if (!knownMissing.contains(entryName(clip)) && !isSealed(recording) && !isIntact(recording, clip)) {
                throw new BackupException(BackupFailureKind.CHANGED, entryName(clip) + " is missing or changed");
            }
        }
    }

    private static List<String> write(
            Library library, DatabaseCopy copy, CopySettling settling, OutputStream out, ProgressListener progress)
            throws IOException {
        List<AudioClip> recordings = copy.contents().recordings();
        StringBuilder hashes = new StringBuilder();
        List<String> missing = new ArrayList<>();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (int i = 0; i < recordings.size(); i++) {
                AudioClip clip = recordings.get(i);
                Path file = library.recordings().pathOf(clip);
                if (isIntact(file, clip)) {
                    putFile(zip, entryName(clip), SealedDisk.raw(file), hashes);
                } else {
                    missing.add(entryName(clip));
                }
                progress.onProgress(i + 1L, recordings.size());
            }
            settling.settle(copy.file(), missing.isEmpty());
            putFile(zip, DATABASE_FILE, copy.file(), hashes);
            putText(zip, HASH_LIST, hashes.toString());
            putText(zip, MISSING_LIST, String.join("\n", missing));
        }
        return missing;
    }

    private static boolean isIntact(Path file, AudioClip clip) {
        try {
            return Files.isRegularFile(file) && RecordingFiles.sha256Of(file).equals(clip.hash());
        } catch (LibraryException e) { // the disk does not give it, or it is encrypted and damaged
            return false;
        }
    }

    // An encrypted one is in the list of hashes as it is in the backup.
    private static boolean isSealed(Path recording) throws IOException {
        return Files.isRegularFile(recording) && SealedDisk.isSealed(recording);
    }

    private static String entryName(AudioClip clip) {
        return RECORDINGS_FOLDER + "/" + clip.hash().substring(0, 2) + "/" + clip.hash() + "." + clip.extension();
    }

    private static void putFile(ZipOutputStream zip, String name, Path file, StringBuilder hashes) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        Files.copy(file, zip);
        zip.closeEntry();
        hashes.append(RecordingFiles.sha256Of(file)).append("  ").append(name).append('\n');
    }

    private static void putText(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private static Map<String, String> readHashes(BackupArchive zip) throws IOException {
        Map<String, String> hashes = new HashMap<>();
        zip.readText(HASH_LIST)
                .lines()
                .filter(line -> line.length() > 66)
                .forEach(line -> hashes.put(line.substring(66), line.substring(0, 64)));
        if (!hashes.containsKey(DATABASE_FILE)) {
            throw new BackupException(BackupFailureKind.DAMAGED, "it contains no database");
        }
        return hashes;
    }

    // Backups of older versions have no such list.
    private static List<String> readMissing(BackupArchive zip) throws IOException {
        return zip.has(MISSING_LIST)
                ? zip.readText(MISSING_LIST)
                        .lines()
                        .filter(line -> !line.isEmpty())
                        .toList()
                : List.of();
    }

    private static String sha256Of(BackupArchive zip, String name) throws IOException {
        try (InputStream in = zip.read(name)) {
            return RecordingFiles.sha256Of(in);
        } catch (ZipException | EOFException | SealedFileException e) {
            throw new BackupException(BackupFailureKind.CHANGED, name);
        }
    }
}
