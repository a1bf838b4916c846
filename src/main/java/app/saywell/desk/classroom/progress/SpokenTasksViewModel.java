package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classroom.roster.RosterViewModel;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.speaking.SpokenTask;
import app.saywell.desk.speaking.FreeSpeechService;
import app.saywell.desk.speaking.SpeakingTask;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// Who in the selected class has spoken freely to which task. It is read in the background while it is shown.
final class SpokenTasksViewModel implements AutoCloseable {
    private static final TaskSpeakers NONE = new TaskSpeakers(List.of(), List.of(), List.of());

    private final FreeSpeechService speeches;
    private final LearnerService learners;
    private final ClassViewModel classViewModel;
    private final BooleanProperty shown = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<TaskSpeakers> speakers = new ReadOnlyObjectWrapper<>(NONE);
    private final LatestRead read;
    private long shownClass;

    /// Reads nothing until [#shown] is set.
    SpokenTasksViewModel(ProgressServices services, ClassViewModel classViewModel, RosterViewModel rosterViewModel) {
        speeches = services.speeches();
        this.classViewModel = classViewModel;
        learners = services.learners();
        read = new LatestRead(services.tasks());
        shown.subscribe(this::refresh);
        classViewModel.selectedClass().subscribe(this::refresh);
        classViewModel.selectedTab().subscribe(this::refresh);
        rosterViewModel.learners().subscribe(this::refresh);
    }

    /// The learners of a class and what they spoke to.
    ///
    /// @param tasks that there are
    /// @param spoken the latest first
    record TaskSpeakers(List<Learner> learners, List<SpeakingTask> tasks, List<SpokenTask> spoken) {
        /// What a learner spoke to, the latest first.
        List<SpokenTask> of(Learner learner) {
            return spoken.stream()
                    .filter(one -> one.learnerId() == learner.id())
                    .toList();
        }

        /// How many learners spoke to a task.
        ///
        /// @param task its key
        long count(String task) {
            return spoken.stream().filter(one -> one.task().equals(task)).count();
        }
    }

    /// Whether it is looked at.
    BooleanProperty shown() {
        return shown;
    }

    /// Who spoke to what.
    ReadOnlyObjectProperty<TaskSpeakers> speakers() {
        return speakers.getReadOnlyProperty();
    }

    /// Reads it again, if it is looked at.
    void refresh() {
        long classId = classViewModel.selectedClass().get().map(SchoolClass::id).orElse(0L);
        if (classId != shownClass) {
            shownClass = classId;
            speakers.set(NONE);
        }
        if (!shown.get() || classId == 0 || classViewModel.selectedTab().get() != ClassTab.PROGRESS) {
            read.cancel();
            speakers.set(NONE);
            return;
        }
        read.run(
                () -> new TaskSpeakers(learners.ofClass(classId), speeches.tasks(), speeches.spokenTasks(classId)),
                speakers::set);
    }

    @Override
    public void close() {
        read.cancel();
    }
}
