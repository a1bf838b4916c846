package app.saywell.desk.privacy;

import app.saywell.desk.store.database.FolderFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;

/// Deletes files that were derived from recordings.
final class ResidualFiles {
    private ResidualFiles() {}

    /// Deletes files below a folder whose name contains the hash of a recording.
    static void eraseByHash(Path folder, String hash) throws IOException {
        delete(folder, file -> String.valueOf(file.getFileName()).contains(hash));
    }

    /// Deletes unfinished recordings of a learner. Their names contain the learner's id.
    static void eraseUnfinished(Path folder, long learnerId) throws IOException {
        delete(folder, file -> String.valueOf(file.getFileName())
                .matches("(\\d+|free)-" + learnerId + "-\\d+(-[a-z0-9-]+)?\\..*"));
    }

    /// Deletes all files of the folder of backups. Where it is a link, others may use the folder
    /// too, so only what bears a name that Saywell gives is deleted.
    static void eraseBackups(Path folder) throws IOException {
        boolean isLink = Files.isSymbolicLink(folder);
        delete(folder, file -> !isLink || isBackup(folder.relativize(file)));
    }

    private static boolean isBackup(Path relative) {
        return relative.getName(0)
                .toString()
                .matches("\\d{4}-\\d\\d-\\d\\d\\.db|before-(update|restore)-.*|inspect\\d+" + "|.*\\.(part|saywell)");
    }

    /// Deletes all files below a folder.
    static void eraseAll(Path folder) throws IOException {
        delete(folder, file -> true);
    }

    /// Deletes files below a folder. What else deletes some of them meanwhile, such as a cache that makes room, is no
    /// failure.
    static void delete(Path folder, Predicate<Path> wanted) throws IOException {
        for (Path file : FolderFiles.below(folder)) {
            if (wanted.test(file)) {
                Files.deleteIfExists(file);
            }
        }
    }
}
