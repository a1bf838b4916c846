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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

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
    private @Nullable Path pdfFile;
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
        Path file = pdfFile;
        if (file != null && preview.get() instanceof PreviewState.PreviewPage shown) {
            int page = shown.page() + offset;
            if (page >= 0 && page < shown.pages()) {
                long number = ++requestNumber;
                runningTask.cancel();
                runningTask = tasks.run(
                        progress -> renderPage(file, page, shown.pages()), outcome -> pageTurned(outcome, number));
            }
        }
    }

    /// Prints all pages one after the other on a worker thread.
    void print(PrinterChooser.PagePrintJob job) {
        Path file = pdfFile;
        if (file == null || !(preview.get() instanceof PreviewState.PreviewPage shown)) {
            job.close();
            return;
        }
        message.set(Optional.of(UserMessage.success("reports.told.printing")));
        tasks.run(
                progress -> {
                    try (job) {
                        for (int page = 0; page < shown.pages(); page++) {
                            job.print(documentPrinter.renderPage(file, page, PRINT_DPI));
                        }
                        return shown.pages();
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
        if (selection.isEmpty()) {
            replaceFile(null);
            preview.set(new PreviewState.PreviewEmpty());
            return;
        }
        preview.set(new PreviewState.PreviewRendering(0));
        PrintableDocument selectedPaper = paper.get();
        Locale language = reportsViewModel.language().get().locale();
        runningTask = tasks.run(
                progress -> render(selectedPaper, selection.get(), language, progress),
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
            replaceFile(null);
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

    private RenderedPreview render(
            PrintableDocument selectedPaper, ReportSelection selection, Locale language, ProgressListener progress)
            throws IOException {
        Optional<Path> file = documentPrinter.preview(selectedPaper, selection, language, progress);
        if (file.isEmpty()) {
            return new RenderedPreview(Optional.empty(), new PreviewState.PreviewEmpty());
        }
        try {
            return new RenderedPreview(file, renderPage(file.get(), 0, documentPrinter.countPages(file.get())));
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(file.get());
            throw e;
        }
    }

    private PreviewState renderPage(Path file, int page, int pages) throws IOException {
        return new PreviewState.PreviewPage(page, pages, documentPrinter.renderPage(file, page, PREVIEW_DPI));
    }

    private void rendered(TaskOutcome<RenderedPreview> outcome, long number) {
        switch (outcome) {
            case TaskOutcome.TaskDone<RenderedPreview>(RenderedPreview late)
            when number != requestNumber -> late.file().ifPresent(PrintPreviewViewModel::delete);
            case TaskOutcome.TaskDone<RenderedPreview>(RenderedPreview made) -> {
                replaceFile(made.file().orElse(null));
                preview.set(made.preview());
            }
            case TaskOutcome.TaskFailed<RenderedPreview> failed -> failed(number);
            case TaskOutcome.TaskCancelled<RenderedPreview> cancelled -> {}
        }
    }

    private void pageTurned(TaskOutcome<PreviewState> outcome, long number) {
        switch (outcome) {
            case TaskOutcome.TaskDone<PreviewState>(PreviewState turned) -> {
                if (number == requestNumber) {
                    preview.set(turned);
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

    private void replaceFile(@Nullable Path newFile) {
        Path oldFile = pdfFile;
        pdfFile = newFile;
        if (oldFile != null) {
            delete(oldFile);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        requestNumber++;
        runningTask.cancel();
        replaceFile(null);
    }

    private record RenderedPreview(Optional<Path> file, PreviewState preview) {}
}
