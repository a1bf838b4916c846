package app.saywell.desk.homework.view;

import app.saywell.desk.classes.view.AssignedLesson;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.homework.handin.CollectedFile;
import app.saywell.desk.homework.handin.CollectedFile.CollectedState;
import app.saywell.desk.homework.handin.HandInCollection;
import app.saywell.desk.homework.handin.SoundlessRecordings;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.context.ScreenChanges;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.IntegerBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Files that were dropped, chosen or found in the watched folder, before and while they are
/// stored. Use it only on the JavaFX thread.
public final class CollectViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<CollectedRow>> rows = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<CollectPhase> phase = new ReadOnlyObjectWrapper<>(CollectPhase.IDLE);
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Set<Path> waiting = new LinkedHashSet<>();
    private final Set<Path> arrived = new HashSet<>();
    private final CollectServices services;
    private final ClassViewModel classViewModel;
    private final SoundCheckViewModel soundCheck;
    private final LatestRead again;
    private final FileChoices choices;
    private final ReadOnlyBooleanWrapper lookingAgain = new ReadOnlyBooleanWrapper();
    private final CollectedRowReader rowReader;
    private final Subscription subscription;
    private RunningTask running = () -> {};
    private int learnerChanges;

    // Learners have changed since the files were looked at.
    private boolean isOutdated;

    /// @param changes those that the class screen hears of
    public CollectViewModel(CollectServices services, ScreenChanges changes, ClassViewModel classViewModel) {
        this.services = services;
        this.classViewModel = classViewModel;
        again = new LatestRead(services.tasks());
        choices = new FileChoices(services.tasks());
        lookingAgain.bind(again.reading().or(choices.reading()));
        rowReader = new CollectedRowReader(services);
        subscription = changes.subscribe(this::changed);
        soundCheck = new SoundCheckViewModel(services.handInSoundCheck(), services.tasks());
        phase.subscribe(any -> lookAgain());
    }

    /// How learners are named.
    LearnerNames names() {
        return classViewModel.names();
    }

    /// The files, in the order in which they are stored.
    public ReadOnlyObjectProperty<List<CollectedRow>> rows() {
        return rows.getReadOnlyProperty();
    }

    /// What is being done.
    public ReadOnlyObjectProperty<CollectPhase> phase() {
        return phase.getReadOnlyProperty();
    }

    /// Whether files are looked at again because learners or choices have changed. Nothing is stored meanwhile.
    public ReadOnlyBooleanProperty lookingAgain() {
        return lookingAgain.getReadOnlyProperty();
    }

    /// How much of it is done, 0 to 1.
    public ReadOnlyDoubleProperty progress() {
        return progress.getReadOnlyProperty();
    }

    /// The recordings without sound, by the digest of their file, as far as they are known.
    ReadOnlyObjectProperty<Map<String, SoundlessRecordings>> soundless() {
        return soundCheck.soundless();
    }

    /// What came of the last collecting.
    public ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// How many files wait for the teacher to look at them.
    public IntegerBinding waitingCount() {
        return Bindings.createIntegerBinding(
                () -> phase.get() == CollectPhase.DECIDING ? undecidedCount() : 0, phase, rows);
    }

    /// What was stored before waits for nobody.
    private int undecidedCount() {
        return (int) rows.get().stream()
                .filter(row -> row.file().state() != CollectedState.ALREADY_THERE)
                .count();
    }

    /// How many of the files can be stored.
    public int storableCount() {
        return (int) rows.get().stream()
                .filter(row -> row.file().state().isStorable())
                .count();
    }

    /// Looks at files and shows what they are. Files that are no homework by their name are
    /// ignored.
    public void collect(List<Path> files) {
        arrived.removeAll(files);
        addWaiting(files);
    }

    /// As [#collect], for files that nobody asked for: those that were stored before are not shown.
    public void collectArrived(List<Path> files) {
        arrived.addAll(files);
        addWaiting(files);
    }

    private void addWaiting(List<Path> files) {
        Set<Path> shown = rows.get().stream().map(row -> row.file().file()).collect(Collectors.toSet());
        files.stream()
                .filter(HandInCollection::hasCollectableName)
                .filter(file -> !shown.contains(file))
                .forEach(waiting::add);
        if (phase.get() == CollectPhase.IDLE || phase.get() == CollectPhase.DECIDING) {
            lookAtWaiting();
        }
    }

    private void lookAtWaiting() {
        List<Path> files = List.copyOf(waiting);
        waiting.clear();
        if (files.isEmpty()) {
            phase.set(rows.get().isEmpty() ? CollectPhase.IDLE : CollectPhase.DECIDING);
            return;
        }
        message.set(Optional.empty());
        progress.set(0);
        phase.set(CollectPhase.LOOKING);
        long classId = classViewModel.selectedClass().get().map(SchoolClass::id).orElse(0L);
        long lessonId = classViewModel
                .selectedLesson()
                .get()
                .map(AssignedLesson::lesson)
                .map(lesson -> lesson.id())
                .orElse(0L);
        running = services.tasks()
                .run(
                        reported -> rowReader.look(files, classId, lessonId, reported),
                        this::showProgress,
                        this::lookedAt);
    }

    private void lookedAt(TaskOutcome<List<CollectedRow>> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<List<CollectedRow>>(List<CollectedRow> seen) -> {
                List<CollectedRow> all = new ArrayList<>(rows.get());
                all.addAll(seen.stream().filter(row -> !isOldNews(row)).toList());
                show(all);
            }
            case TaskOutcome.TaskFailed<List<CollectedRow>> failed -> fail();
            case TaskOutcome.TaskCancelled<List<CollectedRow>> cancelled -> {}
        }
        lookAtWaiting();
    }

    private boolean isOldNews(CollectedRow row) {
        return arrived.contains(row.file().file()) && row.file().state() == CollectedState.ALREADY_THERE;
    }

    /// Says whose a file is.
    public void chooseLearner(CollectedRow row, long learnerId) {
        assign(row, Optional.of(learnerId), Optional.empty());
    }

    /// Says which sentence a plain recording is of.
    public void chooseSentence(CollectedRow row, long sentenceId) {
        assign(row, Optional.empty(), Optional.of(sentenceId));
    }

    private void assign(CollectedRow row, Optional<Long> learnerId, Optional<Long> sentenceId) {
        int before = learnerChanges;
        choices.read(
                row.file().file(),
                () -> rowReader.assign(row.file(), learnerId, sentenceId),
                assigned -> showAssigned(assigned, before));
    }

    private void showAssigned(CollectedRow assigned, int before) {
        show(rows.get().stream()
                .map(old -> old.isOfSameFile(assigned) ? assigned : old)
                .toList());
        if (learnerChanges != before) {
            isOutdated = true;
            lookAgain();
        }
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.LearnersChanged && phase.get() != CollectPhase.IDLE) {
            learnerChanges++;
            isOutdated = true;
            lookAgain();
        }
    }

    /// Looks again at whatever another number, name or consent may change, as soon as nothing else is looked at or
    /// stored. The turn of the edits is only waited for: reading files in it would hold up those that come after.
    private void lookAgain() {
        if (isOutdated && phase.get() == CollectPhase.DECIDING) {
            again.runAfterEdits(() -> true, any -> lookAgainNow());
        }
    }

    private void lookAgainNow() {
        if (phase.get() == CollectPhase.DECIDING) {
            List<CollectedRow> open =
                    rows.get().stream().filter(CollectedRow::dependsOnLearners).toList();
            again.runLong(reported -> rowReader.lookAgain(open, reported), this::showLookedAgain);
        }
    }

    /// A row that has changed meanwhile, by a choice of the teacher or by files that came, is looked at once more.
    private void showLookedAgain(Map<CollectedRow, CollectedRow> seen) {
        if (phase.get() != CollectPhase.DECIDING) {
            return;
        }
        List<CollectedRow> shown = rows.get();
        isOutdated = shown.stream().anyMatch(row -> row.dependsOnLearners() && !seen.containsKey(row));
        show(shown.stream().map(old -> seen.getOrDefault(old, old)).toList());
        lookAgain();
    }

    /// Takes a file off the list. Nothing happens to the file.
    void leaveOut(CollectedRow row) {
        show(rows.get().stream().filter(other -> !other.isOfSameFile(row)).toList());
        if (rows.get().isEmpty()) {
            phase.set(CollectPhase.IDLE);
        }
    }

    /// Stops looking or storing, and empties the list. What is stored stays stored.
    public void cancel() {
        soundCheck.stop();
        endReads();
        running.cancel();
        waiting.clear();
        rows.set(List.of());
        phase.set(CollectPhase.IDLE);
    }

    /// Stores every file that can be stored. Where learners have changed since the files were looked at, they are
    /// looked at again instead, so that the teacher sees whose they are now. A choice that is read is waited for.
    public void store() {
        if (phase.get() != CollectPhase.DECIDING || choices.reading().get() || storableCount() == 0) {
            return;
        }
        if (isOutdated) {
            lookAgain();
            return;
        }
        List<CollectedFile> storable = rows.get().stream()
                .map(CollectedRow::file)
                .filter(file -> file.state().isStorable())
                .toList();
        soundCheck.stop();
        progress.set(0);
        phase.set(CollectPhase.STORING);
        running = services.tasks()
                .run(
                        reported -> StoredFiles.store(services.handInImport(), storable, reported),
                        this::showProgress,
                        outcome -> stored(outcome, storable.size()));
    }

    private void stored(TaskOutcome<StoredFiles> outcome, int files) {
        switch (outcome) {
            case TaskOutcome.TaskDone<StoredFiles>(StoredFiles all) -> {
                message.set(Optional.of(new UserMessage(
                        all.unreadable() + all.refused() == 0 ? "homework.stored" : "homework.stored.partly",
                        new Object[] {all.takes(), files - all.refused(), all.unreadable(), all.refused()},
                        all.unreadable() + all.refused() == 0)));
                rows.set(List.of());
            }
            case TaskOutcome.TaskFailed<StoredFiles> failed -> {
                // What was stored before is known now, so looking again shows what is left.
                List<Path> again =
                        rows.get().stream().map(row -> row.file().file()).toList();
                rows.set(List.of());
                phase.set(CollectPhase.IDLE);
                collect(again);
                message.set(Optional.of(UserMessage.failure("homework.failed")));
                return;
            }
            case TaskOutcome.TaskCancelled<StoredFiles> cancelled -> {
                return;
            }
        }
        lookAtWaiting();
    }

    private void fail() {
        waiting.clear();
        phase.set(rows.get().isEmpty() ? CollectPhase.IDLE : CollectPhase.DECIDING);
        message.set(Optional.of(UserMessage.failure("homework.failed")));
    }

    private void showProgress(long done, long total) {
        progress.set(total == 0 ? 0 : (double) done / total);
    }

    private void show(List<CollectedRow> all) {
        Map<Path, CollectedRow> byFile = all.stream()
                .collect(Collectors.toMap(row -> row.file().file(), Function.identity(), (first, second) -> second));
        rows.set(HandInCollection.inOrder(
                        all.stream().map(CollectedRow::file).distinct().toList())
                .stream()
                .flatMap(file -> Optional.ofNullable(byFile.get(file.file())).map(row -> row.with(file)).stream())
                .toList());
        soundCheck.start(rows.get().stream().map(CollectedRow::file).toList());
    }

    @Override
    public void close() {
        subscription.close();
        endReads();
    }

    private void endReads() {
        isOutdated = false;
        again.cancel();
        choices.cancel();
    }
}
