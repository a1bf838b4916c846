package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classroom.roster.RosterViewModel;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.task.Subscription;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The score histories of one learner in the selected lesson. They are loaded in the background
/// while the tab is visible.
public final class ProgressViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<SentenceHistory>> sentenceHistories =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<LearnerTrend>> classTrends = new ReadOnlyObjectWrapper<>(List.of());
    private final ClassViewModel classViewModel;
    private final RosterViewModel rosterViewModel;
    private final Subscription subscription;
    private final ProgressRead progressRead;
    private ProgressPlace shownPlace = new ProgressPlace(0, 0);
    private final LatestRead classRead;
    private final LatestRead learnerRead;
    private final GrowthViewModel growthViewModel;
    private final SpokenTasksViewModel spokenTasksViewModel;

    /// Follows the learner that is selected in the roster.
    public ProgressViewModel(
            ProgressServices services, ClassViewModel classViewModel, RosterViewModel rosterViewModel) {
        this.classViewModel = classViewModel;
        this.rosterViewModel = rosterViewModel;
        progressRead = new ProgressRead(services.lessons(), services.progressReports(), services.selfRatings());
        classRead = new LatestRead(services.tasks());
        learnerRead = new LatestRead(services.tasks());
        growthViewModel = new GrowthViewModel(services, classViewModel, rosterViewModel);
        spokenTasksViewModel = new SpokenTasksViewModel(services, classViewModel, rosterViewModel);
        subscription = services.changes().subscribe(change -> {
            if (change instanceof LibraryChange.TakesChanged || change instanceof LibraryChange.HeardTextChanged) {
                refresh();
            }
        });
        rosterViewModel.learners().subscribe(any -> refresh());
        rosterViewModel.selectedLearner().subscribe(any -> refresh());
        classViewModel.selectedLesson().subscribe(any -> refresh());
        classViewModel.selectedTab().subscribe(any -> refresh());
    }

    /// The learners to choose from.
    public RosterViewModel rosterViewModel() {
        return rosterViewModel;
    }

    /// How learners are named.
    LearnerNames names() {
        return classViewModel.names();
    }

    /// The growth of the class over all lessons.
    GrowthViewModel growthViewModel() {
        return growthViewModel;
    }

    /// Who has spoken freely to which task.
    SpokenTasksViewModel spokenTasksViewModel() {
        return spokenTasksViewModel;
    }

    /// The histories by sentence; sentences without a scored take are left out.
    ReadOnlyObjectProperty<List<SentenceHistory>> sentenceHistories() {
        return sentenceHistories.getReadOnlyProperty();
    }

    /// The trends of all learners of the class who have a score, in the order of the roster.
    ReadOnlyObjectProperty<List<LearnerTrend>> classTrends() {
        return classTrends.getReadOnlyProperty();
    }

    /// Whether the class is being read.
    public ReadOnlyBooleanProperty isReading() {
        return classRead.reading();
    }

    /// How much of the class is read, 0 to 1.
    ReadOnlyDoubleProperty readShare() {
        return classRead.share();
    }

    /// The level of a take, by the thresholds of the class.
    public ScoreLevel level(TakeScore score) {
        return ScoreLevel.of(score.verdict(classViewModel
                .selectedClass()
                .get()
                .map(SchoolClass::thresholds)
                .orElse(ScoreThresholds.DEFAULT)));
    }

    /// The screen is shown again: what was said freely may have changed elsewhere.
    public void show() {
        spokenTasksViewModel.refresh();
    }

    private void refresh() {
        Optional<Learner> learner = rosterViewModel.selectedLearner().get();
        Optional<SchoolClass> schoolClass = classViewModel.selectedClass().get();
        if (classViewModel.selectedTab().get() != ClassTab.PROGRESS || schoolClass.isEmpty()) {
            cancel();
            return;
        }
        ProgressPlace place = new ProgressPlace(
                schoolClass.get().id(),
                classViewModel
                        .selectedLesson()
                        .get()
                        .map(assigned -> assigned.lesson().id())
                        .orElse(0L));
        if (!place.equals(shownPlace)) {
            shownPlace = place;
            classTrends.set(List.of());
            sentenceHistories.set(List.of());
        }
        readTrends(place);
        learnerRead.cancel();
        learner.ifPresent(
                chosen -> learnerRead.run(() -> progressRead.learner(place, chosen.id()), sentenceHistories::set));
    }

    private void readTrends(ProgressPlace place) {
        List<Learner> learners = rosterViewModel.learners().get();
        classRead.runLong(progress -> progressRead.trends(place, learners, progress), classTrends::set);
    }

    /// Ends what is being read.
    private void cancel() {
        classRead.cancel();
        learnerRead.cancel();
    }

    @Override
    public void close() {
        subscription.close();
        growthViewModel.close();
        spokenTasksViewModel.close();
        cancel();
    }
}
