package app.saywell.ui.classroom.progress;

import app.saywell.library.learner.Learner;
import app.saywell.library.learner.SchoolClass;
import app.saywell.library.learner.ScoreThresholds;
import app.saywell.practice.UseCases;
import app.saywell.practice.change.LibraryChange;
import app.saywell.practice.progress.MeasurementError;
import app.saywell.practice.progress.ScoreHistory;
import app.saywell.speech.ScoreScale;
import app.saywell.task.Subscription;
import app.saywell.task.TaskOutcome;
import app.saywell.ui.classroom.roster.RosterViewModel;
import app.saywell.ui.classroom.selection.ClassTab;
import app.saywell.ui.classroom.selection.ClassViewModel;
import app.saywell.ui.context.ScreenContext;
import app.saywell.ui.kit.theme.ScoreLevel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The score histories of one learner in the selected lesson. They are loaded in the background
/// while the tab is visible.
public final class ProgressViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<SentenceHistory>> sentenceHistories =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<LearnerTrend>> classTrends = new ReadOnlyObjectWrapper<>(List.of());
    private final ScreenContext context;
    private final UseCases practice;
    private final ClassViewModel classViewModel;
    private final RosterViewModel rosterViewModel;
    private final Subscription subscription;
    private int requestNumber;

    private record ErrorKey(ScoreScale scale, String engine) {}

    /// Follows the learner that is selected in the roster.
    public ProgressViewModel(ScreenContext context, ClassViewModel classViewModel, RosterViewModel rosterViewModel) {
        this.context = context;
        this.classViewModel = classViewModel;
        this.rosterViewModel = rosterViewModel;
        practice = context.practice();
        subscription = practice.changes().subscribe(change -> {
            if (change instanceof LibraryChange.TakesChanged || change instanceof LibraryChange.HeardTextChanged) {
                refresh();
            }
        });
        rosterViewModel.selectedLearner().subscribe(any -> refresh());
        classViewModel.selectedLesson().subscribe(any -> refresh());
        classViewModel.selectedTab().subscribe(any -> refresh());
    }

    /// The learners to choose from.
    public RosterViewModel rosterViewModel() {
        return rosterViewModel;
    }

    /// The histories by sentence; sentences without a scored take are left out.
    public ReadOnlyObjectProperty<List<SentenceHistory>> sentenceHistories() {
        return sentenceHistories.getReadOnlyProperty();
    }

    /// The trends of all learners of the class who have a score, in the order of the roster.
    public ReadOnlyObjectProperty<List<LearnerTrend>> classTrends() {
        return classTrends.getReadOnlyProperty();
    }

    /// The level of a share of correct words, 0 to 100, by the thresholds of the class.
    public ScoreLevel level(double correctShare) {
        return ScoreLevel.of(
                correctShare,
                classViewModel
                        .selectedClass()
                        .get()
                        .map(SchoolClass::thresholds)
                        .orElse(ScoreThresholds.DEFAULT));
    }

    private void refresh() {
        Optional<Learner> learner = rosterViewModel.selectedLearner().get();
        Optional<SchoolClass> schoolClass = classViewModel.selectedClass().get();
        if (classViewModel.selectedTab().get() != ClassTab.PROGRESS || schoolClass.isEmpty()) {
            return;
        }
        long lessonId = classViewModel
                .selectedLesson()
                .get()
                .map(assigned -> assigned.lesson().id())
                .orElse(0L);
        int number = ++requestNumber;
        List<Learner> learners = rosterViewModel.learners().get();
        context.tasks().run(progress -> loadTrends(schoolClass.get().id(), learners, lessonId), outcome -> {
            if (number == requestNumber
                    && outcome instanceof TaskOutcome.TaskDone<List<LearnerTrend>>(List<LearnerTrend> now)) {
                classTrends.set(now);
            }
        });
        if (learner.isEmpty()) {
            return;
        }
        context.tasks()
                .run(progress -> load(schoolClass.get().id(), learner.get().id(), lessonId), outcome -> {
                    if (number == requestNumber
                            && outcome
                                    instanceof TaskOutcome.TaskDone<List<SentenceHistory>>(List<SentenceHistory> now)) {
                        sentenceHistories.set(now);
                    }
                });
    }

    private List<LearnerTrend> loadTrends(long classId, List<Learner> learners, long lessonId) {
        return learners.stream()
                .map(learner -> LearnerTrend.of(learner, load(classId, learner.id(), lessonId)))
                .filter(trend -> !trend.sentences().isEmpty())
                .toList();
    }

    private List<SentenceHistory> load(long classId, long learnerId, long lessonId) {
        Map<ErrorKey, MeasurementError> errors = new HashMap<>();
        return practice.lessons().sentenceStatuses(lessonId, learnerId).stream()
                .map(state -> {
                    ScoreHistory history = practice.progressReports()
                            .scoreHistory(state.sentence().id(), learnerId);
                    MeasurementError error = errors.computeIfAbsent(
                            new ErrorKey(history.scale(), history.engine()),
                            key -> practice.progressReports().measurementError(classId, key.scale(), key.engine()));
                    return new SentenceHistory(
                            state.sentence(),
                            history,
                            error,
                            practice.classroom()
                                    .selfRatings()
                                    .findRating(state.sentence().id(), learnerId),
                            practice.progressReports().readingRates(state.sentence(), history));
                })
                .filter(sentenceHistory -> !sentenceHistory.history().scores().isEmpty())
                .toList();
    }

    @Override
    public void close() {
        subscription.close();
    }
}
