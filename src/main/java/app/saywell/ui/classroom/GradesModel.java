package app.saywell.ui.classroom;

import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.classroom.Grades;
import app.saywell.task.Outcome;
import app.saywell.task.Subscription;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.studio.Studio;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// How far the marks of the lesson that is shown are grades, and the teacher's word that they are.
/// Read in the background, one reading at a time; on the window's thread alone.
final class GradesModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<Grades.State> state =
            new ReadOnlyObjectWrapper<>(Grades.State.NOTHING);
    private final Practice practice;
    private final Studio studio;
    private final ClassChoice choice;
    private final Subscription changes;
    private boolean reading;
    private boolean again;

    /// Follows the choice.
    GradesModel(Studio studio, ClassChoice choice) {
        this.studio = studio;
        this.choice = choice;
        practice = studio.practice();
        changes =
                practice.changes()
                        .listen(
                                change -> {
                                    if (change instanceof Change.TakesChanged) {
                                        refresh();
                                    }
                                });
        choice.lesson().subscribe(any -> refresh());
    }

    /// As it was read last.
    ReadOnlyObjectProperty<Grades.State> state() {
        return state.getReadOnlyProperty();
    }

    /// Makes a grade of every mark of the lesson; undo takes it back.
    void use() {
        if (lesson() != 0) {
            practice.classroom().grades().use(schoolClass(), lesson());
        }
    }

    /// Takes all grades of the lesson back.
    void takeBack() {
        if (lesson() != 0) {
            practice.classroom().grades().takeBack(schoolClass(), lesson());
        }
    }

    private long schoolClass() {
        return choice.chosen().get().map(one -> one.id()).orElse(0L);
    }

    private long lesson() {
        return choice.lesson().get().map(one -> one.lesson().id()).orElse(0L);
    }

    private void refresh() {
        if (reading) {
            again = true;
            return;
        }
        long classId = schoolClass();
        long lessonId = lesson();
        if (lessonId == 0) {
            state.set(Grades.State.NOTHING);
            return;
        }
        reading = true;
        studio.tasks()
                .run(
                        progress -> practice.classroom().grades().state(classId, lessonId),
                        this::read);
    }

    private void read(Outcome<Grades.State> outcome) {
        reading = false;
        if (again) {
            again = false;
            refresh();
        } else if (outcome instanceof Outcome.Done<Grades.State>(Grades.State now)) {
            state.set(now);
        }
    }

    @Override
    public void close() {
        changes.close();
    }
}
