package app.saywell.desk.privacy.backup;

import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.integrity.LibraryContents;
import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// A copy of the library's database for a backup, checked and migrated. It is deleted when closed.
///
/// It is made on the disk of the library. Where that is full or cannot be written it is made beside the backup, so that
/// a backup to another disk is still possible.
///
/// @param file the copy
/// @param contents what it holds
record DatabaseCopy(Path file, LibraryContents contents) implements AutoCloseable {
    /// A copy on the disk of the library; empty if there is no room, or the disk cannot be written.
    static Optional<DatabaseCopy> onItsDisk(Library library) throws IOException {
        try {
            return Optional.of(in(library, library.folder().cacheFolder()));
        } catch (IOException | LibraryException e) {
            LibraryFailureKind kind = LibraryException.of(e).kind();
            if (kind != LibraryFailureKind.DISK_FULL
                    && kind != LibraryFailureKind.NOT_WRITABLE
                    && kind != LibraryFailureKind.UNREADABLE) {
                throw e;
            }
            return Optional.empty();
        }
    }

    /// @param folder is made, closed to others; whoever names one beside a backup deletes it
    static DatabaseCopy in(Library library, Path folder) throws IOException {
        PrivateFiles.createFolder(folder);
        Path file = PrivateFiles.createTemporaryFile(folder, "backup", ".db");
        try {
            library.copyDatabaseTo(file);
            return new DatabaseCopy(file, ClosedLibrary.inspectCopy(file));
        } catch (RuntimeException e) {
            Files.deleteIfExists(file);
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(file);
    }
}
