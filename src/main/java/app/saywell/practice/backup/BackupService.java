package app.saywell.practice.backup;

import app.saywell.library.policy.LockedFeature;
import app.saywell.library.policy.LockedFeatureException;
import app.saywell.practice.change.UseCaseContext;
import app.saywell.task.ProgressListener;
import app.saywell.task.RunningTask;
import app.saywell.task.TaskOutcome;
import java.nio.file.Path;
import java.util.List;
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
                            LibraryBackup.create(context.library(), file, reportedProgress);
                            return file;
                        },
                        progress,
                        answer);
    }

    /// Prepares a backup that replaces the library at the next start. A truncated or changed backup
    /// fails with [BackupException] and changes nothing.
    ///
    /// @param answer gets the recordings that were missing when the backup was made
    public RunningTask prepareRestore(
            Path backup, ProgressListener progress, Consumer<TaskOutcome<List<String>>> answer) {
        Path home = context.library().folder().root();
        return context.tasks()
                .run(
                        reportedProgress -> {
                            LockedFeatureException.requireUnlocked(
                                    context.library().policy(), LockedFeature.RESTORE);
                            BackupRestorer.prepare(backup, home, reportedProgress);
                            return LibraryBackup.missingIn(backup);
                        },
                        progress,
                        answer);
    }

    /// Daily backups.
    public ScheduledBackup scheduled() {
        return new ScheduledBackup(context);
    }
}
