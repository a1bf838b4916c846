package app.saywell.desk.privacy.backup;

import app.saywell.desk.school.StepListener;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Exchanges the library in a data folder for a prepared one by renaming, and back if that fails.
///
/// Every rename is on disk before the next, and the database comes last: as long as the old one is
/// in place, its recordings are among the backups, and the exchange can continue.
final class LibrarySwitch {
    private static final String DATABASE = "saywell.db";
    private static final List<String> PARTS_IN_ORDER =
            List.of("recordings", "unfinished", "saywell.db-wal", "saywell.db-shm", DATABASE);

    private final Path current;
    private final Path prepared;
    private final Path previous;
    private final StepListener steps;

    LibrarySwitch(Path current, Path prepared, Path previous, StepListener steps) {
        this.current = current;
        this.prepared = prepared;
        this.previous = previous;
        this.steps = steps;
    }

    /// @throws BackupException if the new library cannot be opened; the previous one is back then
    void run() throws IOException {
        try {
            for (String part : PARTS_IN_ORDER) {
                exchange(part);
            }
            steps.beforeStep("open");
            ClosedLibrary.inspectCopy(current.resolve(DATABASE));
        } catch (IOException e) {
            switchBack();
            throw e;
        } catch (LibraryException e) {
            switchBack();
            throw BackupException.of(e);
        }
    }

    private void exchange(String part) throws IOException {
        boolean isLog = part.startsWith(DATABASE + "-");
        boolean isDue = Files.exists(prepared.resolve(isLog ? DATABASE : part));
        if (isDue && Files.exists(current.resolve(part))) {
            PrivateFiles.createFolder(previous);
            steps.beforeStep("keep " + part);
            if (Files.exists(previous.resolve(part))) {
                Files.delete(current.resolve(part)); // an empty folder, created since
            } else {
                DurableFiles.move(current.resolve(part), previous.resolve(part));
            }
        }
        if (isDue && !isLog) {
            steps.beforeStep("place " + part);
            DurableFiles.move(prepared.resolve(part), current.resolve(part));
        }
    }

    private void switchBack() throws IOException {
        for (String part : PARTS_IN_ORDER.reversed()) {
            if (Files.exists(previous.resolve(part))) {
                if (Files.exists(current.resolve(part))) {
                    DurableFiles.deleteTree(prepared.resolve(part));
                    DurableFiles.move(current.resolve(part), prepared.resolve(part));
                }
                DurableFiles.move(previous.resolve(part), current.resolve(part));
            }
        }
        if (!Files.exists(prepared.resolve(DATABASE)) && !Files.exists(current.resolve(DATABASE))) {
            throw new IOException("no database is left in " + current);
        }
        Files.deleteIfExists(prepared.resolve("ready"));
        DurableFiles.deleteTree(prepared);
        DurableFiles.deleteTree(previous);
    }
}
