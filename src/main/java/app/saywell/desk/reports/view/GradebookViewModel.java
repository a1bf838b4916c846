package app.saywell.desk.reports.view;

import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.reports.GradebookFiller;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The school's own file and the plan to fill a column of it.
public final class GradebookViewModel {
    private final GradebookFiller gradebookFiller;
    private final TaskRunner tasks;
    private final Supplier<Optional<GradeReader>> grades;
    private final ReadOnlyObjectWrapper<Optional<OpenedGradebook>> gradebook =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<GradebookFiller.GradebookPlan>> plan =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private GradebookFiller.@Nullable GradebookColumn selectedColumn;
    private int planNumber;

    record OpenedGradebook(Path file, List<String> headings) {}

    /// Reads the grades that are filled in, on a worker.
    @FunctionalInterface
    public interface GradeReader {
        List<GradebookFiller.LearnerGrade> read();
    }

    /// @param grades how the grades are read; empty while there are none
    public GradebookViewModel(
            GradebookFiller gradebookFiller, TaskRunner tasks, Supplier<Optional<GradeReader>> grades) {
        this.gradebookFiller = gradebookFiller;
        this.tasks = tasks;
        this.grades = grades;
    }

    /// The opened file.
    ReadOnlyObjectProperty<Optional<OpenedGradebook>> gradebook() {
        return gradebook.getReadOnlyProperty();
    }

    /// What filling the selected column would change.
    ReadOnlyObjectProperty<Optional<GradebookFiller.GradebookPlan>> plan() {
        return plan.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    void open(Path file) {
        tasks.run(
                progress -> new OpenedGradebook(file, gradebookFiller.headings(file)),
                (TaskOutcome<OpenedGradebook> outcome) -> {
                    selectedColumn = null;
                    plan.set(Optional.empty());
                    if (outcome instanceof TaskOutcome.TaskDone<OpenedGradebook>(OpenedGradebook openedGradebook)) {
                        message.set(Optional.empty());
                        gradebook.set(Optional.of(openedGradebook));
                    } else {
                        gradebook.set(Optional.empty());
                        message.set(Optional.of(UserMessage.failure("reports.gradebook.not-read")));
                    }
                });
    }

    /// Selects the column to fill; an index after the last column adds a new one with this heading.
    void selectColumn(int index, String heading) {
        selectedColumn = new GradebookFiller.GradebookColumn(index, heading);
        updatePlan();
    }

    /// Writes the filled file.
    void fill(Path target) {
        GradebookFiller.GradebookColumn column = selectedColumn;
        Optional<GradeReader> reader = grades.get();
        if (column == null || gradebook.get().isEmpty() || reader.isEmpty()) {
            return;
        }
        Path source = gradebook.get().get().file();
        String name = String.valueOf(target.getFileName());
        tasks.run(
                progress -> gradebookFiller.fill(reader.get().read(), source, column, target),
                (TaskOutcome<GradebookFiller.GradebookPlan> outcome) -> message.set(Optional.of(
                        outcome instanceof TaskOutcome.TaskDone<GradebookFiller.GradebookPlan>(var done)
                                ? UserMessage.success(
                                        "reports.gradebook.done",
                                        name,
                                        done.changes().size())
                                : UserMessage.failure("reports.told.not-saved", name))));
    }

    private void showPlan(TaskOutcome<GradebookFiller.GradebookPlan> outcome) {
        if (outcome instanceof TaskOutcome.TaskDone<GradebookFiller.GradebookPlan>(var made)) {
            plan.set(Optional.of(made));
        } else {
            plan.set(Optional.empty());
            message.set(Optional.of(UserMessage.failure("reports.gradebook.not-read")));
        }
    }

    /// Forgets the file, its column and what was to be filled in.
    public void forget() {
        planNumber++;
        selectedColumn = null;
        gradebook.set(Optional.empty());
        plan.set(Optional.empty());
        message.set(Optional.empty());
    }

    /// Looks again what would change, for other grades.
    public void updatePlan() {
        int number = ++planNumber;
        GradebookFiller.GradebookColumn column = selectedColumn;
        Optional<GradeReader> reader = grades.get();
        if (column == null || gradebook.get().isEmpty() || reader.isEmpty()) {
            plan.set(Optional.empty());
            return;
        }
        Path file = gradebook.get().get().file();
        tasks.run(
                progress -> gradebookFiller.plan(reader.get().read(), file, column),
                (TaskOutcome<GradebookFiller.GradebookPlan> outcome) -> {
                    if (number == planNumber) {
                        showPlan(outcome);
                    }
                });
    }
}
