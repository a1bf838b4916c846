package app.saywell.desk.reports.view;

import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.reports.ResultExporter;
import app.saywell.desk.reports.TextGridExchange;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.store.textgrid.TextGridException;
import app.saywell.speech.task.BackgroundWork;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Exports of results for other programs, and boundaries imported from Praat.
final class ExportViewModel {
    private final ResultExporter resultExporter;
    private final TextGridExchange textGridExchange;
    private final TaskRunner tasks;
    private final ReportsViewModel reportsViewModel;
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());

    ExportViewModel(
            ResultExporter resultExporter,
            TextGridExchange textGridExchange,
            TaskRunner tasks,
            ReportsViewModel reportsViewModel) {
        this.resultExporter = resultExporter;
        this.textGridExchange = textGridExchange;
        this.tasks = tasks;
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
                    resultExporter.exportCsv(selection, locale(), file);
                    return whole(1);
                },
                "reports.told.saved");
    }

    void exportXlsx(Path file) {
        export(
                file,
                selection -> {
                    resultExporter.exportXlsx(selection, locale(), file);
                    return whole(1);
                },
                "reports.told.saved");
    }

    void exportXapi(Path file) {
        export(file, selection -> whole(resultExporter.exportXapi(selection, file)), "reports.told.statements");
    }

    void exportAudio(Path folder) {
        export(
                folder,
                selection -> resultExporter.exportAudio(selection, folder, (done, all) -> {}),
                "reports.told.recordings");
    }

    void exportTextGrids(Path folder) {
        export(
                folder,
                selection -> resultExporter.exportTextGrids(selection, folder, (done, all) -> {}),
                "reports.told.text-grids");
    }

    /// Imports boundaries that were moved in Praat.
    void importTextGrid(Path file) {
        tasks.run(progress -> textGridExchange.importTextGrid(file), this::textGridImported);
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
                        UserMessage.failure("reports.text-grid." + EnumKey.of(e.kind()));
                    default -> UserMessage.failure("reports.told.not-read");
                }));
    }

    /// Writes the selection in some format.
    private interface ExportWriter {
        /// @return what was written
        GivenRecordings write(ReportSelection selection) throws java.io.IOException;
    }

    private static GivenRecordings whole(int count) {
        return new GivenRecordings(count, List.of());
    }

    private void export(Path target, ExportWriter writing, String messageKey) {
        Optional<ReportSelection> selection = reportsViewModel.selection().get();
        if (selection.isEmpty()) {
            return;
        }
        String name = String.valueOf(target.getFileName());
        BackgroundWork<GivenRecordings> work = progress -> writing.write(selection.get());
        tasks.run(
                work,
                outcome -> message.set(Optional.of(
                        outcome instanceof TaskOutcome.TaskDone<GivenRecordings>(GivenRecordings given)
                                ? saved(messageKey, name, given)
                                : UserMessage.failure("reports.told.not-saved", name))));
    }

    /// What was saved; where recordings could not be read, which are not there.
    ///
    /// @param messageKey told where all are
    static UserMessage saved(String messageKey, String name, GivenRecordings given) {
        return given.isComplete()
                ? UserMessage.success(messageKey, name, given.count())
                : UserMessage.failure(
                        "reports.told.left-out",
                        name,
                        given.count(),
                        given.leftOut().size(),
                        given.leftOutNames());
    }

    private Locale locale() {
        return reportsViewModel.language().get().locale();
    }
}
