package app.saywell.desk.store.conversion;

import app.saywell.desk.school.StepListener;
import app.saywell.desk.store.database.DataFolder;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.database.EncryptionState;
import app.saywell.desk.store.database.EncryptionState.EncryptionPhase;
import app.saywell.desk.store.database.FolderFiles;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.integrity.UpdateCopies;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Encrypts or decrypts everything in a data folder, as its state says.
///
/// It can be stopped or killed at any time, and the library be opened in between: columns change in
/// one transaction, files by renaming, and each says itself what it is. The phase in the database
/// is the journal. When encrypting, the database comes first, else last, so the phase never stands
/// before encrypted columns without their key.
public final class LibraryConversion {
    // Carried out like what an erasure leaves to do: the folder of whole backups gets a new one.
    private static final String REPLACE_BACKUPS_ELSEWHERE = """
        INSERT INTO pending_deletion (kind, target, at)
        SELECT 'BACKUP_FOLDER', unseal(value), unixepoch() * 1000 FROM setting
        WHERE name = 'backup.folder' AND unseal(value) != ''
        ON CONFLICT (kind, target) DO UPDATE SET at = max(at, excluded.at)
        """;

    private final Path root;
    private final String migrations;
    private final LibraryKey key;
    private final StepListener steps;

    private LibraryConversion(Path root, String migrations, LibraryKey key, StepListener steps) {
        this.root = root;
        this.migrations = migrations;
        this.key = key;
        this.steps = steps;
    }

    /// Learns how many of all files are done.
    @FunctionalInterface
    public interface ConversionProgress {
        void onProgress(long done, long all);
    }

    /// Whether a data folder waits to be converted.
    public static boolean isDue(Path root) {
        return EncryptionState.read(root.resolve("saywell.db"))
                .filter(state -> state.phase() != EncryptionPhase.ENCRYPTED)
                .isPresent();
    }

    /// Converts what is not converted yet. Call it before the library is opened.
    ///
    /// @param migrations the class path location of the migrations
    /// @param isStopped asked before each file
    /// @return whether everything is done
    /// @throws LibraryException `KEY_MISSING`, or if another process has the folder open
    public static boolean run(
            Path root,
            String migrations,
            LibraryKeys keys,
            ConversionProgress progress,
            BooleanSupplier isStopped,
            StepListener steps)
            throws IOException {
        try (DataFolder folder = DataFolder.open(root)) {
            Optional<EncryptionState> found = EncryptionState.read(folder.databaseFile());
            if (found.isEmpty() || found.get().phase() == EncryptionPhase.ENCRYPTED) {
                return true;
            }
            EncryptionState state = found.get();
            LibraryKey key = keys.find(state.keyCheck())
                    .orElseThrow(() -> DatabaseFile.withoutKey(folder.databaseFile(), migrations));
            return new LibraryConversion(root, migrations, key, steps).convert(folder, state, progress, isStopped);
        }
    }

    private boolean convert(
            DataFolder folder, EncryptionState state, ConversionProgress progress, BooleanSupplier isStopped)
            throws IOException {
        boolean encrypts = state.phase() == EncryptionPhase.ENCRYPTING;
        Path database = folder.databaseFile();
        LibraryDatabase.open(database, migrations).close(); // migrates it
        if (encrypts && !state.columnsSealed()) {
            steps.beforeStep("columns");
            DatabaseFile.convertColumns(database, key, Optional.of(sealed(EncryptionPhase.ENCRYPTING)));
        }
        steps.beforeStep("cache");
        DurableFiles.deleteTree(folder.cacheFolder());
        List<Path> files = files();
        FileConversion conversion = new FileConversion(key, state.newFiles(), steps);
        for (int i = 0; i < files.size(); i++) {
            progress.onProgress(i, files.size());
            if (isStopped.getAsBoolean()) {
                return false;
            }
            steps.beforeStep("file " + i);
            if (files.get(i).toString().endsWith(".db")) {
                convertCopy(files.get(i), encrypts);
            } else {
                conversion.convert(files.get(i));
            }
        }
        steps.beforeStep("end");
        if (encrypts) {
            DatabaseFile.convertColumns(
                    database, key, Optional.of(sealed(EncryptionPhase.ENCRYPTED)), REPLACE_BACKUPS_ELSEWHERE);
        } else {
            DatabaseFile.convertColumns(database, key, Optional.empty());
        }
        progress.onProgress(files.size(), files.size());
        return true;
    }

    private EncryptionState sealed(EncryptionPhase phase) {
        return new EncryptionState(phase, true, key.checkValue());
    }

    // A copy that cannot be opened holds plain texts that cannot be encrypted.
    private void convertCopy(Path copy, boolean encrypts) throws IOException {
        try {
            Optional<EncryptionState> sealed = EncryptionState.read(copy).filter(EncryptionState::columnsSealed);
            boolean isForeign = sealed.filter(state -> !state.keyCheck().equals(key.checkValue()))
                    .isPresent();
            if (sealed.isPresent() == encrypts || isForeign) {
                return;
            }
            if (UpdateCopies.isCopy(copy)) { // of no use to the older version once converted
                Files.delete(copy);
                return;
            }
            LibraryDatabase.open(copy, migrations).close();
            DatabaseFile.convertColumns(
                    copy, key, encrypts ? Optional.of(sealed(EncryptionPhase.ENCRYPTED)) : Optional.empty());
        } catch (LibraryException e) {
            if (e.kind() != LibraryFailureKind.DAMAGED || !encrypts) {
                throw e;
            }
            Files.delete(copy);
        }
    }

    /// Recordings, unfinished ones, and the copies of the database, also of libraries that were
    /// replaced. Copies in the making are deleted.
    private List<Path> files() throws IOException {
        List<Path> all = new ArrayList<>();
        for (String name : List.of("recordings", "unfinished", "backups")) {
            Path folder = root.resolve(name);
            for (Path file : name.equals("backups") ? FolderFiles.below(folder) : FolderFiles.ofRecordings(folder)) {
                String fileName = String.valueOf(file.getFileName());
                if (fileName.matches(FileConversion.PART)) {
                    Files.delete(file);
                } else if (isConverted(name, file, fileName)) {
                    all.add(file);
                }
            }
        }
        return all;
    }

    private static boolean isConverted(String folder, Path file, String fileName) {
        return !folder.equals("backups")
                || fileName.endsWith(".db")
                || file.toString().matches("(?s).*[/\\\\]recordings[/\\\\]..[/\\\\][^/\\\\]*");
    }
}
