package app.saywell.desk.reports.view;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.pack.PackException;
import app.saywell.desk.privacy.backup.BackupException;
import app.saywell.desk.privacy.backup.BackupException.BackupFailureKind;
import app.saywell.desk.privacy.backup.LibraryBackup;
import app.saywell.desk.privacy.backup.ScheduledBackup;
import app.saywell.desk.reports.pack.SaywellFileType;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.speech.task.TaskOutcome;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Packs of lessons and recordings, and backups of the whole library.
final class TransferViewModel {
    private final TransferServices services;
    private final ReportsViewModel reportsViewModel;
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final RecordingPackViewModel recordings;
    private final ReadOnlyObjectWrapper<Optional<OpenedBackup>> backupToRestore =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<String>> wordsNotOnPaper = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<String> scheduledFolder = new ReadOnlyObjectWrapper<>("");
    private final ReadOnlyBooleanWrapper isEmptied = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper workProgress = new ReadOnlyDoubleWrapper(-1);
    private final LatestRead backupReads;
    private final LatestRead wordReads;

    /// A backup that waits for a confirmation.
    ///
    /// @param asksWords whether its key is not on this computer
    record OpenedBackup(Path file, boolean isEncrypted, boolean asksWords) {}

    TransferViewModel(TransferServices services, ReportsViewModel reportsViewModel) {
        this.services = services;
        this.reportsViewModel = reportsViewModel;
        recordings = new RecordingPackViewModel(services.recordingPacks(), services.tasks(), message::set);
        backupReads = new LatestRead(services.tasks());
        wordReads = new LatestRead(services.tasks());
        refresh();
    }

    /// Reads how the scheduled backups stand: the one of today is made while the window opens.
    void refresh() {
        scheduledFolder.set(services.settings().get(ScheduledBackup.TARGET_FOLDER));
        isEmptied.set(services.backups().scheduled().isEmptied());
        loadWords();
    }

    ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// Recordings for other computers, and from them.
    RecordingPackViewModel recordings() {
        return recordings;
    }

    /// An opened backup that waits for a confirmation before it is restored.
    ReadOnlyObjectProperty<Optional<OpenedBackup>> backupToRestore() {
        return backupToRestore.getReadOnlyProperty();
    }

    /// The words that open the backups; empty if there is no backup, or the user has them.
    ReadOnlyObjectProperty<List<String>> wordsNotOnPaper() {
        return wordsNotOnPaper.getReadOnlyProperty();
    }

    /// The folder of the scheduled backups; empty if there are none.
    ReadOnlyObjectProperty<String> scheduledFolder() {
        return scheduledFolder.getReadOnlyProperty();
    }

    /// Whether the folder is without the backups that were made there, so that nothing is written into it.
    ReadOnlyBooleanProperty isEmptied() {
        return isEmptied.getReadOnlyProperty();
    }

    /// The progress of a long action from 0 to 1; negative if none is running.
    ReadOnlyDoubleProperty workProgress() {
        return workProgress.getReadOnlyProperty();
    }

    void saveLesson(Path file) {
        reportsViewModel.selection().get().ifPresent(selection -> services.lessonPacks()
                .export(selection.lessonId(), file, outcome -> lessonSaved(outcome, fileName(file))));
    }

    private void lessonSaved(TaskOutcome<GivenRecordings> outcome, String name) {
        showMessage(
                outcome instanceof TaskOutcome.TaskDone<GivenRecordings>(GivenRecordings given)
                        ? ExportViewModel.saved("reports.told.saved", name, given)
                        : UserMessage.failure("reports.told.not-saved", name));
    }

    void saveRecordings(Path file) {
        reportsViewModel
                .selection()
                .get()
                .ifPresent(selection -> recordings.save(selection, file, this::progressed, () -> workProgress.set(-1)));
    }

