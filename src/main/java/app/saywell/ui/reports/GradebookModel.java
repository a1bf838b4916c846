package app.saywell.ui.reports;

import app.saywell.practice.Practice;
import app.saywell.practice.report.GradebookFilling;
import app.saywell.task.Outcome;
import app.saywell.ui.kit.Told;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The school's own file, before and while a column of it is filled.
final class GradebookModel {
    private final Practice practice;
    private final ChoiceModel choice;
    private final ReadOnlyObjectWrapper<Optional<Opened>> opened =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<GradebookFilling.Plan>> plan =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Told>> told =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private GradebookFilling.@Nullable Column column;

    /// A file that was opened.
    record Opened(Path file, List<String> headings) {}

    GradebookModel(Practice practice, ChoiceModel choice) {
        this.practice = practice;
        this.choice = choice;
        choice.revision().subscribe(any -> look());
    }

    /// The file that is open.
    ReadOnlyObjectProperty<Optional<Opened>> opened() {
        return opened.getReadOnlyProperty();
    }

    /// What filling the chosen column would change.
    ReadOnlyObjectProperty<Optional<GradebookFilling.Plan>> plan() {
        return plan.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Optional<Told>> told() {
        return told.getReadOnlyProperty();
    }

    void open(Path file) {
        practice.tasks()
                .run(
                        progress -> new Opened(file, practice.gradebook().headings(file)),
                        (Outcome<Opened> outcome) -> {
                            column = null;
                            plan.set(Optional.empty());
                            if (outcome instanceof Outcome.Done<Opened>(Opened book)) {
                                told.set(Optional.empty());
                                opened.set(Optional.of(book));
                            } else {
                                opened.set(Optional.empty());
                                told.set(Optional.of(Told.failed("reports.gradebook.not-read")));
                            }
                        });
    }

    /// Chooses the column to fill; one beyond the last is new, under `heading`.
    void choose(int index, String heading) {
        column = new GradebookFilling.Column(index, heading);
        look();
    }

    /// Writes the filled file.
    void fill(Path to) {
        GradebookFilling.Column chosen = column;
        if (chosen == null || opened.get().isEmpty() || choice.selection().get().isEmpty()) {
            return;
        }
        Path from = opened.get().get().file();
        String name = String.valueOf(to.getFileName());
        practice.tasks()
                .run(
                        progress ->
                                practice.gradebook()
                                        .fill(choice.selection().get().get(), from, chosen, to),
                        (Outcome<GradebookFilling.Plan> outcome) ->
                                told.set(
                                        Optional.of(
                                                outcome
                                                                instanceof
                                                                Outcome.Done<GradebookFilling.Plan>(
                                                                        var done)
                                                        ? Told.done(
                                                                "reports.gradebook.done",
                                                                name,
                                                                done.cells().size())
                                                        : Told.failed(
                                                                "reports.told.not-saved", name))));
    }

    private void look() {
        GradebookFilling.Column chosen = column;
        if (chosen == null || opened.get().isEmpty() || choice.selection().get().isEmpty()) {
            plan.set(Optional.empty());
            return;
        }
        Path file = opened.get().get().file();
        practice.tasks()
                .run(
                        progress ->
                                practice.gradebook()
                                        .plan(choice.selection().get().get(), file, chosen),
                        (Outcome<GradebookFilling.Plan> outcome) -> {
                            if (chosen.equals(column)) {
                                plan.set(
                                        outcome instanceof Outcome.Done<GradebookFilling.Plan> done
                                                ? Optional.of(done.value())
                                                : Optional.empty());
                            }
                        });
    }
}
