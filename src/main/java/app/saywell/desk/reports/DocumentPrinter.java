package app.saywell.desk.reports;

import app.saywell.desk.reports.pdf.ConsentForm;
import app.saywell.desk.reports.pdf.PageImage;
import app.saywell.desk.reports.pdf.ParentLetter;
import app.saywell.desk.reports.pdf.PdfReportWriter;
import app.saywell.desk.reports.pdf.ResultSlip;
import app.saywell.desk.reports.term.Certificate;
import app.saywell.desk.reports.term.TermPage;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.installation.PrivateFiles;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes printable documents as PDF.
public final class DocumentPrinter {
    /// The cache folder of previews.
    public static final String PREVIEW_FOLDER = "previews";

    private static final float WARM_UP_DPI = 36;

    private final UseCaseContext context;

    public DocumentPrinter(UseCaseContext context) {
        this.context = context;
    }

    /// Writes a PDF.
    ///
    /// @param language of the pages
    /// @param progress by learner, where there is something for each
    /// @return false if there is nothing to print, because there are no takes or no sentences; then
    ///     no file is written
    /// @throws java.util.concurrent.CancellationException if the thread was interrupted
    public boolean writePdf(
            PrintableDocument document, ReportSelection selection, Locale language, Path pdf, ProgressListener progress)
            throws IOException {
        PdfReportWriter printer = new PdfReportWriter(language);
        ReportBuilder reports = new ReportBuilder(context, language, progress);
        switch (document) {
            case SLIPS -> {
                List<ResultSlip> slips = reports.slips(selection, heading(selection, language));
                if (slips.isEmpty()) {
                    return false;
                }
                printer.writeSlips(slips, pdf);
                note(selection);
            }
            case CLASS_SHEET -> {
                var sheet = reports.classSheet(selection, heading(selection, language));
                if (sheet.rows().isEmpty() || sheet.sentences().isEmpty()) {
                    return false;
                }
                printer.writeClassSheet(sheet, pdf);
                note(selection);
            }
            case STRIPS -> {
                List<String> sentences = reports.sentences(selection);
                if (sentences.isEmpty()) {
                    return false;
                }
                printer.writeSentenceStrips(sentences, pdf);
            }
            case LETTERS -> {
                List<ParentLetter> letters = reports.letters(selection, today());
                if (letters.isEmpty()) {
                    return false;
                }
                printer.writeParentLetters(letters, pdf);
                note(selection);
            }
            case TERM_PAGES -> {
                List<TermPage> pages = termReports().pages(selection, language, progress);
                if (pages.isEmpty()) {
                    return false;
                }
                printer.writeTermPages(pages, pdf);
                note(selection);
            }
            case CERTIFICATES -> {
                List<Certificate> certificates = termReports().certificates(selection, language, progress);
                if (certificates.isEmpty()) {
                    return false;
                }
                printer.writeCertificates(certificates, pdf);
                note(selection);
            }
            case CONSENT -> {
                List<ConsentForm> forms = reports.consentForms(selection);
                printer.writeConsentForms(forms, pdf);
                if (forms.stream().anyMatch(form -> !form.learner().name().isEmpty())) {
                    note(selection);
                }
            }
        }
        return true;
    }

    /// The same term pages in other files.
    public TermReports termReports() {
        return new TermReports(context);
    }

    private void note(ReportSelection selection) {
        context.noteAccess(AccessEntry.AccessAction.PRINTED, selection.classId(), selection.learnerId());
    }

    /// Writes a PDF for preview. The caller deletes it; an erasure deletes previews that a crash
    /// left.
    ///
    /// @return the file; empty if there is nothing to print
    public Optional<Path> preview(
            PrintableDocument document, ReportSelection selection, Locale language, ProgressListener progress)
            throws IOException {
        Path file = newPreviewFile();
        boolean written = false;
        try {
            written = writePdf(document, selection, language, file, progress);
        } finally {
            if (!written) {
                Files.deleteIfExists(file);
            }
        }
        return written ? Optional.of(file) : Optional.empty();
    }

    /// Writes and draws a page that nobody sees. Afterwards the libraries and fonts for pages are loaded, which takes
    /// longer than the pages of a class.
    public void warmUp() throws IOException {
        Path file = newPreviewFile();
        try {
            new PdfReportWriter(Locale.ENGLISH).writeSentenceStrips(List.of("Saywell"), file);
            renderPage(file, 0, WARM_UP_DPI);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private Path newPreviewFile() throws IOException {
        Path folder = context.library().folder().cacheFolder().resolve(PREVIEW_FOLDER);
        PrivateFiles.createFolder(folder);
        return PrivateFiles.createTemporaryFile(folder, "preview", ".pdf");
    }

    /// Number of pages of a PDF.
    public int countPages(Path pdf) throws IOException {
        return PageImage.pageCount(pdf);
    }

    /// Renders a page of a PDF, for preview.
    ///
    /// @param page from 0
    /// @param dotsPerInch 72 for one pixel per point
    public PageImage renderPage(Path pdf, int page, float dotsPerInch) throws IOException {
        return PageImage.render(pdf, page, dotsPerInch);
    }

    /// Class, lesson and date in one line.
    private String heading(ReportSelection selection, Locale language) {
        SelectedGrid grid = SelectedGrid.read(context, selection);
        String day = DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(language)
                .format(today());
        return Stream.of(grid.className(), grid.lessonTitle(), day)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private LocalDate today() {
        return LocalDate.ofInstant(context.clock().instant(), ZoneId.systemDefault());
    }
}
