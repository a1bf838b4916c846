package app.saywell.desk.privacy.backup;

import app.saywell.desk.store.Library;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Where a backup goes that lacks recordings. It takes the place of no file that may have one of them.
final class IncompleteBackup {
    private IncompleteBackup() {}

    /// The chosen file, or the first of its name with a number that is free or holds no more.
    ///
    /// @param missing the recordings that the backup lacks
    static Path target(Library library, Path file, List<String> missing) {
        LibraryKeys keys = BackupKey.keys(library, LibraryKeys.NONE);
        String name = String.valueOf(file.getFileName());
        int end = name.contains(".") ? name.lastIndexOf('.') : name.length();
        Path target = file;
        for (int number = 2; Files.exists(target) && !lacksAll(target, missing, keys); number++) {
            target = file.resolveSibling(name.substring(0, end) + "-" + number + name.substring(end));
        }
        return target;
    }

    private static boolean lacksAll(Path backup, List<String> missing, LibraryKeys keys) {
        try {
            return LibraryBackup.missingIn(backup, keys).containsAll(missing);
        } catch (BackupException | IOException | UncheckedIOException e) { // not known, so it stays
            return false;
        }
    }
}
