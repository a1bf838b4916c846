package app.saywell.desk.privacy;

import app.saywell.desk.privacy.backup.UnfinishedBackups;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.file.UnfinishedFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Folders in which files that are given out are written, wherever on the computer they lie.
///
/// Each is noted in the library before the first of them, so that what a power cut or a killed process leaves of one is
/// found again: at the next start, and by every erasure. When Saywell ends, the notes go.
public final class UnfinishedExports implements AutoCloseable {
    static final Setting<String> NOTED = Setting.text("exports.unfinished", "");
    private static final int MAX_NOTED = 100;
    private static final System.Logger LOG = System.getLogger(UnfinishedExports.class.getName());

    // One process has one library open; tests have several.
    private static final Object LOCK = new Object();

    private final Library library;
    private final Consumer<Path> listener = this::note;

    /// A folder, and whose files lie in it.
    private record NotedFolder(String process, Path folder) {
        static Optional<NotedFolder> parse(String line) {
            int space = line.indexOf(' ');
            return space < 0
                    ? Optional.empty()
                    : Optional.of(new NotedFolder(line.substring(0, space), Path.of(line.substring(space + 1))));
        }

        boolean isOfThisProcess() {
            return process.equals(UnfinishedFiles.process());
        }

        @Override
        public String toString() {
            return process + " " + folder;
        }
    }

    private UnfinishedExports(Library library) {
        this.library = library;
    }

    /// Notes the folders from now on, until it is closed. Nothing is noted in a library that is only read.
    public static UnfinishedExports of(Library library) {
        UnfinishedExports exports = new UnfinishedExports(library);
        if (!library.isReadOnly()) {
            UnfinishedFiles.listen(exports.listener);
        }
        return exports;
    }

    /// Deletes what earlier processes left. A folder that is not there, or is what a missing disk may have left
    /// behind, is looked for again.
    public static void deleteLeft(Library library) {
        deleteLeft(library, folder -> !folder.isOfThisProcess());
    }

    private static void deleteLeft(Library library, Predicate<NotedFolder> isWanted) {
        synchronized (LOCK) {
            List<NotedFolder> noted = noted(library);
            // Asked before anything is deleted, because a folder may be empty then.
            Set<Path> away = noted.stream()
                    .filter(isWanted)
                    .map(NotedFolder::folder)
                    .filter(folder -> UnfinishedBackups.mayBeAway(library, folder))
                    .collect(Collectors.toSet());
            List<NotedFolder> kept = noted.stream()
                    .filter(folder -> !isWanted.test(folder) || away.contains(folder.folder()) || !isDeleted(folder))
                    .toList();
            if (!kept.equals(noted)) {
                store(library, kept);
            }
        }
    }

    private void note(Path folder) {
        Path real = Path.of(folder.toString());
        Path cache = library.folder().cacheFolder().toAbsolutePath();
        if (real.startsWith(cache.toString()) || real.toString().contains("\n")) {
            return; // a start and an erasure empty the cache
        }
        try {
            synchronized (LOCK) {
                List<NotedFolder> noted = new ArrayList<>(noted(library));
                NotedFolder added = new NotedFolder(UnfinishedFiles.process(), real);
                if (!noted.contains(added)) {
                    noted.add(added);
                    store(library, noted.subList(Math.max(0, noted.size() - MAX_NOTED), noted.size()));
                }
            }
        } catch (RuntimeException e) { // what is given out is worth more than the note
            LOG.log(System.Logger.Level.WARNING, "a folder with an unfinished file was not noted", e);
        }
    }

    private static boolean isDeleted(NotedFolder noted) {
        try {
            UnfinishedFiles.delete(noted.process(), noted.folder());
            return true;
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "an unfinished file could not be deleted", e);
            return false;
        }
    }

    private static List<NotedFolder> noted(Library library) {
        return library.settings()
                .get(NOTED)
                .lines()
                .flatMap(line -> NotedFolder.parse(line).stream())
                .toList();
    }

    private static void store(Library library, List<NotedFolder> noted) {
        library.settings()
                .setDurably(NOTED, noted.stream().map(NotedFolder::toString).collect(Collectors.joining("\n")));
    }

    @Override
    public void close() {
        UnfinishedFiles.unlisten(listener);
        if (library.isReadOnly()) {
            return;
        }
        try {
            deleteLeft(library, NotedFolder::isOfThisProcess);
        } catch (LibraryException e) {
            LOG.log(System.Logger.Level.WARNING, "the notes of unfinished files stay", e);
        }
    }
}
