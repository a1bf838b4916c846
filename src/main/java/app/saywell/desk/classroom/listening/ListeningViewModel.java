package app.saywell.desk.classroom.listening;

import app.saywell.desk.classes.UnsureTake;
import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classes.view.ClipPlayer;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.mark.TeacherMark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Leads a teacher through the takes of a class whose scores are least sure, for about ten minutes. Each is heard
/// without its score and rated from 1 to 10; the rating becomes the teacher's total of its result.
public final class ListeningViewModel {
    /// How long it takes, in minutes.
    static final int MINUTES = 10;

    /// The best rating.
    static final int BEST = 10;

    private static final double SECONDS_PER_MINUTE = 60;
    private static final TeacherMark.MarkPosition WHOLE =
            new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0);

    private final ReadOnlyObjectWrapper<ListeningStep> step =
            new ReadOnlyObjectWrapper<>(new ListeningStep.Waiting(List.of()));
    private final ListeningServices services;
    private final ClassViewModel classViewModel;
    private final ClipPlayer player;
    private final LatestRead reads;
    private final List<UnsureTake> takes = new ArrayList<>();
    private final List<ListeningStep.Rated> rated = new ArrayList<>();
    private int index;
    private long classId;

    /// Follows the selected class.
    public ListeningViewModel(ListeningServices services, ClassViewModel classViewModel) {
        this.services = services;
        this.classViewModel = classViewModel;
        player = new ClipPlayer(services.takes(), services.tasks(), services.audioSession(), services.recordings());
        reads = new LatestRead(services.tasks());
        classViewModel.selectedClass().subscribe(this::classChanged);
        classViewModel.selectedTab().subscribe(tab -> refreshWaiting());
    }

    /// Where the teacher is.
    ReadOnlyObjectProperty<ListeningStep> step() {
        return step.getReadOnlyProperty();
    }

    /// Whether learners' names are hidden where the class can see the screen.
    boolean hidesNames() {
        return classViewModel.namesHidden().get();
    }

    /// Begins with the least sure take.
    void begin() {
        if (step.get() instanceof ListeningStep.Waiting waiting
                && !waiting.takes().isEmpty()) {
            takes.clear();
            takes.addAll(waiting.takes());
            rated.clear();
            index = 0;
            show();
        }
    }

    /// Plays the take once more.
    void play() {
        if (step.get() instanceof ListeningStep.Hearing hearing) {
            player.play(hearing.take().take());
        }
    }

    /// Rates the take and goes on. It counts in the place of the service's score, and can be undone.
    ///
    /// @param points 1 to [#BEST]
    void rate(int points) {
        if (step.get() instanceof ListeningStep.Hearing hearing) {
            long resultId = hearing.take().score().resultId();
            services.edits().edit(() -> services.marks().setMark(resultId, WHOLE, 100.0 * points / BEST, ""));
            rated.add(new ListeningStep.Rated(hearing.take(), points));
            next();
        }
    }

    /// Leaves the take as it is and goes on.
    void pass() {
        if (step.get() instanceof ListeningStep.Hearing) {
            next();
        }
    }

    /// Ends before all are heard.
    void stop() {
        if (step.get() instanceof ListeningStep.Hearing) {
            step.set(new ListeningStep.Heard(List.copyOf(rated)));
        }
    }

    /// Looks for takes anew.
    void again() {
        step.set(new ListeningStep.Waiting(List.of()));
        refreshWaiting();
    }

    private void next() {
        index++;
        show();
    }

    private void show() {
        if (index >= takes.size()) {
            step.set(new ListeningStep.Heard(List.copyOf(rated)));
        } else {
            step.set(new ListeningStep.Hearing(takes.get(index), index + 1, takes.size()));
            play();
        }
    }

    private void classChanged(Optional<SchoolClass> selected) {
        long id = selected.map(SchoolClass::id).orElse(0L);
        if (id != classId) {
            classId = id;
            again();
        }
    }

    private void refreshWaiting() {
        if (step.get() instanceof ListeningStep.Waiting
                && classViewModel.selectedTab().get() == ClassTab.LISTENING) {
            long wanted = classId;
            reads.runAfterEdits(() -> services.unsureTakes().find(wanted, MINUTES * SECONDS_PER_MINUTE), found -> {
                if (step.get() instanceof ListeningStep.Waiting) {
                    step.set(new ListeningStep.Waiting(List.copyOf(found)));
                }
            });
        }
    }
}