    /// Opens a Saywell file of any kind.
    void open(Path file) {
        recordings.close();
        backupToRestore.set(Optional.empty());
        services.tasks().run(progress -> SaywellFileType.detect(file), (TaskOutcome<SaywellFileType> outcome) -> {
            SaywellFileType content = outcome instanceof TaskOutcome.TaskDone<SaywellFileType> done
                    ? done.value()
                    : SaywellFileType.UNKNOWN;
            switch (content) {
                case LESSON -> services.lessonPacks().importPack(file, this::lessonOpened);
                case EVIDENCE -> recordings.open(file);
                case BACKUP -> openBackup(file);
                case UNKNOWN -> showMessage(UserMessage.failure("reports.open.unknown", fileName(file)));
            }
        });
    }

    private void openBackup(Path file) {
        backupReads.run(
                () -> LibraryBackup.isEncrypted(file),
                encrypted -> backupToRestore.set(Optional.of(new OpenedBackup(file, encrypted, false))));
    }

    /// Closes what was opened.
    void dismiss() {
        recordings.close();
        backupToRestore.set(Optional.empty());
        message.set(Optional.empty());
    }

    void backUp(Path file) {
        services.backups().create(file, this::progressed, outcome -> fileWritten(outcome, file));
    }

    /// Whether the school allows that the library is replaced with a backup.
    boolean mayRestore() {
        return services.settings().policy().allows(LockedFeature.RESTORE);
    }

    /// Whether the school has set the folder of the scheduled backups.
    boolean isScheduleSetBySchool() {
        return services.settings().policy().imposes(ScheduledBackup.TARGET_FOLDER);
    }

    /// Prepares the opened backup to be restored at the next start.
    ///
    /// @param words of its key; empty as long as they are not asked for
    void restore(String words) {
        if (backupToRestore.get().isEmpty()) {
            return;
        }
        OpenedBackup backup = backupToRestore.get().get();
        LibraryKeys entered = LibraryKeys.NONE;
        if (backup.asksWords()) {
            Optional<LibraryKey> key = EnteredWords.key(words, this::showMessage);
            if (key.isEmpty()) {
                return;
            }
            entered = check -> key;
        }
        services.backups().prepareRestore(backup.file(), entered, this::progressed, outcome -> {
            workProgress.set(-1);
            restoreFinished(outcome, backup);
        });
    }

    /// The user has the words of the key.
    void confirmWords() {
        wordReads.make(
                () -> {
                    services.backups().confirmWords();
                    return services.backups().wordsNotOnPaper();
                },
                wordsNotOnPaper::set);
    }

    /// Prints the words, and says so.
    ///
    /// @param printing returns false if the user changed their mind
    void print(BooleanSupplier printing) {
        try {
            if (printing.getAsBoolean()) {
                showMessage(UserMessage.success("reports.told.printed", 1));
            }
        } catch (PrinterChooser.NoPrinterException e) {
            showMessage(UserMessage.failure("reports.backup.key.no-printer"));
        } catch (IllegalStateException e) {
            showMessage(UserMessage.failure("reports.backup.key.not-printed"));
        }
    }

    private void loadWords() {
        wordReads.run(services.backups()::wordsNotOnPaper, wordsNotOnPaper::set);
    }

    /// Sets the folder of the scheduled backups; empty turns them off. The backup of today is made
    /// at once.
    void setScheduledFolder(Optional<Path> folder) {
        String chosen = folder.map(Path::toString).orElse("");
        services.settings().set(ScheduledBackup.TARGET_FOLDER, chosen);
        scheduledFolder.set(chosen);
        isEmptied.set(false);
        if (folder.isPresent()) {
            makeScheduled(() -> {});
        }
    }

    /// Looks whether the disk of the scheduled backups is there again, and makes the one of today then.
    void lookAgain() {
        makeScheduled(() -> {});
    }

    /// Makes scheduled backups in the folder although those that were there are not.
    void startAnew() {
        makeScheduled(services.backups().scheduled()::startAnew);
    }

    private void makeScheduled(Runnable before) {
        message.set(Optional.empty());
        services.tasks()
                .run(
                        progress -> {
                            before.run();
                            return services.backups().scheduled().createIfDue(progress);
                        },
                        this::progressed,
                        this::scheduledMade);
    }

