package app.saywell.desk.reports.view;

import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.reports.DocumentPrinter;
import app.saywell.desk.reports.PrintableDocument;
import app.saywell.desk.reports.pdf.PageImage;
import app.saywell.desk.school.ReportSelection;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// The printed pages of the selection, rendered as a preview.
final class PrintPreviewViewModel implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(PrintPreviewViewModel.class.getName());
    private static final float PREVIEW_DPI = 110;
    private static final float PRINT_DPI = 200;

    private final DocumentPrinter documentPrinter;
    private final TaskRunner tasks;
    private final ReportsViewModel reportsViewModel;
    private final ObjectProperty<PrintableDocument> paper = new SimpleObjectProperty<>(PrintableDocument.SLIPS);
    private final ReadOnlyObjectWrapper<PreviewState> preview =
            new ReadOnlyObjectWrapper<>(new PreviewState.PreviewEmpty());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private PreviewFile shownFile = new PreviewFile();
    private RunningTask runningTask = () -> {};
    private long requestNumber;
    private boolean visible;

    sealed interface PreviewState {
        /// It is being rendered.
        ///
        /// @param percent how much of it is done
        record PreviewRendering(int percent) implements PreviewState {}

        /// The user stopped it.
        record PreviewStopped() implements PreviewState {}

        /// There is nothing to print: no takes, or no sentences.
        record PreviewEmpty() implements PreviewState {}

        /// A page.
        ///
        /// @param page from 0
        record PreviewPage(int page, int pages, PageImage image) implements PreviewState {}

        /// It could not be rendered.
        record PreviewFailed() implements PreviewState {}
    }

    PrintPreviewViewModel(DocumentPrinter documentPrinter, TaskRunner tasks, ReportsViewModel reportsViewModel) {
        this.documentPrinter = documentPrinter;
        this.tasks = tasks;
        this.reportsViewModel = reportsViewModel;
        paper.subscribe(any -> refresh());
        reportsViewModel.revision().subscribe(any -> refresh());
        reportsViewModel.language().subscribe(any -> refresh());
    }

    /// The kind of pages; writable.
    ObjectProperty<PrintableDocument> paper() {
        return paper;
    }

    ReadOnlyObjectProperty<PreviewState> preview() {
        return preview.getReadOnlyProperty();
    }

    /// The outcome of saving or printing.
    ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// Loads in the background what the first preview would wait for.
    void warmUp() {
        tasks.run(
                progress -> {
                    documentPrinter.warmUp();
                    return true;
                },
                (TaskOutcome<Boolean> outcome) -> {
                    if (outcome instanceof TaskOutcome.TaskFailed<Boolean> failed) {
                        LOG.log(System.Logger.Level.INFO, "the first preview will take longer", failed.cause());
                    }
                });
    }

    /// Pages are rendered only while the preview is visible.
    void setVisible(boolean nowVisible) {
        visible = nowVisible;
        if (nowVisible) {
            refresh();
        }
    }

    /// Turns pages; an index out of range is ignored.
    void turnPage(int offset) {
        if (preview.get() instanceof PreviewState.PreviewPage shown) {
            int page = shown.page() + offset;
            if (page >= 0 && page < shown.pages()) {
                long number = ++requestNumber;
                runningTask.cancel();
                PreviewFile file = shownFile;
                runningTask = tasks.run(
                        progress -> renderPage(file, page, shown.pages()), outcome -> rendered(outcome, number));
            }
        }
    }

    /// Prints all pages one after the other on a worker thread, whatever is shown meanwhile.
    void print(PrinterChooser.PagePrintJob job) {
        if (!(preview.get() instanceof PreviewState.PreviewPage shown)) {
            job.close();
            return;
        }
        PreviewFile printed = shownFile;
        Optional<Path> file = printed.hold();
        if (file.isEmpty()) {
            job.close();
            return;
        }
        message.set(Optional.of(UserMessage.success("reports.told.printing")));
        tasks.run(
                progress -> {
                    try (job) {
                        for (int page = 0; page < shown.pages(); page++) {
                            job.print(documentPrinter.renderPage(file.get(), page, PRINT_DPI));
                        }
                        return shown.pages();
                    } finally {
                        printed.release();
                    }
                },
                this::printFinished);
    }

    /// Reports that there is no printer.
    void showNoPrinter() {
        message.set(Optional.of(UserMessage.failure("reports.told.no-printer")));
    }

    private void refresh() {
        message.set(Optional.empty());
        if (!visible) {
            return;
        }
        runningTask.cancel();
        long number = ++requestNumber;
        Optional<ReportSelection> selection = reportsViewModel.selection().get();
        PreviewFile file = replaceFile();
        if (selection.isEmpty()) {
            preview.set(new PreviewState.PreviewEmpty());
            return;
        }
        preview.set(new PreviewState.PreviewRendering(0));
        PrintableDocument selectedPaper = paper.get();
        Locale language = reportsViewModel.language().get().locale();
        runningTask = tasks.run(
                progress -> render(selectedPaper, selection.get(), language, progress, file),
                (done, total) -> showProgress(done, total, number),
                outcome -> rendered(outcome, number));
    }

    private void showProgress(long done, long total, long number) {
        if (number == requestNumber && preview.get() instanceof PreviewState.PreviewRendering) {
            preview.set(new PreviewState.PreviewRendering(total == 0 ? 0 : (int) (100 * done / total)));
        }
    }

    /// Stops what is being rendered.
    void stop() {
        if (preview.get() instanceof PreviewState.PreviewRendering) {
            requestNumber++;
            runningTask.cancel();
            replaceFile();
            preview.set(new PreviewState.PreviewStopped());
        }
    }

    /// Renders again what was stopped.
    void resume() {
        refresh();
    }

    /// Tells the outcome of what another part of the page did with the pages.
    void tell(UserMessage outcome) {
        message.set(Optional.of(outcome));
    }

    private PreviewState render(
            PrintableDocument selectedPaper,
            ReportSelection selection,
            Locale language,
            ProgressListener progress,
            PreviewFile file)
            throws IOException {
        Optional<Path> made = documentPrinter.preview(selectedPaper, selection, language, progress);
        if (made.isEmpty()) {
            return new PreviewState.PreviewEmpty();
        }
        file.written(made.get());
        return renderPage(file, 0, documentPrinter.countPages(made.get()));
    }

    private PreviewState renderPage(PreviewFile file, int page, int pages) throws IOException {
        Path held = file.hold().orElseThrow(CancellationException::new);
        try {
            return new PreviewState.PreviewPage(page, pages, documentPrinter.renderPage(held, page, PREVIEW_DPI));
        } finally {
            file.release();
        }
    }

    private void rendered(TaskOutcome<PreviewState> outcome, long number) {
        switch (outcome) {
            case TaskOutcome.TaskDone<PreviewState>(PreviewState made) -> {
                if (number == requestNumber) {
                    preview.set(made);
                }
            }
            case TaskOutcome.TaskFailed<PreviewState> failed -> failed(number);
            case TaskOutcome.TaskCancelled<PreviewState> cancelled -> {}
        }
    }

    private void failed(long number) {
        if (number == requestNumber) {
            preview.set(new PreviewState.PreviewFailed());
        }
    }

    private void printFinished(TaskOutcome<Integer> outcome) {
        message.set(Optional.of(
                outcome instanceof TaskOutcome.TaskDone<Integer>(Integer pages)
                        ? UserMessage.success("reports.told.printed", pages)
                        : UserMessage.failure("reports.told.not-printed")));
    }

    /// Drops the file that was shown.
    ///
    /// @return that of the next preview
    private PreviewFile replaceFile() {
        try {
            shownFile.drop();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        shownFile = new PreviewFile();
        return shownFile;
    }

    @Override
    public void close() {
        requestNumber++;
        runningTask.cancel();
        replaceFile();
    }
}
