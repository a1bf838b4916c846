package app.saywell.desk.privacy.backup;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Which settings a restored library does not take over.
///
/// Backups and exports that were being written belong to the computer that wrote them. And whoever had a plain backup
/// in the hand may have set where voices are sent, where backups go and which key opens them: all of that is chosen
/// anew.
final class RestoredSettings {
    /// What was begun on a computer and may still lie there.
    static final List<Setting<String>> BEGUN = List.of(UnfinishedBackups.NOTED, Setting.text("exports.unfinished", ""));

    private static final Set<String> UNFINISHED = Stream.concat(
                    BEGUN.stream().map(Setting::name),
                    Stream.of("access.restore-noted", ScheduledBackup.INCOMPLETE_SINCE_ERASURE.name()))
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> PLACES_AND_KEYS = Set.of(
            "assessment.signing-key",
            "backup.failing-since",
            "backup.folder",
            "backup.folder-emptied",
            "backup.folders-seen",
            "backup.key",
            "backup.key.on-paper",
            "backup.keys-used",
            "backup.newest-day",
            "classroom.network",
            "homework.folder",
            "lessons.shared-folder",
            "pack.key",
            "pack.key.others",
            "reports.recordings-address",
            "reports.upload-key",
            "service",
            "service.address",
            "service.certificate",
            "service.fallback",
            "service.saywell",
            "updates",
            "updates.address",
            "updates.key");

    private RestoredSettings() {}

    /// Takes them out of an unpacked database, and what an erasure still had to delete on the computer that wrote it:
    /// files, which are not in a backup. Backups elsewhere that hold erased data are still to be replaced.
    ///
    /// @param isAuthentic whether the backup was encrypted, so that only its key can have made it
    /// @throws BackupException if the database cannot be changed
    static void settle(Path database, boolean isAuthentic) {
        try {
            ClosedLibrary.detachCopy(
                    database,
                    name -> isAuthentic ? UNFINISHED.contains(name) : isLeftOut(name),
                    pending -> !isAuthentic || pending.kind() != DeletionKind.BACKUP_FOLDER);
        } catch (LibraryException e) {
            throw BackupException.of(e);
        }
    }

    /// Whether a setting of a plain backup is left out.
    static boolean isLeftOut(String name) {
        return UNFINISHED.contains(name) || PLACES_AND_KEYS.contains(name);
    }
}
