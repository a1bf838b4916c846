package app.saywell.desk.privacy;

import app.saywell.desk.privacy.backup.BackupException;
import app.saywell.desk.privacy.backup.BackupFolder;
import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.privacy.backup.ScheduledBackup;
import app.saywell.desk.privacy.backup.ScheduledDatabaseBackup;
import app.saywell.desk.privacy.backup.UnfinishedBackups;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.StepListener;
import app.saywell.desk.school.mark.EnteredMark;
import app.saywell.desk.school.mark.MarkEdit.ResultEdit;
import app.saywell.desk.school.mark.MarkEdit.TakeEdit;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.deletion.DeletionJournal;
import app.saywell.desk.store.deletion.PendingDeletion;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import app.saywell.desk.store.mark.UnstoredMarks;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Works off the journal of deletions. Every step can be repeated, so it may be interrupted
/// anywhere and run again.
final class DeletionExecutor {
    private static final System.Logger LOG = System.getLogger(DeletionExecutor.class.getName());

    private final UseCaseContext context;
    private final Library library;
    private final DeletionJournal journal;
    private final StepListener steps;

    DeletionExecutor(UseCaseContext context, StepListener steps) {
        this.context = context;
        this.library = context.library();
        this.journal = library.deletionJournal();
        this.steps = steps;
    }

    /// @throws IOException if a file could not be deleted; its entry stays in the journal
    void run() throws IOException {
        List<PendingDeletion> recordings = journal.findByKind(DeletionKind.RECORDING);
        try {
            for (PendingDeletion entry : recordings) {
                steps.beforeStep("recording");
                deleteRecording(entry.target());
            }
        } finally {
            if (!recordings.isEmpty()) {
                context.decodedAudio().clear();
            }
        }
        journal.remove(recordings);
        List<PendingDeletion> unfinished = journal.findByKind(DeletionKind.UNFINISHED);
        for (PendingDeletion entry : unfinished) {
            steps.beforeStep("unfinished");
            ResidualFiles.eraseUnfinished(library.folder().unfinishedFolder(), Long.parseLong(entry.target()));
        }
        journal.remove(unfinished);
        List<PendingDeletion> derived = journal.findByKind(DeletionKind.DERIVED_FILES);
        if (!derived.isEmpty()) {
            deleteDerivedFiles();
            journal.remove(derived);
        }
        List<PendingDeletion> folders = new ArrayList<>(journal.findByKind(DeletionKind.BACKUP_FOLDER));
        while (!folders.isEmpty()) {
            steps.beforeStep("backup folder");
            String folder = folders.getFirst().target();
            List<PendingDeletion> named = folders.stream()
                    .filter(entry -> BackupFolder.isSame(entry.target(), folder))
                    .toList();
            replaceBackups(folder, named);
            folders.removeAll(named);
        }
    }

    /// Folders with backups that still hold erased data, because they cannot be reached now, and backups that nobody
    /// finished.
    static List<String> unreachableBackups(Library library) {
        return Stream.concat(
                        library.deletionJournal().findByKind(DeletionKind.BACKUP_FOLDER).stream()
                                .map(PendingDeletion::target),
                        UnfinishedBackups.remaining(library).stream().map(Path::toString))
                .toList();
    }

    private void deleteRecording(String target) throws IOException {
        int dot = target.indexOf('.');
        AudioClip clip = new AudioClip(target.substring(0, dot), target.substring(dot + 1), 0);
        // Somebody may have imported the same sound again. The lock keeps that from happening now.
        library.database().write(handle -> {
            boolean isUsed = handle.select("SELECT 1 FROM recording WHERE hash = ?", clip.hash())
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent();
            if (!isUsed) {
                library.recordings().erase(clip);
            }
            return isUsed;
        });
        ResidualFiles.eraseByHash(library.folder().cacheFolder(), clip.hash());
    }

    private void deleteDerivedFiles() throws IOException {
        steps.beforeStep("backups");
        UnfinishedBackups.deleteLeft(library);
        UnfinishedExports.deleteLeft(library);
        new UnstoredMarks(library.folder()).retain(this::isOfWhatStays);
        ResidualFiles.eraseBackups(library.folder().backupsFolder());
        steps.beforeStep("cache");
        // Peaks, previews, and files of packs that a crash left.
        ResidualFiles.eraseAll(library.folder().cacheFolder());
        BackupRestorer.discardPrepared(library.folder().root());
        steps.beforeStep("database");
        library.database().vacuum();
        new ScheduledDatabaseBackup(context).createIfDue();
    }

    // Its number is that of something else in another database.
    private boolean isOfWhatStays(EnteredMark entered) {
        return !library.openingStamp().wasExchanged()
                && switch (entered.edit()) {
                    case ResultEdit of -> library.results().find(of.resultId()).isPresent();
                    case TakeEdit of -> library.takes().find(of.takeId()).isPresent();
                };
    }

    // A folder may have been named in several ways.
    private void replaceBackups(String folder, List<PendingDeletion> named) {
        Instant newest =
                named.stream().map(PendingDeletion::at).max(Instant::compareTo).orElseThrow();
        try {
            if (new ScheduledBackup(context).replaceAll(Path.of(folder), newest)) {
                journal.remove(named);
            }
        } catch (IOException | UncheckedIOException | BackupException | LibraryException | InvalidPathException e) {
            // Named in the certificate, and tried again. A restored library may know a folder of another system.
            LOG.log(System.Logger.Level.WARNING, "backups with erased data could not be replaced");
        }
    }
}
