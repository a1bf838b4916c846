package app.saywell.desk.classroom;

import app.saywell.desk.classes.GradeService;
import app.saywell.desk.classes.OddTake;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.task.Subscription;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// How many results of the selected lesson are grades, and the teacher's confirmation of them. It
/// is loaded in the background, one load at a time. Use it only on the JavaFX thread.
final class GradesViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<GradeService.GradingState> state =
            new ReadOnlyObjectWrapper<>(GradeService.GradingState.NONE);
    private final ReadOnlyObjectWrapper<List<OddTake>> oddTakes = new ReadOnlyObjectWrapper<>(List.of());
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
            }
        });
        classViewModel.selectedLesson().subscribe(any -> refresh());
        classViewModel.selectedLesson().subscribe(any -> cancelGrades());
    }

    /// The state as it was last loaded.
    ReadOnlyObjectProperty<GradeService.GradingState> state() {
        return state.getReadOnlyProperty();
    }

    /// The takes to hear before they become grades; empty unless
    /// [#confirmGrades()] found some.
    ReadOnlyObjectProperty<List<OddTake>> oddTakes() {
        return oddTakes.getReadOnlyProperty();
    }

    /// Makes every mark and score of the lesson a grade, unless some takes look odd: then it asks
    /// first. This can be undone.
    void confirmGrades() {
        long classId = classId();
        long lessonId = lessonId();
        if (lessonId != 0) {
            takeReads.run(() -> services.oddTakes().find(classId, lessonId), found -> {
                if (classId == classId() && lessonId == lessonId()) {
                    oddTakesFound(found);
                }
            });
        }
    }

    /// Opens a take, so that the teacher can hear and mark it.
    void open(OddTake odd) {
        takeReads.run(() -> services.takes().find(odd.takeId()), found -> found.ifPresent(openTake));
    }

    /// Makes the grades although some takes look odd.
    void confirmGradesAnyway() {
        oddTakes.set(List.of());
        if (lessonId() != 0) {
            long classId = classId();
            long lessonId = lessonId();
            services.edits().edit(() -> services.grades().gradeFromMarks(classId, lessonId));
        }
    }

    /// Makes no grades.
    void cancelGrades() {
        oddTakes.set(List.of());
    }

    private void oddTakesFound(List<OddTake> found) {
        if (found.isEmpty()) {
            confirmGradesAnyway();
        } else {
            oddTakes.set(found);
        }
    }

    /// Withdraws all grades of the lesson.
    void withdrawGrades() {
        if (lessonId() != 0) {
            long classId = classId();
            long lessonId = lessonId();
            services.edits().edit(() -> services.grades().withdrawGrades(classId, lessonId));
        }
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
