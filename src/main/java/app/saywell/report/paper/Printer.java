package app.saywell.report.paper;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Writes pages as PDF files.
public final class Printer {
    private static final double MARGIN = 48;

    private final Wording words;

    /// @param language of the fixed words: Korean or English
    public Printer(Locale language) {
        words = Wording.in(language);
    }

    /// Two slips a page, to be cut in the middle.
    public void slips(List<Slip> slips, Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            Fonts fonts = Fonts.embed(document);
            for (int i = 0; i < slips.size(); i += 2) {
                try (Page page = new Page(document, fonts, PDRectangle.A4)) {
                    double half = page.height() / 2;
                    SlipPainter painter = new SlipPainter(page, words, MARGIN);
                    painter.paint(slips.get(i), MARGIN, half - MARGIN / 2);
                    if (i + 1 < slips.size()) {
                        page.line(0, half, page.width(), half, 0.4, List.of(2f, 4f));
                        painter.paint(
                                slips.get(i + 1), half + MARGIN / 2, page.height() - MARGIN / 2);
                    }
                }
            }
            document.save(file.toFile());
        }
    }

    /// A class on as many pages across as it needs, lying.
    public void classSheet(ClassSheet sheet, Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            Fonts fonts = Fonts.embed(document);
            PDRectangle lying =
                    new PDRectangle(PDRectangle.A4.getHeight(), PDRectangle.A4.getWidth());
            ClassSheetPainter painter = new ClassSheetPainter(sheet, words);
            for (int first = 0; first == 0 || first < sheet.rows().size(); ) {
                try (Page page = new Page(document, fonts, lying)) {
                    first = painter.paint(page, first);
                }
            }
            document.save(file.toFile());
        }
    }

    /// A page for the parents of each pupil.
    public void letters(List<Letter> letters, Path file) throws IOException {
        LetterPainter painter = new LetterPainter(words);
        each(letters, (page, letter) -> painter.paint(page, letter, MARGIN), file);
    }

    /// A form for each guardian.
    public void consentForms(List<ConsentForm> forms, Path file) throws IOException {
        ConsentPainter painter = new ConsentPainter(words);
        each(forms, (page, form) -> painter.paint(page, form, MARGIN), file);
    }

    private static <T> void each(List<T> content, OnPage<T> painter, Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            Fonts fonts = Fonts.embed(document);
            for (T one : content) {
                try (Page page = new Page(document, fonts, PDRectangle.A4)) {
                    painter.paint(page, one);
                }
            }
            document.save(file.toFile());
        }
    }

    /// Fills a page.
    private interface OnPage<T> {
        void paint(Page page, T content) throws IOException;
    }

    /// Large sentences with lines between them, to be cut into strips.
    public void strips(List<String> sentences, Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            Fonts fonts = Fonts.embed(document);
            int next = 0;
            do {
                try (Page page = new Page(document, fonts, PDRectangle.A4)) {
                    next = StripPainter.paint(page, sentences, next, MARGIN);
                }
            } while (next < sentences.size());
            document.save(file.toFile());
        }
    }
}
