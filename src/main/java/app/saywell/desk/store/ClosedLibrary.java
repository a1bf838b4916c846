package app.saywell.desk.store;

import app.saywell.desk.school.StepListener;
import app.saywell.desk.store.conversion.LibraryConversion;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.EncryptionState;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.deletion.DeletionJournal;
import app.saywell.desk.store.deletion.PendingDeletion;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import app.saywell.desk.store.integrity.DatabaseInspector;
import app.saywell.desk.store.integrity.LibraryContents;
import app.saywell.desk.store.integrity.LibraryGlance;
import app.saywell.desk.store.integrity.RowCheck;
import app.saywell.desk.store.integrity.UpdateCopies;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.settings.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/// What can be asked of a data folder, and done with it, without opening it as a [Library].
///
/// @param root the data folder
public record ClosedLibrary(Path root) {

    /// The check value of the key with which the folder is encrypted; empty if it is not.
    public Optional<String> keyCheck() {
        return EncryptionState.read(databaseFile()).map(EncryptionState::keyCheck);
    }

    /// Whether the folder waits to be encrypted or decrypted by [#convert].
    public boolean awaitsConversion() {
        return LibraryConversion.isDue(root);
    }

    /// Encrypts or decrypts what is not converted yet. It may be stopped, and the folder be opened all the same.
    ///
    /// @param isStopped asked before each file
    /// @return whether everything is done
    /// @throws app.saywell.desk.store.database.LibraryException as [Library#open(Path, SchoolPolicy, LibraryKeys)]
    public boolean convert(LibraryKeys keys, LibraryConversion.ConversionProgress progress, BooleanSupplier isStopped)
            throws IOException {
        return LibraryConversion.run(root, Library.MIGRATIONS, keys, progress, isStopped, StepListener.NONE);
    }

    /// What can be seen of the library.
    ///
    /// @param keys may hold the key of an encrypted one
    public LibraryGlance glance(LibraryKeys keys) {
        return LibraryGlance.at(root, DatabaseFile.newestSchema(Library.MIGRATIONS), keys);
    }

    /// Compares the database with what was written to it; the window may have it open. Empty if there is none, or it is
    /// of another version.
    ///
    /// @throws app.saywell.desk.store.database.LibraryException if it cannot be read now
    public Optional<RowCheck> checkRows() {
        return RowCheck.at(databaseFile(), DatabaseFile.newestSchema(Library.MIGRATIONS));
    }

    /// The copy that was made before a newer version migrated the database, if this version can
    /// open it.
    ///
    /// @throws IOException if the folder of backups cannot be read
    public Optional<UpdateCopies.UpdateCopy> copyBeforeUpdate() throws IOException {
        return UpdateCopies.newest(root, DatabaseFile.newestSchema(Library.MIGRATIONS));
    }

    /// Checks a copy of a library's database and migrates it.
    ///
    /// @throws app.saywell.desk.store.database.LibraryException `DAMAGED` or `NEWER`
    public static LibraryContents inspectCopy(Path copy) {
        return DatabaseInspector.inspect(copy, Library.MIGRATIONS);
    }

    /// Takes out of a copy what is only true where it was written.
    ///
    /// @param isLeftOut whether a setting is taken out, by its name
    /// @param isDone whether something that an erasure still had to delete is taken out
    public static void detachCopy(Path copy, Predicate<String> isLeftOut, Predicate<PendingDeletion> isDone) {
        try (LibraryDatabase database = LibraryDatabase.open(copy, Library.MIGRATIONS)) {
            DeletionJournal journal = new DeletionJournal(database);
            for (DeletionKind kind : DeletionKind.values()) {
                journal.remove(journal.findByKind(kind).stream().filter(isDone).toList());
            }
            database.execute(handle -> handle.select("SELECT name FROM setting").mapTo(String.class).list().stream()
                    .filter(isLeftOut)
                    .forEach(name -> handle.execute("DELETE FROM setting WHERE name = ?", name)));
        }
    }

    /// Changes the settings of a copy and what an erasure still has to delete where it will be opened.
    ///
    /// @param key of the library, if it is encrypted
    public static void changeCopy(Path copy, Optional<LibraryKey> key, BiConsumer<Settings, DeletionJournal> change) {
        try (LibraryDatabase database = LibraryDatabase.open(copy, Library.MIGRATIONS, key)) {
            change.accept(new Settings(database, Map.of()), new DeletionJournal(database));
        }
    }

    private Path databaseFile() {
        return root.resolve("saywell.db");
    }
}
