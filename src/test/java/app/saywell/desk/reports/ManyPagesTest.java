package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Pages for 120 learners (with `-Ddeep=true` 400): each has their own, the progress is told, and who stops them gets
/// no half of a file.
class ManyPagesTest {
    private static final int LEARNERS = Boolean.getBoolean("deep") ? 400 : 120;
    private static final long STOPPED_AT = 40;

    @TempDir
    static Path folder;

    private static PracticeFixture fixture;
    private static TermClass term;

    @BeforeAll
    static void open() {
        fixture = new PracticeFixture(folder.resolve("data"));
        term = new TermClass(
                fixture.library,
                IntStream.rangeClosed(1, LEARNERS)
                        .mapToObj(number -> "학생%03d".formatted(number))
                        .toList(),
                1);
        term.learners.forEach(learner -> term.read(learner, 1));
    }

    @AfterAll
    static void close() {
        fixture.close();
    }

    @Test
    void eachOfManyHasAPageOfTheirOwn() throws IOException {
        Path file = folder.resolve("term.pdf");
        List<String> told = new ArrayList<>();
        ProgressListener progress = (done, total) -> told.add(done + "/" + total);
        assertThat(printer().writePdf(PrintableDocument.TERM_PAGES, selection(), Locale.KOREAN, file, progress))
                .isTrue();
        assertThat(told)
                .hasSize(LEARNERS)
                .startsWith("1/" + LEARNERS, "2/" + LEARNERS)
                .endsWith(LEARNERS + "/" + LEARNERS);
        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(LEARNERS);
            for (int page = 1; page <= LEARNERS; page += 57) {
                assertThat(text(pdf, page))
                        .contains("학생%03d".formatted(page))
                        .doesNotContain("학생%03d".formatted(page - 1), "학생%03d".formatted(page + 1));
            }
        }
    }

    @Test
    void theWordFileHasAsMany() throws IOException {
        Path file = folder.resolve("term.docx");
        assertThat(new TermReports(fixture.context())
                        .writeWord(selection(), Locale.KOREAN, file, ProgressListener.NONE))
                .isEqualTo(LEARNERS);
        try (InputStream in = Files.newInputStream(file);
                XWPFDocument document = new XWPFDocument(in)) {
            assertThat(document.getParagraphs().stream().filter(XWPFParagraph::isPageBreak))
                    .hasSize(LEARNERS - 1);
            assertThat(document.getParagraphs())
                    .extracting(XWPFParagraph::getText)
                    .contains("학생001", "학생" + LEARNERS);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SLIPS", "LETTERS", "TERM_PAGES", "CERTIFICATES"})
    void whoStopsThemHasNoFileAndNoEntry(PrintableDocument paper) {
        Path file = folder.resolve("stopped.pdf");
        long noted = printed();
        List<Long> told = new ArrayList<>();
        ProgressListener stopping = (done, total) -> {
            told.add(done);
            if (done == STOPPED_AT) {
                Thread.currentThread().interrupt();
            }
        };
        try {
            assertThatThrownBy(() -> printer().writePdf(paper, selection(), Locale.KOREAN, file, stopping))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(told).last().isEqualTo(STOPPED_AT);
        assertThat(folder.toFile().list()).noneMatch(name -> name.startsWith("stopped"));
        assertThat(printed()).isEqualTo(noted);
    }

    private static long printed() {
        return fixture.library.accessRecord().find(Instant.EPOCH, PracticeFixture.NOW.plusSeconds(9)).stream()
                .filter(entry -> entry.action() == AccessEntry.AccessAction.PRINTED)
                .count();
    }

    private static DocumentPrinter printer() {
        return new DocumentPrinter(fixture.context());
    }

    private static ReportSelection selection() {
        return ReportSelection.of(term.classId, term.lessonId());
    }

    private static String text(PDDocument pdf, int page) throws IOException {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        return stripper.getText(pdf);
    }
}
