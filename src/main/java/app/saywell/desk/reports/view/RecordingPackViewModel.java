package app.saywell.desk.reports.view;

import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.pack.PackException;
import app.saywell.desk.lessons.pack.PackException.PackFailureKind;
import app.saywell.desk.reports.pack.ExaminedPack;
import app.saywell.desk.reports.pack.PackMergeReport;
import app.saywell.desk.reports.pack.PackProtection;
import app.saywell.desk.reports.pack.RecordingPackService;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Recordings that are saved for another computer, and those of another computer: unlocked, examined and imported.
final class RecordingPackViewModel {
    private final RecordingPackService packs;
    private final TaskRunner tasks;
    private final Consumer<Optional<UserMessage>> tell;
    private final ReadOnlyObjectWrapper<Optional<PackPreview>> preview = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Path>> locked = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<String>> words = new ReadOnlyObjectWrapper<>(List.of());

    /// A pack of recordings that was examined but not imported yet.
    ///
    /// @param pack what was in the file then
    record PackPreview(Path file, ExaminedPack pack) {}

    /// What was saved, and the words that open it.
    private record SavedPack(GivenRecordings given, List<String> words) {}

    /// @param tell shows a message, or takes it away
    RecordingPackViewModel(RecordingPackService packs, TaskRunner tasks, Consumer<Optional<UserMessage>> tell) {
        this.packs = packs;
        this.tasks = tasks;
        this.tell = tell;
    }

    /// What importing the opened pack would add.
    ReadOnlyObjectProperty<Optional<PackPreview>> preview() {
        return preview.getReadOnlyProperty();
    }

    /// An opened pack whose key is not on this computer, so that its words are asked for.
    ReadOnlyObjectProperty<Optional<Path>> locked() {
        return locked.getReadOnlyProperty();
    }

    /// The words that open the pack that was saved; empty as soon as the user has them.
    ReadOnlyObjectProperty<List<String>> words() {
        return words.getReadOnlyProperty();
    }

    /// @param ended runs when the file is written or could not be
    void save(ReportSelection selection, Path file, ProgressListener progress, Runnable ended) {
        tasks.run(
                reported ->
                        new SavedPack(packs.export(selection, file, PackProtection.ENCRYPTED, reported), packs.words()),
                progress,
                (TaskOutcome<SavedPack> outcome) -> {
                    ended.run();
                    if (outcome instanceof TaskOutcome.TaskDone<SavedPack>(SavedPack saved)) {
                        words.set(saved.words());
                        show(ExportViewModel.saved("reports.evidence.saved", name(file), saved.given()));
                    } else {
                        show(UserMessage.failure("reports.told.not-saved", name(file)));
                    }
                });
    }

    /// The user has the words.
    void hideWords() {
        words.set(List.of());
    }

    void wordsCopied() {
        show(UserMessage.success("reports.evidence.key.copied"));
    }

    /// Examines a pack, or asks for its words.
    void open(Path file) {
        examine(file, LibraryKeys.NONE, "reports.refused.key-missing");
    }

    /// Examines the locked pack with the words of its key.
    void unlock(String entered) {
        locked.get().ifPresent(file -> EnteredWords.key(entered, this::show)
                .ifPresent(key -> examine(file, check -> Optional.of(key), "reports.evidence.other-words")));
    }

    /// Imports the examined pack.
    void importPack() {
        preview.get()
                .ifPresent(opened -> tasks.run(
                        progress ->
                                packs.importPack(opened.file(), opened.pack().fingerprint()),
                        (TaskOutcome<PackMergeReport> outcome) -> {
                            preview.set(Optional.empty());
                            if (outcome instanceof TaskOutcome.TaskDone<PackMergeReport>(PackMergeReport merge)) {
                                show(UserMessage.success("reports.evidence.taken-in", merge.newTakes()));
                            } else {
                                show(TransferViewModel.failure(outcome, opened.file()));
                            }
                        }));
    }

    /// Closes what was opened.
    void close() {
        preview.set(Optional.empty());
        locked.set(Optional.empty());
    }

    /// @param keyMissing the message if none of the keys opens it
    private void examine(Path file, LibraryKeys keys, String keyMissing) {
        tasks.run(progress -> new PackPreview(file, packs.preview(file, keys)), (TaskOutcome<PackPreview> outcome) -> {
            boolean asksWords = outcome instanceof TaskOutcome.TaskFailed<PackPreview>(PackException e)
                    && e.kind() == PackFailureKind.KEY_MISSING;
            locked.set(asksWords ? Optional.of(file) : Optional.empty());
            if (outcome instanceof TaskOutcome.TaskDone<PackPreview>(PackPreview opened)) {
                tell.accept(Optional.empty());
                preview.set(Optional.of(opened));
            } else {
                show(asksWords ? UserMessage.failure(keyMissing) : TransferViewModel.failure(outcome, file));
            }
        });
    }

    private void show(UserMessage message) {
        tell.accept(Optional.of(message));
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
