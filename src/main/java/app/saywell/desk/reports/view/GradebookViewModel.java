package app.saywell.desk.reports.view;

import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.reports.GradebookFiller;
import app.saywell.desk.reports.table.UnreadableGradebookException;
import app.saywell.desk.reports.table.UnreadableGradebookException.RefusalReason;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
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
    private Runnable answered = () -> {};

    record OpenedGradebook(Path file, GradebookFiller.GradebookSheet sheet) {}

    /// The file as it is for the grades of now.
    ///
    /// @param plan empty without a column, or where the column is in another sheet
    private record GradebookLook(OpenedGradebook opened, Optional<GradebookFiller.GradebookPlan> plan) {}

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
        planNumber++;
        endRequest();
        Optional<GradeReader> reader = grades.get();
        tasks.run(
                progress -> new OpenedGradebook(
                        file,
                        gradebookFiller.sheet(reader.map(GradeReader::read).orElse(List.of()), file)),
                (TaskOutcome<OpenedGradebook> outcome) -> {
                    selectedColumn = null;
                    plan.set(Optional.empty());
                    if (outcome instanceof TaskOutcome.TaskDone<OpenedGradebook>(OpenedGradebook openedGradebook)) {
                        message.set(Optional.empty());
                        gradebook.set(Optional.of(openedGradebook));
                    } else {
                        gradebook.set(Optional.empty());
                        message.set(Optional.of(refusal(outcome)));
                    }
                });
    }

    private static UserMessage refusal(TaskOutcome<?> outcome) {
        RefusalReason reason = outcome instanceof TaskOutcome.TaskFailed<?>(UnreadableGradebookException refused)
                ? refused.reason()
                : RefusalReason.NO_TABLE;
        return UserMessage.failure("reports.gradebook.refused." + EnumKey.of(reason));
    }

    /// Selects the column to fill; an index after the last column adds a new one with this heading.
    ///
    /// @param planned runs once when the plan for it is shown, also where it is the one that was shown before, or
    ///     when none will come
    void selectColumn(int index, String heading, Runnable planned) {
        answered = planned;
        String sheet = gradebook.get().map(opened -> opened.sheet().name()).orElse("");
        selectedColumn = new GradebookFiller.GradebookColumn(sheet, index, heading);
        updatePlan();
    }

    /// Writes the filled file.
    void fill(Path target) {
        GradebookFiller.GradebookColumn column = selectedColumn;
        Optional<GradeReader> reader = grades.get();
        if (column == null || gradebook.get().isEmpty() || reader.isEmpty()) {
            return;
        }
        OpenedGradebook shown = gradebook.get().get();
        Optional<GradebookFiller.GradebookPlan> shownPlan = plan.get();
        String name = String.valueOf(target.getFileName());
        tasks.run(
                progress -> fillAsShown(shown, shownPlan, reader.get().read(), column, target),
                (TaskOutcome<Optional<GradebookFiller.GradebookPlan>> outcome) -> {
                    if (outcome instanceof TaskOutcome.TaskDone<Optional<GradebookFiller.GradebookPlan>>(var filled)) {
                        message.set(Optional.of(filled.map(done -> UserMessage.success(
                                        "reports.gradebook.done",
                                        name,
                                        done.changes().size()))
                                .orElseGet(() -> UserMessage.failure("reports.gradebook.changed"))));
                        if (filled.isEmpty()) {
                            updatePlan();
                        }
                    } else {
                        message.set(Optional.of(UserMessage.failure("reports.told.not-saved", name)));
                    }
                });
    }

    /// Fills the file if it is still the one that was shown, with the same grades.
    ///
    /// @return what was filled in; empty if something is not as it was shown
    private Optional<GradebookFiller.GradebookPlan> fillAsShown(
            OpenedGradebook shown,
            Optional<GradebookFiller.GradebookPlan> shownPlan,
            List<GradebookFiller.LearnerGrade> read,
            GradebookFiller.GradebookColumn column,
            Path target)
            throws IOException {
        boolean isAsShown = gradebookFiller.sheet(read, shown.file()).equals(shown.sheet())
                && shownPlan.equals(Optional.of(gradebookFiller.plan(read, shown.file(), column)));
        return isAsShown ? Optional.of(gradebookFiller.fill(read, shown.file(), column, target)) : Optional.empty();
    }

    private void show(TaskOutcome<GradebookLook> outcome) {
        if (outcome instanceof TaskOutcome.TaskDone<GradebookLook>(var look)) {
            if (!gradebook.get().equals(Optional.of(look.opened()))) {
                selectedColumn = null;
                gradebook.set(Optional.of(look.opened()));
            }
            plan.set(look.plan());
        } else {
            plan.set(Optional.empty());
            message.set(Optional.of(refusal(outcome)));
        }
    }

    private GradebookLook look(
            OpenedGradebook shown, GradeReader reader, GradebookFiller.@Nullable GradebookColumn column)
            throws IOException {
        List<GradebookFiller.LearnerGrade> read = reader.read();
        OpenedGradebook now = new OpenedGradebook(shown.file(), gradebookFiller.sheet(read, shown.file()));
        return new GradebookLook(
                now,
                column != null && now.equals(shown)
                        ? Optional.of(gradebookFiller.plan(read, shown.file(), column))
                        : Optional.empty());
    }

    /// Forgets the file, its column and what was to be filled in.
    public void forget() {
        planNumber++;
        endRequest();
        selectedColumn = null;
        gradebook.set(Optional.empty());
        plan.set(Optional.empty());
        message.set(Optional.empty());
    }

    private void endRequest() {
        Runnable request = answered;
        answered = () -> {};
        request.run();
    }

    /// Looks again what would change, for other grades. Other learners may be in another sheet: then the column is to
    /// be chosen again.
    public void updatePlan() {
        int number = ++planNumber;
        GradebookFiller.GradebookColumn column = selectedColumn;
        Optional<GradeReader> reader = grades.get();
        if (gradebook.get().isEmpty() || reader.isEmpty()) {
            plan.set(Optional.empty());
            endRequest();
            return;
        }
        OpenedGradebook shown = gradebook.get().get();
        tasks.run(progress -> look(shown, reader.get(), column), (TaskOutcome<GradebookLook> outcome) -> {
            if (number == planNumber) {
                show(outcome);
                endRequest();
            }
        });
    }
}
