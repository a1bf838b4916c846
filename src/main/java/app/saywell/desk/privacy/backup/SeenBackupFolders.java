package app.saywell.desk.privacy.backup;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.settings.Settings;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;

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

    /// Whether backups were there.
    static boolean isSeen(Library library, Path folder) {
        return library.settings().get(SEEN).lines().anyMatch(seen -> BackupFolder.isSame(seen, folder.toString()));
    }

    /// Has a restored library know the folders of the one that it takes the place of.
    static void pass(Library replaced, Settings restored) {
        Set<String> all = new LinkedHashSet<>(restored.get(SEEN).lines().toList());
        if (all.addAll(replaced.settings().get(SEEN).lines().toList())) {
            restored.setDurably(SEEN, String.join("\n", all) + "\n");
        }
    }
}
