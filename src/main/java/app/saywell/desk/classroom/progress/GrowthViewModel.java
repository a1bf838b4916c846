package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.progress.ClassGrowth;
import app.saywell.desk.classes.progress.ProgressReports;
import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classroom.roster.RosterViewModel;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Learner;
import app.saywell.speech.task.Subscription;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// The growth of the learners of the selected class over all its lessons. It is computed in the
/// background while it is shown.
public final class GrowthViewModel implements AutoCloseable {
    private final ProgressReports reports;
    private final ClassViewModel classViewModel;
    private final RosterViewModel rosterViewModel;
    private final BooleanProperty shown = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<ClassGrowth> growth = new ReadOnlyObjectWrapper<>(ClassGrowth.NONE);
    private final LatestRead read;
    private final Subscription subscription;
    private long shownClass;

    /// Reads nothing until [#shown] is set.
    GrowthViewModel(ProgressServices services, ClassViewModel classViewModel, RosterViewModel rosterViewModel) {
        reports = services.progressReports();
        this.classViewModel = classViewModel;
        this.rosterViewModel = rosterViewModel;
        read = new LatestRead(services.tasks());
        subscription = services.changes().subscribe(change -> {
            if (change instanceof LibraryChange.TakesChanged) {
                refresh();
            }
        });
        shown.subscribe(any -> refresh());
        classViewModel.selectedClass().subscribe(any -> refresh());
        classViewModel.selectedTab().subscribe(any -> refresh());
    }

    /// Whether it is looked at.
    public BooleanProperty shown() {
        return shown;
    }

    /// What is known of the class; [ClassGrowth#NONE] until it is computed.
    public ReadOnlyObjectProperty<ClassGrowth> growth() {
        return growth.getReadOnlyProperty();
    }

    /// Whether it is being computed.
    public ReadOnlyBooleanProperty isReading() {
        return read.reading();
    }

    /// The learners who have a line, in the order of the roster.
    public List<LearnerGrowth> learners() {
        return rosterViewModel.learners().get().stream()
                .flatMap(learner -> Stream.ofNullable(growth.get().learners().get(learner.id()))
                        .map(line -> new LearnerGrowth(learner, line)))
                .toList();
    }

    /// Shows a learner's sentences in the selected lesson instead.
    public void open(Learner learner) {
        shown.set(false);
        rosterViewModel.selectLearner(learner.id());
    }

    private void refresh() {
        long classId = classViewModel
                .selectedClass()
                .get()
                .map(schoolClass -> schoolClass.id())
                .orElse(0L);
        if (!Objects.equals(classId, shownClass)) {
            shownClass = classId;
            growth.set(ClassGrowth.NONE);
        }
        if (shown.get() && classId != 0 && classViewModel.selectedTab().get() == ClassTab.PROGRESS) {
            read.run(() -> reports.classGrowth(classId), growth::set);
        } else {
            read.cancel();
        }
    }

    @Override
    public void close() {
        subscription.close();
        read.cancel();
    }
}
