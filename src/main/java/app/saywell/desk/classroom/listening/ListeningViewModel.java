package app.saywell.desk.classroom.listening;

import app.saywell.desk.classes.UnsureTake;
import app.saywell.desk.classes.UnsureTakes;
import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classes.view.ClipPlayer;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.context.ScreenChanges;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.mark.MarkEdit;
import app.saywell.speech.task.Subscription;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Leads a teacher through the takes of a class whose scores are least sure, for about ten minutes. Each is heard
/// without its score and rated from 1 to 10; the rating becomes the teacher's total of its result.
///
/// What it shows follows the library: a rating that is undone is taken off the list, and a take that was scored again
/// meanwhile is rated in its newest result.
public final class ListeningViewModel implements AutoCloseable {
    /// How long it takes, in minutes.
    static final int MINUTES = 10;

    /// The best rating.
    static final int BEST = 10;

    private static final double SECONDS_PER_MINUTE = 60;
    private static final double FULL_TOTAL = 100;

    private final ReadOnlyObjectWrapper<ListeningStep> step =
            new ReadOnlyObjectWrapper<>(new ListeningStep.Waiting(List.of()));
    private final ListeningServices services;
    private final ClassViewModel classViewModel;
    private final ClipPlayer player;
    private final LatestRead reads;
    private final LatestRead ratedReads;
    private final Subscription subscription;
    private final List<UnsureTake> takes = new ArrayList<>();
    private final List<ListeningStep.Rated> rated = new ArrayList<>();
    private int index;
    private long classId;

    /// Follows the selected class.
    ///
    /// @param changes those that the class screen hears of
    public ListeningViewModel(ListeningServices services, ScreenChanges changes, ClassViewModel classViewModel) {
        this.services = services;
        this.classViewModel = classViewModel;
        player = new ClipPlayer(services.takes(), services.tasks(), services.audioSession(), services.recordings());
        reads = new LatestRead(services.tasks());
        ratedReads = new LatestRead(services.tasks());
        subscription = changes.subscribe(this::changed);
        classViewModel.selectedClass().subscribe(this::classChanged);
        classViewModel.selectedTab().subscribe(tab -> refreshWaiting());
    }

    /// Where the teacher is.
    ReadOnlyObjectProperty<ListeningStep> step() {
        return step.getReadOnlyProperty();
    }

    /// How learners are named.
    LearnerNames names() {
        return classViewModel.names();
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
            long takeId = hearing.take().take().id();
            services.edits()
                    .edit(
                            services.marks().entered(new MarkEdit.TotalSet(takeId, FULL_TOTAL * points / BEST)),
                            services.marks()::apply);
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

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.TakesChanged || change instanceof LibraryChange.LearnersChanged) {
            if (step.get() instanceof ListeningStep.Waiting) {
                refreshWaiting();
            } else {
                refreshRated();
            }
        }
    }

    private void refreshRated() {
        List<UnsureTake> wanted = rated.stream().map(ListeningStep.Rated::take).toList();
        ratedReads.runAfterEdits(() -> services.unsureTakes().rated(wanted), found -> showRated(wanted, found));
    }

    /// What was rated while it was read stays.
    private void showRated(List<UnsureTake> wanted, List<UnsureTakes.RatedTake> found) {
        List<ListeningStep.Rated> later =
                rated.stream().filter(one -> !wanted.contains(one.take())).toList();
        rated.clear();
        found.forEach(one -> rated.add(new ListeningStep.Rated(one.take(), one.total() * BEST / FULL_TOTAL)));
        rated.addAll(later);
        if (step.get() instanceof ListeningStep.Heard) {
            step.set(new ListeningStep.Heard(List.copyOf(rated)));
        }
    }

    @Override
    public void close() {
        subscription.close();
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
