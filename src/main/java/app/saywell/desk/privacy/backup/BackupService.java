package app.saywell.desk.privacy.backup;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.policy.LockedFeatureException;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.seal.RecoveryPhrase;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Backups of the whole library: written, restored, and made every day.
public final class BackupService {
    private final UseCaseContext context;

    public BackupService(UseCaseContext context) {
        this.context = context;
    }

    /// Writes a backup and verifies it.
    public RunningTask create(Path file, ProgressListener progress, Consumer<TaskOutcome<Path>> answer) {
        return context.tasks()
                .run(
                        reportedProgress -> {
                            context.noteAccess(AccessEntry.AccessAction.BACKED_UP, 0, Optional.empty());
                            LibraryBackup.create(context.library(), file, reportedProgress);
                            return file;
                        },
                        progress,
                        answer);
    }

    /// Prepares a backup that replaces the library at the next start. A truncated or changed backup
    /// fails with [BackupException] and changes nothing.
    ///
    /// @param others keys that may open the backup if it was not encrypted with the key of this library
    /// @param answer gets the recordings that were missing when the backup was made
    public RunningTask prepareRestore(
            Path backup, LibraryKeys others, ProgressListener progress, Consumer<TaskOutcome<List<String>>> answer) {
        LibraryKeys keys = BackupKey.keys(context.library(), others);
        Path home = context.library().folder().root();
        return context.tasks()
                .run(
                        reportedProgress -> {
                            LockedFeatureException.requireUnlocked(
                                    context.library().policy(), LockedFeature.RESTORE);
                            BackupRestorer.prepare(
                                    backup, keys, home, Optional.of(context.library()), reportedProgress);
                            return LibraryBackup.missingIn(backup, keys);
                        },
                        progress,
                        answer);
    }

    /// The words of the key that opens the backups, while nobody has confirmed to have them; empty before the first
    /// backup.
    public List<String> wordsNotOnPaper() {
        return BackupKey.notOnPaper(context.library()).map(RecoveryPhrase::of).orElse(List.of());
    }

    /// The words of the key that opens the backups; empty before the first one.
    public List<String> words() {
        return BackupKey.existing(context.library()).map(RecoveryPhrase::of).orElse(List.of());
    }

    /// Remembers that the user has the words.
    public void confirmWords() {
        BackupKey.notOnPaper(context.library()).ifPresent(key -> {
            BackupKey.confirmOnPaper(context.library(), key);
            context.changes().publish(new LibraryChange.SettingsChanged());
        });
    }

    /// Daily backups.
    public ScheduledBackup scheduled() {
        return new ScheduledBackup(context);
    }
}
