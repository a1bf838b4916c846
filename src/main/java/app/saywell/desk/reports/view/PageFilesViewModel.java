package app.saywell.desk.reports.view;

import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.reports.DocumentPrinter;
import app.saywell.desk.reports.PrintableDocument;
import app.saywell.desk.reports.RecordingsAddress;
import app.saywell.desk.reports.TermReports;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;

/// Writing the printed pages to files: one at a time, with its progress, and it can be stopped.
final class PageFilesViewModel implements AutoCloseable {
    private static final Setting<String> ADDRESS = Setting.text("reports.recordings-address", "");

    private final DocumentPrinter documents;
    private final PublishedSettings settings;
    private final TermReports termReports;
    private final TaskRunner tasks;
    private final ReportsViewModel reports;
    private final Supplier<PrintableDocument> paper;
    private final Consumer<UserMessage> told;
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(-1);
    private RunningTask writing = () -> {};
    private long latest;

    /// @param paper which pages are written
    /// @param told receives the outcome
    PageFilesViewModel(
            ReportsServices services,
            ReportsViewModel reports,
            Supplier<PrintableDocument> paper,
            Consumer<UserMessage> told) {
        documents = services.documents();
        termReports = services.documents().termReports();
        tasks = services.tasks();
        settings = services.settings();
        this.reports = reports;
        this.paper = paper;
        this.told = told;
    }

    /// The share that is written, 0 to 1; -1 while nothing is.
    ReadOnlyDoubleProperty progress() {
        return progress.getReadOnlyProperty();
    }

    /// Saves the pages as PDF.
    void savePdf(Path file) {
        PrintableDocument chosen = paper.get();
        write(
                (selection, language, listener) ->
                        whole(documents.writePdf(chosen, selection, language, file, listener) ? 1 : 0),
                written -> UserMessage.success("reports.told.saved", nameOf(file)),
                file);
    }

    /// Saves the term pages as one Word file.
    void saveWord(Path file) {
        write(
                (selection, language, listener) -> whole(termReports.writeWord(selection, language, file, listener)),
                written -> UserMessage.success("reports.told.saved", nameOf(file)),
                file);
    }

    /// The web address to which the recordings of the folders will be uploaded; empty for none.
    String address() {
        return settings.get(ADDRESS);
    }

    /// Keeps the address for the next time.
    void setAddress(String typed) {
        if (!typed.strip().equals(address())) {
            settings.set(ADDRESS, typed.strip());
            requireAddress();
        }
    }

    /// Saves a folder for each learner, with the recordings; with codes where there is an address.
    void saveFolders(Path folder) {
        if (!requireAddress()) {
            return;
        }
        Optional<RecordingsAddress> address = RecordingsAddress.parse(address());
        String uploads = TermReports.uploadFolderName(reports.language().get().locale());
        write(
                (selection, language, listener) ->
                        termReports.writeFolders(selection, language, folder, address, listener),
                written -> foldersTold(written, nameOf(folder), address, uploads),
                folder);
    }

    private static GivenRecordings whole(int count) {
        return new GivenRecordings(count, List.of());
    }

    private static UserMessage foldersTold(
            GivenRecordings written, String folder, Optional<RecordingsAddress> address, String uploads) {
        if (!written.isComplete()) {
            return UserMessage.failure(
                    "reports.told.folders.left-out",
                    folder,
                    written.count(),
                    written.leftOut().size(),
                    written.leftOutNames());
        }
        return address.map(at ->
                        UserMessage.success("reports.told.folders.upload", folder, written.count(), at.base(), uploads))
                .orElseGet(() -> UserMessage.success("reports.told.folders", folder, written.count()));
    }

    /// Tells an address that cannot be one as soon as it is left.
    private boolean requireAddress() {
        boolean good = address().isEmpty() || RecordingsAddress.parse(address()).isPresent();
        if (!good) {
            told.accept(UserMessage.failure("reports.address.wrong"));
        }
        return good;
    }

    /// Stops what is being written.
    void stop() {
        writing.cancel();
    }

    private void write(PageWriter writer, Function<GivenRecordings, UserMessage> success, Path target) {
        Optional<ReportSelection> selection = reports.selection().get();
        if (selection.isEmpty()) {
            return;
        }
        Locale language = reports.language().get().locale();
        writing.cancel();
        progress.set(0);
        long number = ++latest;
        writing = tasks.run(
                listener -> writer.write(selection.get(), language, listener),
                (done, total) -> {
                    if (number == latest) {
                        progress.set(total == 0 ? 0 : (double) done / total);
                    }
                },
                outcome -> {
                    if (number == latest) {
                        progress.set(-1);
                    }
                    tell(outcome, success, target);
                });
    }

    private void tell(
            TaskOutcome<GivenRecordings> outcome, Function<GivenRecordings, UserMessage> success, Path target) {
        told.accept(
                switch (outcome) {
                    case TaskOutcome.TaskDone<GivenRecordings>(GivenRecordings written)
                    when written.count() > 0 -> success.apply(written);
                    case TaskOutcome.TaskCancelled<GivenRecordings> _ ->
                        UserMessage.failure("reports.told.stopped", nameOf(target));
                    default -> UserMessage.failure("reports.told.not-saved", nameOf(target));
                });
    }

    private static String nameOf(Path file) {
        return String.valueOf(file.getFileName());
    }

    @Override
    public void close() {
        writing.cancel();
    }

    /// Writes files about a selection.
    private interface PageWriter {
        /// @return how many were written; 0 if there is nothing to write
        GivenRecordings write(ReportSelection selection, Locale language, ProgressListener progress) throws IOException;
    }
}
