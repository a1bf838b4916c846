package app.saywell.desk.reports.pdf;

import app.saywell.desk.reports.term.Certificate;
import app.saywell.desk.reports.term.TermPage;
import app.saywell.desk.store.file.WholeFile;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/// Writes reports as PDF files. A thread that was interrupted ends with a [CancellationException].
public final class PdfReportWriter {
    private static final double MARGIN = 48;

    private final Locale language;
    private final PaperTexts texts;

    /// @param language of the fixed texts: Korean or English
    public PdfReportWriter(Locale language) {
        this.language = language;
        texts = PaperTexts.load("Paper", language);
    }

    /// Two slips per page, to be cut in the middle.
    public void writeSlips(List<ResultSlip> slips, Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            EmbeddedFonts fonts = EmbeddedFonts.embed(document);
            for (int i = 0; i < slips.size(); i += 2) {
                requireUncancelled();
                try (PdfPage page = new PdfPage(document, fonts, PDRectangle.A4)) {
                    double middle = page.height() / 2;
                    ResultSlipPainter painter = new ResultSlipPainter(page, texts, MARGIN);
                    painter.paint(slips.get(i), MARGIN, middle - MARGIN / 2);
                    if (i + 1 < slips.size()) {
                        page.drawLine(0, middle, page.width(), middle, 0.4, List.of(2f, 4f));
                        painter.paint(slips.get(i + 1), middle + MARGIN / 2, page.height() - MARGIN / 2);
                    }
                }
            }
            save(document, file);
        }
    }

    /// A class sheet in landscape, on as many pages as needed, and one more for the sounds.
    public void writeClassSheet(ClassSheet sheet, Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            EmbeddedFonts fonts = EmbeddedFonts.embed(document);
            PDRectangle landscape = new PDRectangle(PDRectangle.A4.getHeight(), PDRectangle.A4.getWidth());
            ClassSheetPainter painter = new ClassSheetPainter(sheet, texts);
            for (int firstRow = 0; firstRow == 0 || firstRow < sheet.rows().size(); ) {
                try (PdfPage page = new PdfPage(document, fonts, landscape)) {
                    firstRow = painter.paint(page, firstRow);
                }
            }
            if (!sheet.sounds().isEmpty()) {
                try (PdfPage page = new PdfPage(document, fonts, landscape)) {
                    new ClassSoundsPainter(sheet, texts).paint(page);
                }
            }
            save(document, file);
        }
    }

    /// Tables in landscape, each on as many pages as needed.
    public void writeTables(List<PrintedTable> tables, Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            EmbeddedFonts fonts = EmbeddedFonts.embed(document);
            PDRectangle landscape = new PDRectangle(PDRectangle.A4.getHeight(), PDRectangle.A4.getWidth());
            for (PrintedTable table : tables) {
                PrintedTablePainter painter = new PrintedTablePainter(table);
                for (int firstRow = 0; firstRow == 0 || firstRow < table.rows().size(); ) {
                    try (PdfPage page = new PdfPage(document, fonts, landscape)) {
                        firstRow = painter.paint(page, firstRow);
                    }
                }
            }
            save(document, file);
        }
    }

    /// One page for the parents of each learner.
    public void writeParentLetters(List<ParentLetter> letters, Path file) throws IOException {
        ParentLetterPainter painter = new ParentLetterPainter(texts);
        writePageForEach(letters, (page, letter) -> painter.paint(page, letter, MARGIN), file);
    }

    /// One term page for each learner.
    public void writeTermPages(List<TermPage> pages, Path file) throws IOException {
        writePageForEach(pages, (page, term) -> TermPagePainter.paint(page, term, MARGIN), file);
    }

    /// One certificate on each page.
    public void writeCertificates(List<Certificate> certificates, Path file) throws IOException {
        writePageForEach(certificates, (page, praise) -> CertificatePainter.paint(page, praise, MARGIN), file);
    }

    /// One form per guardian.
    public void writeConsentForms(List<ConsentForm> forms, Path file) throws IOException {
        ConsentFormPainter painter = new ConsentFormPainter(texts);
        writePageForEach(forms, (page, form) -> painter.paint(page, form, MARGIN), file);
    }

    /// The approval pack of a school, each part beginning on a page of its own.
    public void writeApprovalPack(ApprovalPack pack, Path file) throws IOException {
        PaperTexts packTexts = PaperTexts.load("Approval", language);
        try (PDDocument document = new PDDocument()) {
            EmbeddedFonts fonts = EmbeddedFonts.embed(document);
            try (PageSequence pages = new PageSequence(
                    document,
                    fonts,
                    MARGIN,
                    number -> packTexts.get("footer", packTexts.formatDay(pack.day()), number))) {
                new ApprovalPackPainter(pack, packTexts, texts, pages, MARGIN).paint();
            }
            save(document, file);
        }
    }

    /// What one learner said freely, on as many pages as it needs.
    ///
    /// @param out stays open
    public static void writeSpeechPaper(SpeechPaper paper, OutputStream out) throws IOException {
        try (PDDocument document = new PDDocument()) {
            EmbeddedFonts fonts = EmbeddedFonts.embed(document);
            try (PageSequence pages = new PageSequence(document, fonts, MARGIN, paper::footer)) {
                new SpeechPaperPainter(pages).paint(paper);
            }
            document.save(out);
        }
    }

    private static <T> void writePageForEach(List<T> content, PagePainter<T> painter, Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            EmbeddedFonts fonts = EmbeddedFonts.embed(document);
            for (T item : content) {
                requireUncancelled();
                try (PdfPage page = new PdfPage(document, fonts, PDRectangle.A4)) {
                    painter.paint(page, item);
                }
            }
            save(document, file);
        }
    }

    private static void requireUncancelled() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
    }

    /// Paints one item on a page.
    private interface PagePainter<T> {
        void paint(PdfPage page, T content) throws IOException;
    }

    /// Sentences in large letters with lines between them, to be cut into strips.
    public void writeSentenceStrips(List<String> sentences, Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            EmbeddedFonts fonts = EmbeddedFonts.embed(document);
            int nextSentence = 0;
            do {
                try (PdfPage page = new PdfPage(document, fonts, PDRectangle.A4)) {
                    nextSentence = SentenceStripPainter.paint(page, sentences, nextSentence, MARGIN);
                }
            } while (nextSentence < sentences.size());
            save(document, file);
        }
    }

    // Not by File: the file may be in an encrypted folder.
    private static void save(PDDocument document, Path file) throws IOException {
        WholeFile.write(file, out -> {
            OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
            document.save(buffered);
            buffered.flush();
        });
    }
}
