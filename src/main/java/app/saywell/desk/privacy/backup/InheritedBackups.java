package app.saywell.desk.privacy.backup;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.deletion.DeletionJournal;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.settings.Settings;
import java.nio.file.Path;
import java.util.Optional;

/// What a library that is replaced leaves to the restored one: whose the backups are that it made from this computer,
/// which of them an erasure still has to replace, and what nobody finished. Otherwise nothing would reach them any
/// more.
///
/// A plain backup says neither where backups go nor with which key, so that stays as it is on this computer.
final class InheritedBackups {
    private final Library replaced;
    private final boolean isAuthentic;

    /// @param isAuthentic whether the restored backup was encrypted; then it has a key and a folder of its own
    InheritedBackups(Library replaced, boolean isAuthentic) {
        this.replaced = replaced;
        this.isAuthentic = isAuthentic;
    }

    /// Makes the key of the daily backups before anything is passed on. A first backup between the restore and the next
    /// start would otherwise have a key that the restored library does not know of, and nothing would reach it.
    static void settleKey(Library replaced) {
        if (!replaced.isReadOnly()
                && !replaced.settings().get(ScheduledBackup.TARGET_FOLDER).isEmpty()) {
            try {
                BackupKey.of(replaced);
            } catch (LibraryException e) { // then it makes no backup either
                System.getLogger(InheritedBackups.class.getName())
                        .log(System.Logger.Level.WARNING, "the replaced library has no key for its backups", e);
            }
        }
    }

    /// Writes it into the unpacked database. One that is encrypted with a key that is not there takes only what is
    /// to be replaced.
    ///
    /// @param isLocked whether the database is encrypted and its key is not there
    void passTo(Path database, Optional<LibraryKey> key, boolean isLocked) {
        ClosedLibrary.changeCopy(database, key, (settings, journal) -> {
            passErasures(journal);
            if (!isLocked) {
                BackupKey.pass(replaced, settings, isAuthentic);
                passFolder(settings);
                passNewestDay(settings);
                SeenBackupFolders.pass(replaced, settings);
                passBegun(settings);
            }
        });
    }

    private void passErasures(DeletionJournal journal) {
        replaced.deletionJournal()
                .findByKind(DeletionKind.BACKUP_FOLDER)
                .forEach(pending -> journal.add(pending.kind(), pending.target(), pending.at()));
    }

    private void passFolder(Settings restored) {
        String folder = replaced.settings().get(ScheduledBackup.TARGET_FOLDER);
        if (!isAuthentic && !folder.isEmpty() && !replaced.policy().imposes(ScheduledBackup.TARGET_FOLDER)) {
            restored.setDurably(ScheduledBackup.TARGET_FOLDER, folder);
        }
    }

    private void passBegun(Settings restored) {
        for (Setting<String> begun : RestoredSettings.BEGUN) {
            String noted = replaced.settings().get(begun);
            if (!noted.isEmpty()) {
                restored.setDurably(begun, noted);
            }
        }
    }

    private void passNewestDay(Settings restored) {
        String newest = replaced.settings().get(ScheduledBackup.NEWEST_DAY);
        if (newest.compareTo(restored.get(ScheduledBackup.NEWEST_DAY)) > 0) {
            restored.setDurably(ScheduledBackup.NEWEST_DAY, newest);
        }
    }
}
