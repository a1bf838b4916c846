package app.saywell.practice.report;

import app.saywell.practice.change.Desk;
import app.saywell.report.paper.ConsentForm;
import app.saywell.report.paper.Letter;
import app.saywell.report.paper.PageImage;
import app.saywell.report.paper.Printer;
import app.saywell.report.paper.Slip;

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

/// Writes what can be printed.
public final class Papers {
    /// The folder in the cache for pages that are only looked at.
    public static final String PREVIEWS = "previews";

    private final Desk desk;

    public Papers(Desk desk) {
        this.desk = desk;
    }

    /// Writes a PDF.
    ///
    /// @param language of the fixed words; what the service said stays in the language it said it
    ///     in
    /// @return false where there is nothing to print: nobody has recorded, or the lesson is empty;
    ///     then no file is written
    public boolean write(Paper paper, Selection selection, Locale language, Path pdf)
            throws IOException {
        Printer printer = new Printer(language);
        Reports reports = new Reports(desk, language);
        switch (paper) {
            case SLIPS -> {
                List<Slip> slips = reports.slips(selection, heading(selection, language));
                if (slips.isEmpty()) {
                    return false;
                }
                printer.slips(slips, pdf);
            }
            case CLASS_SHEET -> {
                var sheet = reports.classSheet(selection, heading(selection, language));
                if (sheet.rows().isEmpty() || sheet.sentences().isEmpty()) {
                    return false;
                }
                printer.classSheet(sheet, pdf);
            }
            case STRIPS -> {
                List<String> sentences = reports.sentences(selection);
                if (sentences.isEmpty()) {
                    return false;
                }
                printer.strips(sentences, pdf);
            }
            case LETTERS -> {
                List<Letter> letters = reports.letters(selection, today());
                if (letters.isEmpty()) {
                    return false;
                }
                printer.letters(letters, pdf);
            }
            case CONSENT -> {
                List<ConsentForm> forms = reports.consentForms(selection);
                printer.consentForms(forms, pdf);
            }
        }
        return true;
    }

    /// Writes a PDF that is only to be looked at; whoever has looked deletes it, and erasing
    /// anybody deletes what a crash left.
    ///
    /// @return the file; empty where there is nothing to print
    public Optional<Path> preview(Paper paper, Selection selection, Locale language)
            throws IOException {
        Path folder = desk.library().folder().cache().resolve(PREVIEWS);
        Files.createDirectories(folder);
        Path file = Files.createTempFile(folder, "preview", ".pdf");
        boolean written = false;
        try {
            written = write(paper, selection, language, file);
        } finally {
            if (!written) {
                Files.deleteIfExists(file);
            }
        }
        return written ? Optional.of(file) : Optional.empty();
    }

    /// How many pages a PDF has.
    public int pages(Path pdf) throws IOException {
        return PageImage.count(pdf);
    }

    /// A page of a PDF as a picture, for looking at it before it is printed.
    ///
    /// @param page from 0
    /// @param dotsPerInch 72 for a point a pixel
    public PageImage picture(Path pdf, int page, float dotsPerInch) throws IOException {
        return PageImage.of(pdf, page, dotsPerInch);
    }

    /// Class, lesson and day in one line.
    private String heading(Selection selection, Locale language) {
        SelectedGrid grid = SelectedGrid.read(desk, selection);
        String day =
                DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                        .withLocale(language)
                        .format(today());
        return Stream.of(grid.className(), grid.lessonTitle(), day)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private LocalDate today() {
        return LocalDate.ofInstant(desk.clock().instant(), ZoneId.systemDefault());
    }
}
