package app.saywell.desk.privacy.backup;

import app.saywell.desk.privacy.backup.DailyCopies.DailyCopy;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.seal.SealedDisk;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The daily backups of a library in a folder that other computers may have, too: what one of its keys encrypted, and
/// plain ones of older versions.
final class OwnBackups {
    // Those of older versions do not name their key.
    private static final String NAME = "saywell-(\\d{4}-\\d\\d-\\d\\d)(?:-[0-9a-f]{8}(?:-\\d{1,4})?)?\\.saywell";

    private static final Pattern FILE_NAME = Pattern.compile(NAME);

    private static final Pattern UNFINISHED_NAME = Pattern.compile(NAME + "\\.part");

    private static final Pattern NAMES_NO_KEY = Pattern.compile("saywell-\\d{4}-\\d\\d-\\d\\d\\.saywell(\\.part)?");

    private OwnBackups() {}

    /// Finished ones, in the order of [DailyCopies#all].
    static List<DailyCopy> in(Library library, Path folder) throws IOException {
        return own(library, folder, FILE_NAME);
    }

    /// Those that were begun.
    static List<DailyCopy> unfinishedIn(Library library, Path folder) throws IOException {
        return own(library, folder, UNFINISHED_NAME);
    }

    private static List<DailyCopy> own(Library library, Path folder, Pattern name) throws IOException {
        List<DailyCopy> own = new ArrayList<>();
        for (DailyCopy copy : DailyCopies.all(folder, name)) {
            try {
                if (isOwn(library, copy.file())) {
                    own.add(copy);
                }
            } catch (AccessDeniedException | NoSuchFileException e) {
                // of another user, or just deleted by its owner
            }
        }
        return own;
    }

    // A plain one is of an older version, unless it names its key: then another computer has only just begun it.
    private static boolean isOwn(Library library, Path file) throws IOException {
        Optional<String> check = SealedDisk.keyCheck(file);
        if (check.isPresent()) {
            return BackupKey.isOfBackups(library, check.get());
        }
        String name = String.valueOf(file.getFileName());
        return NAMES_NO_KEY.matcher(name).matches();
    }
}