    private void scheduledMade(TaskOutcome<Optional<Path>> outcome) {
        workProgress.set(-1);
        loadWords();
        ScheduledBackup scheduled = services.backups().scheduled();
        isEmptied.set(scheduled.isEmptied());
        switch (outcome) {
            case TaskOutcome.TaskDone<Optional<Path>>(Optional<Path> made) -> {
                if (scheduled.isFailing()) {
                    showMessage(UserMessage.failure("reports.nightly.not-there", scheduledFolder.get()));
                } else {
                    made.ifPresent(file -> showMessage(UserMessage.success("reports.told.saved", fileName(file))));
                }
            }
            case TaskOutcome.TaskFailed<Optional<Path>>(BackupException e) ->
                showMessage(failure(e, scheduledFolder.get()));
            default -> showMessage(UserMessage.failure("reports.told.not-saved", scheduledFolder.get()));
        }
    }

    private void lessonOpened(TaskOutcome<Lesson> outcome) {
        if (outcome instanceof TaskOutcome.TaskDone<Lesson>(Lesson lesson)) {
            reportsViewModel.selectLesson(lesson.id());
            showMessage(UserMessage.success("reports.open.lesson", lesson.title()));
        } else {
            showMessage(failure(outcome, Path.of("")));
        }
    }

    private void restoreFinished(TaskOutcome<List<String>> outcome, OpenedBackup backup) {
        if (outcome instanceof TaskOutcome.TaskFailed<List<String>>(BackupException e)
                && e.kind() == BackupFailureKind.KEY_MISSING) {
            backupToRestore.set(Optional.of(new OpenedBackup(backup.file(), true, true)));
            showMessage(UserMessage.failure(
                    backup.asksWords() ? "reports.restore.other-words" : "reports.restore.key-missing"));
            return;
        }
        backupToRestore.set(Optional.empty());
        switch (outcome) {
            case TaskOutcome.TaskDone<List<String>>(List<String> missing) ->
                showMessage(
                        missing.isEmpty()
                                ? UserMessage.success("reports.restore.ready")
                                : UserMessage.failure(
                                        "reports.restore.missing", missing.size(), GivenRecordings.firstOf(missing)));
            case TaskOutcome.TaskFailed<List<String>>(BackupException e) ->
                showMessage(UserMessage.failure("reports.restore." + EnumKey.of(e.kind())));
            default -> showMessage(UserMessage.failure("reports.restore.failed", fileName(backup.file())));
        }
    }

    /// Why a pack was not opened.
    static UserMessage failure(TaskOutcome<?> outcome, Path file) {
        return outcome instanceof TaskOutcome.TaskFailed<?>(PackException e)
                ? UserMessage.failure("reports.refused." + EnumKey.of(e.kind()))
                : UserMessage.failure("reports.open.unknown", fileName(file));
    }

    private void fileWritten(TaskOutcome<Path> outcome, Path file) {
        workProgress.set(-1);
        loadWords();
        if (outcome instanceof TaskOutcome.TaskFailed<Path>(BackupException e)) {
            showMessage(failure(e, fileName(file)));
            return;
        }
        showMessage(
                outcome instanceof TaskOutcome.TaskDone<Path>
                        ? UserMessage.success("reports.told.saved", fileName(file))
                        : UserMessage.failure("reports.told.not-saved", fileName(file)));
    }

    /// Why a backup was not written, or not whole.
    private static UserMessage failure(BackupException e, String where) {
        if (e.kind() != BackupFailureKind.INCOMPLETE) {
            return UserMessage.failure("reports.told.other-content", where);
        }
        int count = e.missing().size();
        String names = GivenRecordings.firstOf(e.missing());
        return e.writtenBeside()
                .map(file -> UserMessage.failure("reports.told.incomplete.beside", count, names, fileName(file)))
                .orElseGet(() -> UserMessage.failure("reports.told.incomplete", count, names));
    }

    private void progressed(long done, long total) {
        workProgress.set(total == 0 ? 0 : (double) done / total);
    }

    private void showMessage(UserMessage newMessage) {
        message.set(Optional.of(newMessage));
    }

    /// The date of today for a file name.
    static String today() {
        return DateTimeFormatter.ISO_LOCAL_DATE.format(java.time.LocalDate.now(ZoneId.systemDefault()));
    }

    private static String fileName(Path file) {
        return String.valueOf(file.getFileName());
    }
}
