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

/// A copy of the library's database for a backup, checked and migrated. It is deleted when closed.
///
/// It is made on the disk of the library. Where that is full or cannot be written it is made beside the backup, so that
/// a backup to another disk is still possible.
///
/// @param file the copy
/// @param contents what it holds
record DatabaseCopy(Path file, LibraryContents contents) implements AutoCloseable {
    /// @param beside a folder beside the backup, private once it is created; whoever writes the backup deletes it
    static DatabaseCopy make(Library library, Path beside) throws IOException {
        try {
            return in(library, library.folder().cacheFolder());
        } catch (IOException | LibraryException e) {
            LibraryFailureKind kind = LibraryException.of(e).kind();
            if (kind != LibraryFailureKind.DISK_FULL
                    && kind != LibraryFailureKind.NOT_WRITABLE
                    && kind != LibraryFailureKind.UNREADABLE) {
                throw e;
            }
            return in(library, beside);
        }
    }

    private static DatabaseCopy in(Library library, Path folder) throws IOException {
        PrivateFiles.createFolder(folder);
        Path file = Files.createTempFile(folder, "backup", ".db");
        Files.delete(file);
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
