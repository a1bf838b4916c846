package app.saywell.desk.classroom.grid;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.classes.ClassGrid;
import app.saywell.desk.classes.LessonMarks;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.context.ScreenChanges;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.take.ClassGridStore;
import app.saywell.speech.CallFailure;
import app.saywell.speech.task.Subscription;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// The grid as it is in the library. It is loaded in the background, one load at a time. Several
/// changes during a load cause only one more load.
public final class ClassGridViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<GridSnapshot> snapshot = new ReadOnlyObjectWrapper<>(GridSnapshot.EMPTY);
    private final ObjectProperty<Optional<Take.TakeOwner>> currentTurn = new SimpleObjectProperty<>(Optional.empty());
    private final ClassGridServices services;
    private final ClassViewModel classViewModel;
    private final Subscription subscription;
    private final LatestRead gridReads;
    private final LatestRead cellReads;
    private long loadedLessonId;
    private boolean isShown;

    /// Follows the selected class and lesson.
    ///
    /// @param changes those that the class screen hears of
    public ClassGridViewModel(ClassGridServices services, ScreenChanges changes, ClassViewModel classViewModel) {
        this.services = services;
        this.classViewModel = classViewModel;
        gridReads = new LatestRead(services.tasks());
        cellReads = new LatestRead(services.tasks());
        subscription = changes.subscribe(this::changed);
        classViewModel.selectedClass().subscribe(any -> refresh());
        classViewModel.selectedLesson().subscribe(any -> refresh());
        classViewModel.selectedClass().subscribe(any -> noteOpened());
    }

    /// The screen of the class is seen from now on; it is made and filled before that, when there is time.
    public void show() {
        isShown = true;
        noteOpened();
    }

    /// It is no longer seen.
    public void hide() {
        isShown = false;
    }

    private void noteOpened() {
        classViewModel.selectedClass().get().filter(any -> isShown).ifPresent(shown -> services.edits()
                .edit(() -> services.classGrids().opened(shown.id())));
    }

    /// How learners are named.
    LearnerNames names() {
        return classViewModel.names();
    }

    /// The grid as it was last loaded.
    public ReadOnlyObjectProperty<GridSnapshot> snapshot() {
        return snapshot.getReadOnlyProperty();
    }

    /// Whether the grid that was last loaded is of this lesson.
    public boolean isLoaded(long lessonId) {
        return loadedLessonId == lessonId;
    }

    /// The learner and sentence of the current turn.
    public ObjectProperty<Optional<Take.TakeOwner>> currentTurn() {
        return currentTurn;
    }

    /// Finds the take that a cell stands for: the one whose score or grade counts, or else the newest.
    ///
    /// @param answer receives it soon, unless another cell was asked for by then
    public void findTake(Take.TakeOwner owner, Consumer<Optional<Take>> answer) {
        GridSnapshot current = snapshot.get();
        cellReads.run(() -> takeFor(current, owner), answer);
    }

    private Optional<Take> takeFor(GridSnapshot current, Take.TakeOwner owner) {
        Optional<Long> countedTakeId = Optional.ofNullable(
                        current.grid().cells().get(owner))
                .filter(cell -> cell.summary().score().isPresent()
                        || cell.unscoredGrade().isPresent())
                .flatMap(ClassGridStore.GridCell::counted)
                .map(ClassGridStore.CountedTake::id);
        List<Take> takes = services.takes().findByOwner(owner.sentenceId(), owner.learnerId());
        return countedTakeId
                .flatMap(services.takes()::find)
                .or(() -> takes.isEmpty() ? Optional.empty() : Optional.of(takes.getLast()))
                .map(services.takes()::opened);
    }

    /// Retries the takes that failed, and resumes the queue.
    public void retryFailed() {
        services.edits().edit(() -> {
            services.scoringQueue().queuedTakes().stream()
                    .filter(queued -> queued.state() == QueuedTake.QueueState.FAILED)
                    .forEach(queued -> services.scoringQueue().retry(queued.takeId()));
            services.scoringQueue().resume();
        });
    }

    /// Why the queue stopped, if it stopped by itself.
    public Optional<CallFailure.FailureKind> stoppedBy() {
        return services.scoringQueue().stoppedBy();
    }

    private void changed(LibraryChange change) {
        switch (change) {
            case LibraryChange.TakesChanged takes -> refresh();
            case LibraryChange.QueueChanged queue -> refresh();
            case LibraryChange.LearnersChanged people -> refresh();
            case LibraryChange.LessonsChanged lessons -> refresh();
            case LibraryChange.SentencesChanged sentences -> refresh();
            case LibraryChange.ReadingsChanged readings -> {}
            case LibraryChange.SettingsChanged settings -> serviceChanged();
            case LibraryChange.PronunciationsChanged pronunciations -> {}
            case LibraryChange.HeardTextChanged heard -> {}
            case LibraryChange.EarAnswersChanged answers -> {}
            case LibraryChange.HistoryChanged history -> {}
        }
    }

    private void serviceChanged() {
        boolean priced = services.settings().get(Setting.SERVICE_KIND) == ServiceKind.HOSTED;
        if (priced != snapshot.get().cost().isPresent()) {
            refresh();
        }
    }

    private void refresh() {
        Optional<SchoolClass> schoolClass = classViewModel.selectedClass().get();
        if (schoolClass.isEmpty()) {
            gridReads.cancel();
            snapshot.set(GridSnapshot.EMPTY);
            return;
        }
        long lessonId = classViewModel
                .selectedLesson()
                .get()
                .map(assigned -> assigned.lesson().id())
                .orElse(0L);
        gridReads.refresh(() -> load(schoolClass.get(), lessonId), now -> {
            loadedLessonId = lessonId;
            snapshot.set(now);
        });
    }

    private GridSnapshot load(SchoolClass schoolClass, long lessonId) {
        var grid = services.classGrids().read(schoolClass.id(), lessonId);
        LessonMarks marks = services.marks().lessonMarks(schoolClass.id(), lessonId);
        Optional<CostEstimate> cost = services.settings().get(Setting.SERVICE_KIND) == ServiceKind.HOSTED
                ? Optional.of(services.classGrids().costForecast(grid))
                : Optional.empty();
        return new GridSnapshot(
                grid,
                schoolClass.thresholds(),
                marks,
                services.classGrids().bands(schoolClass.id(), lessonId),
                cost,
                failedTakes(grid));
    }

    private List<FailedTake> failedTakes(ClassGrid grid) {
        return services.scoringQueue().queuedTakes().stream()
                .filter(queuedTake -> queuedTake.state() == QueuedTake.QueueState.FAILED)
                .flatMap(queuedTake -> failedTake(queuedTake).stream())
                .filter(failed -> Optional.ofNullable(
                                grid.cells().get(failed.take().owner()))
                        .filter(cell -> cell.unscoredGrade().isEmpty())
                        .isPresent())
                .toList();
    }

    private Optional<FailedTake> failedTake(QueuedTake queuedTake) {
        return services.takes()
                .find(queuedTake.takeId())
                .map(take -> new FailedTake(take, queuedTake.failure().orElse(CallFailure.FailureKind.BAD_REQUEST)));
    }

    /// Leaves failed takes unscored: they are kept, and nothing is said about them any more.
    public void leaveUnscored() {
        List<FailedTake> failedTakes = snapshot.get().failedTakes();
        services.edits()
                .edit(() -> failedTakes.forEach(
                        failed -> services.scoringQueue().remove(failed.take().id())));
    }

    @Override
    public void close() {
        subscription.close();
        gridReads.cancel();
        cellReads.cancel();
    }
}
