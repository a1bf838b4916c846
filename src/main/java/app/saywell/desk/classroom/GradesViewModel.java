package app.saywell.desk.classroom;

import app.saywell.desk.classes.GradeProposal;
import app.saywell.desk.classes.GradeService;
import app.saywell.desk.classes.OddTake;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.task.Subscription;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// How many results of the selected lesson are grades, and the teacher's confirmation of them. It
/// is loaded in the background, one load at a time. Use it only on the JavaFX thread.
final class GradesViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<GradeService.GradingState> state =
            new ReadOnlyObjectWrapper<>(GradeService.GradingState.NONE);
    private final ReadOnlyObjectWrapper<Optional<GradeProposal>> proposal =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final GradesServices services;
    private final ClassViewModel classViewModel;
    private final Consumer<Take> openTake;
    private final Subscription subscription;
    private final LatestRead stateReads;
    private final LatestRead takeReads;

    /// Follows the selected class and lesson.
    ///
    /// @param openTake opens a take on the practice screen
    GradesViewModel(GradesServices services, ClassViewModel classViewModel, Consumer<Take> openTake) {
        this.services = services;
        this.openTake = openTake;
        this.classViewModel = classViewModel;
        stateReads = new LatestRead(services.tasks());
        takeReads = new LatestRead(services.tasks());
        subscription = services.changes().subscribe(change -> {
            if (change instanceof LibraryChange.TakesChanged) {
                refresh();
                proposal.get().ifPresent(shown -> propose(shown.change()));
            }
        });
        classViewModel.selectedLesson().subscribe(any -> refresh());
        classViewModel.selectedLesson().subscribe(any -> cancelProposal());
        classViewModel.selectedTab().subscribe(any -> cancelProposal());
    }

    /// How learners are named.
    LearnerNames names() {
        return classViewModel.names();
    }

    /// The state as it was last loaded.
    ReadOnlyObjectProperty<GradeService.GradingState> state() {
        return state.getReadOnlyProperty();
    }

    /// What the grades would become; empty unless the teacher asked for a change and has not decided yet.
    ReadOnlyObjectProperty<Optional<GradeProposal>> proposal() {
        return proposal.getReadOnlyProperty();
    }

    /// Shows what would change if marks became grades, or grades were removed.
    void propose(GradeProposal.GradeChange change) {
        long classId = classId();
        long lessonId = lessonId();
        if (lessonId != 0) {
            takeReads.run(() -> services.grades().propose(change, classId, lessonId), found -> {
                if (classId == classId() && lessonId == lessonId()) {
                    proposal.set(Optional.of(found));
                }
            });
        }
    }

    /// Opens a take, so that the teacher can hear and mark it. The proposal stays, and is read anew when the
    /// take is marked.
    void open(OddTake odd) {
        takeReads.run(
                () -> services.takes().find(odd.takeId()).map(services.takes()::opened),
                found -> found.ifPresent(openTake));
    }

    /// Does what is proposed. It can be undone.
    void applyProposal() {
        long classId = classId();
        long lessonId = lessonId();
        proposal.get().ifPresent(decided -> services.edits().edit(() -> {
            switch (decided.change()) {
                case USE_MARKS -> services.grades().gradeFromMarks(classId, lessonId);
                case REMOVE -> services.grades().withdrawGrades(classId, lessonId);
            }
        }));
        cancelProposal();
    }

    /// Changes nothing.
    void cancelProposal() {
        takeReads.cancel();
        proposal.set(Optional.empty());
    }

    private long classId() {
        return classViewModel
                .selectedClass()
                .get()
                .map(schoolClass -> schoolClass.id())
                .orElse(0L);
    }

    private long lessonId() {
        return classViewModel
                .selectedLesson()
                .get()
                .map(assigned -> assigned.lesson().id())
                .orElse(0L);
    }

    private void refresh() {
        long classId = classId();
        long lessonId = lessonId();
        if (lessonId == 0) {
            stateReads.cancel();
            state.set(GradeService.GradingState.NONE);
            return;
        }
        stateReads.refresh(() -> services.grades().state(classId, lessonId), state::set);
    }

    @Override
    public void close() {
        subscription.close();
        stateReads.cancel();
        takeReads.cancel();
    }
}
