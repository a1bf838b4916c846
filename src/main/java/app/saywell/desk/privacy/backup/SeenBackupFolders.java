package app.saywell.desk.privacy.backup;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.settings.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The folders in which a library has seen backups of its own. One of them without any is the empty folder that a disk
/// leaves behind, or on which it appears: what is on the disk cannot be reached.
final class SeenBackupFolders {
    /// One a line.
    private static final Setting<String> SEEN = Setting.text("backup.folders-seen", "");

    private SeenBackupFolders() {}

    /// Remembers that backups are there.
    static void note(Library library, Path folder) {
        if (!isSeen(library, folder)) {
            String seen = library.settings().get(SEEN);
            library.settings().set(SEEN, seen + folder + "\n");
        }
    }

    /// All of them, those that were chosen earlier as well.
    static List<String> all(Library library) {
        return library.settings().get(SEEN).lines().toList();
    }

    /// Whether backups were there and none is: what stands there is not the disk, or somebody emptied it.
    ///
    /// @param folder exists
    static boolean isEmptied(Library library, Path folder) throws IOException {
        return isSeen(library, folder) && OwnBackups.in(library, folder).isEmpty();
    }

    /// Takes a folder for one in which no backup was.
    static void forget(Library library, Path folder) {
        String others = all(library).stream()
                .filter(seen -> !BackupFolder.isSame(seen, folder.toString()))
                .map(seen -> seen + "\n")
                .collect(Collectors.joining());
        library.settings().setDurably(SEEN, others);
    }

    private static boolean isSeen(Library library, Path folder) {
        return all(library).stream().anyMatch(seen -> BackupFolder.isSame(seen, folder.toString()));
    }

    /// Has a restored library know the folders of the one that it takes the place of.
    static void pass(Library replaced, Settings restored) {
        Set<String> all = new LinkedHashSet<>(restored.get(SEEN).lines().toList());
        if (all.addAll(all(replaced))) {
            restored.setDurably(SEEN, String.join("\n", all) + "\n");
        }
    }
}
