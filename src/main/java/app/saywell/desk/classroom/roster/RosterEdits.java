package app.saywell.desk.classroom.roster;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.NumberTakenException;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.speech.task.TaskRunner;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/// Adds, changes and moves single learners. A number that another learner of the class has is
/// refused, and the message says who has it. Use it only on the JavaFX thread.
final class RosterEdits {
    private final LearnerService learners;
    private final LatestRead edits;
    private final ObservableValue<List<SchoolClass>> otherClasses;
    private final RosterMessages messages;
    private final Runnable refused;

    /// Shows the outcome of an action.
    interface RosterMessages {
        /// Shows a text with its arguments.
        void show(String key, boolean success, Object... arguments);
    }

    /// @param refused runs when a change was refused, so that what is stored is shown again
    RosterEdits(
            LearnerService learners,
            TaskRunner tasks,
            ClassViewModel classViewModel,
            RosterMessages messages,
            Runnable refused) {
        this.learners = learners;
        edits = new LatestRead(tasks);
        otherClasses = Bindings.createObjectBinding(
                () -> withoutSelected(classViewModel), classViewModel.classes(), classViewModel.selectedClass());
        this.messages = messages;
        this.refused = refused;
    }

    private static List<SchoolClass> withoutSelected(ClassViewModel classViewModel) {
        Optional<Long> selected = classViewModel.selectedClass().get().map(SchoolClass::id);
        return classViewModel.classes().get().stream()
                .filter(schoolClass ->
                        selected.filter(id -> id == schoolClass.id()).isEmpty())
                .toList();
    }

    /// The classes that are not shown, by name.
    ObservableValue<List<SchoolClass>> otherClasses() {
        return otherClasses;
    }

    /// Adds a learner and hands out the id.
    void add(String name, String number, long classId, LongConsumer added) {
        run(() -> {
            long id = learners.add(name, number, Optional.of(classId), Consent.NONE)
                    .id();
            return () -> added.accept(id);
        });
    }

    /// Changes name and number; a blank name changes nothing.
    void edit(Learner learner, String name, String number) {
        boolean changed =
                !learner.name().equals(name.strip()) || !learner.number().equals(number.strip());
        if (!name.isBlank() && changed) {
            run(() -> {
                learners.editLearner(learner.id(), name, number, learner.classId());
                return () -> {};
            });
        }
    }

    /// Moves a learner with all takes to another class.
    void move(Learner learner, SchoolClass target) {
        run(() -> {
            learners.move(learner.id(), target.id());
            return () -> messages.show("classroom.told.moved", true, learner.name(), target.name());
        });
    }

    /// @param change what it returns shows what came of it
    private void run(Supplier<Runnable> change) {
        edits.make(() -> attempt(change), Runnable::run);
    }

    private Runnable attempt(Supplier<Runnable> change) {
        try {
            return change.get();
        } catch (NumberTakenException e) {
            return () -> {
                refused.run();
                messages.show(
                        "classroom.told.number-taken",
                        false,
                        e.holder().number(),
                        e.holder().name());
            };
        }
    }
}
