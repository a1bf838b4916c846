package app.saywell.ui.reports;

import app.saywell.practice.UseCases;
import app.saywell.practice.report.ReportSelection;
import app.saywell.practice.report.TextGridExchange;
import app.saywell.report.textgrid.TextGridException;
import app.saywell.task.BackgroundWork;
import app.saywell.task.TaskOutcome;
import app.saywell.ui.kit.text.UserMessage;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Exports of results for other programs, and boundaries imported from Praat.
final class ExportViewModel {
    private final UseCases practice;
    private final ReportsViewModel reportsViewModel;
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());

    ExportViewModel(UseCases practice, ReportsViewModel reportsViewModel) {
        this.practice = practice;
        this.reportsViewModel = reportsViewModel;
    }

    /// The outcome of the last action.
    ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    void exportCsv(Path file) {
        export(
                file,
                selection -> {
                    practice.reports().resultExporter().exportCsv(selection, locale(), file);
                    return 1;
                },
                "reports.told.saved");
    }

    void exportXlsx(Path file) {
        export(
                file,
                selection -> {
                    practice.reports().resultExporter().exportXlsx(selection, locale(), file);
                    return 1;
                },
                "reports.told.saved");
    }

    void exportXapi(Path file) {
        export(
                file,
                selection -> practice.reports().resultExporter().exportXapi(selection, file),
                "reports.told.statements");
    }

    void exportAudio(Path folder) {
        export(
                folder,
                selection -> practice.reports().resultExporter().exportAudio(selection, folder, (done, all) -> {}),
                "reports.told.recordings");
    }

    void exportTextGrids(Path folder) {
        export(
                folder,
                selection -> practice.reports().resultExporter().exportTextGrids(selection, folder, (done, all) -> {}),
                "reports.told.text-grids");
    }

    /// Imports boundaries that were moved in Praat.
    void importTextGrid(Path file) {
        practice.tasks().run(progress -> practice.reports().textGrids().importTextGrid(file), this::textGridImported);
    }

    private void textGridImported(TaskOutcome<TextGridExchange.ImportedBoundaries> outcome) {
        message.set(Optional.of(
                switch (outcome) {
                    case TaskOutcome.TaskDone<TextGridExchange.ImportedBoundaries>(
                            TextGridExchange.ImportedBoundaries result) ->
                        result.moved() == 0
                                ? UserMessage.success("reports.told.unmoved")
                                : UserMessage.success("reports.told.moved", result.moved());
                    case TaskOutcome.TaskFailed<TextGridExchange.ImportedBoundaries>(TextGridException e) ->
                        UserMessage.failure("reports.text-grid."
                                + e.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
                    default -> UserMessage.failure("reports.told.not-read");
                }));
    }

    /// Writes the selection in some format.
    private interface ExportWriter {
        /// @return how many items were written
        int write(ReportSelection selection) throws java.io.IOException;
    }

    private void export(Path target, ExportWriter writing, String messageKey) {
        Optional<ReportSelection> selection = reportsViewModel.selection().get();
        if (selection.isEmpty()) {
            return;
        }
        String name = String.valueOf(target.getFileName());
        BackgroundWork<Integer> work = progress -> writing.write(selection.get());
        practice.tasks()
                .run(
                        work,
                        outcome -> message.set(Optional.of(
                                outcome instanceof TaskOutcome.TaskDone<Integer>(Integer count)
                                        ? UserMessage.success(messageKey, name, count)
                                        : UserMessage.failure("reports.told.not-saved", name))));
    }

    private Locale locale() {
        return reportsViewModel.language().get().locale();
    }
}
