package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.desk.reports.pdf.PageImage;
import app.saywell.desk.reports.table.LibreOffice;
import app.saywell.desk.reports.term.Certificate;
import app.saywell.desk.reports.term.TermPage;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.NameVisibility;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.TimePeriod;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.poi.xwpf.extractor.XWPFWordExtractor;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Of one class, which no test changes.
class TermReportsTest {
    @TempDir
    static Path data;

    @TempDir
    Path folder;

    private static PracticeFixture fixture;
    private static TermClass term;

    @BeforeAll
    static void open() {
        fixture = new PracticeFixture(data);
        term = new TermClass(fixture.library, List.of("강민준", "김서연", "Ann Lee"), 2);
        term.read(term.learners.get(0), 10);
        term.read(term.learners.get(1), 10);
    }

    @AfterAll
    static void close() {
        fixture.close();
    }

    @Test
    void aPageSaysWhatWasReadMasteredGainedAndWished() {
        TermPage page = pages(selection(), Locale.ENGLISH).getFirst();
        assertThat(page.name()).isEqualTo("강민준");
        assertThat(page.heading()).contains("3-2").contains("September 1, 2026");
        assertThat(lines(page, 0)).containsExactly("On 10 days: 2 different sentences, 20 recordings.");
        TermPage.TermSection progress = page.sections().get(1);
        assertThat(progress.bars()).hasSize(2);
        assertThat(progress.bars().get(1).value())
                .isGreaterThan(progress.bars().get(0).value() + 10);
        assertThat(progress.bars()).allMatch(bar -> bar.band() > 0 && bar.low() < bar.value());
        assertThat(progress.lines().getFirst()).startsWith("Up by ").contains("±");
        assertThat(lines(page, 2).get(0)).isEqualTo("New: /θ/, as in thanks, think. Earlier it was often missed.");
        assertThat(lines(page, 2).get(1)).contains("/m/", "/n/", "/p/").doesNotContain("/ɹ/");
        assertThat(lines(page, 3).get(0)).startsWith("Then, September 1, 2026:");
        assertThat(lines(page, 3).get(1)).startsWith("Now, November 3, 2026:");
        assertThat(lines(page, 4)).hasSize(1).first().asString().contains("/ɹ/", "/l/", "room");
    }

    @Test
    void whoRecordedNothingHasNoPageAndAnEmptyPeriodHasNone() {
        assertThat(pages(selection(), Locale.KOREAN)).extracting(TermPage::name).containsExactly("강민준", "김서연");
        TimePeriod before =
                TimePeriod.ofDays(LocalDate.of(2025, 1, 1), LocalDate.of(2025, 2, 1), ZoneId.systemDefault());
        assertThat(pages(selection().during(before), Locale.KOREAN)).isEmpty();
    }

    @Test
    void onlyTheTermCounts() {
        TimePeriod firstWeeks =
                TimePeriod.ofDays(LocalDate.of(2026, 8, 31), LocalDate.of(2026, 9, 10), ZoneId.systemDefault());
        TermPage page = pages(selection().during(firstWeeks), Locale.KOREAN).getFirst();
        assertThat(lines(page, 0)).containsExactly("2일 동안 서로 다른 문장 2개를 모두 4번 녹음했습니다.");
        assertThat(lines(page, 4)).first().asString().contains("/θ/");
        var soundFocus = fixture.useCases.classroom().soundFocus();
        soundFocus.choose(term.classId, new SoundFocus(Set.of(Phone.R)));
        try {
            assertThat(lines(
                            pages(selection().during(firstWeeks), Locale.KOREAN).getFirst(), 4))
                    .as("a sound that counts now")
                    .first()
                    .asString()
                    .contains("/ɹ/");
        } finally {
            soundFocus.choose(term.classId, SoundFocus.ALL);
        }
    }

    @Test
    void aCertificateNamesTheNewSounds() {
        Certificate certificate = new TermReports(fixture.context())
                .certificates(selection(), Locale.ENGLISH, ProgressListener.NONE)
                .getFirst();
        assertThat(certificate.place()).isEqualTo("3-2 · No. 1");
        assertThat(certificate.lines()).anyMatch(line -> line.contains("/θ/") && !line.contains("/ɹ/"));
        assertThat(certificate.lines().getFirst()).contains("2 different English sentences", "10 days", "20 times");
    }

    @Test
    void aWordFileHasThePagesAndTheirPictures() throws IOException {
        Path file = folder.resolve("term.docx");
        int written =
                new TermReports(fixture.context()).writeWord(selection(), Locale.KOREAN, file, ProgressListener.NONE);
        assertThat(written).isEqualTo(2);
        try (InputStream in = Files.newInputStream(file);
                XWPFDocument document = new XWPFDocument(in);
                XWPFWordExtractor text = new XWPFWordExtractor(document)) {
            assertThat(text.getText()).contains("영어 말하기 학기 보고서", "강민준", "김서연", "새로 익힌 소리: /θ/", "±");
            assertThat(document.getAllPictures()).isNotEmpty();
            assertThat(document.getTables()).hasSize(2);
        }
    }

    @Test
    void aWordFileThatIsStoppedAfterTheLastLearnerIsNotWritten() {
        Path file = folder.resolve("term.docx");
        ProgressListener stopping = (done, total) -> {
            if (done == total) {
                Thread.currentThread().interrupt();
            }
        };
        try {
            assertThatThrownBy(() ->
                            new TermReports(fixture.context()).writeWord(selection(), Locale.KOREAN, file, stopping))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(file).doesNotExist();
    }

    /// Skipped where it is not installed.
    @ParameterizedTest
    @ValueSource(strings = {"ko", "en"})
    void libreOfficeOpensTheWordFileWithAPageForEach(String language) throws Exception {
        assumeTrue(LibreOffice.has(LibreOffice.Part.WRITER), "LibreOffice is not installed");
        Path file = folder.resolve("term.docx");
        Locale locale = Locale.of(language);
        new TermReports(fixture.context()).writeWord(selection(), locale, file, ProgressListener.NONE);
        Path opened = LibreOffice.convert(folder, file, "pdf").resolve("term.pdf");
        try (PDDocument pdf = Loader.loadPDF(opened.toFile())) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(2);
            String text = new PDFTextStripper().getText(pdf);
            assertThat(text).contains("강민준", "김서연", "/θ/", "±");
            pages(selection(), locale).forEach(page -> page.sections()
                    .forEach(section -> assertThat(text).as("every heading").contains(section.heading())));
        }
    }

    @Test
    void aFolderOfALearnerHasThePageAndTheRecordingsItNames() throws IOException {
        Path target = folder.resolve("home");
        TermReports reports = new TermReports(fixture.context());
        assertThat(reports.writeFolders(selection(), Locale.KOREAN, target, Optional.empty(), ProgressListener.NONE))
                .isEqualTo(new GivenRecordings(2, List.of()));
        Path own = target.resolve("01_강민준_학기보고서");
        assertThat(names(own))
                .containsExactly("01_강민준_학기보고서.docx", "01_강민준_학기보고서.pdf", "01_강민준_학기보고서_그때.wav", "01_강민준_학기보고서_지금.wav");
        assertThat(own.resolve("01_강민준_학기보고서_그때.wav")).isNotEmptyFile();
        assertThat(Files.mismatch(own.resolve("01_강민준_학기보고서_그때.wav"), own.resolve("01_강민준_학기보고서_지금.wav")))
                .as("two recordings")
                .isGreaterThanOrEqualTo(0);
        try (InputStream in = Files.newInputStream(own.resolve("01_강민준_학기보고서.docx"));
                XWPFDocument document = new XWPFDocument(in);
                XWPFWordExtractor text = new XWPFWordExtractor(document)) {
            assertThat(text.getText()).contains("01_강민준_학기보고서_그때.wav").doesNotContain("김서연");
        }
        assertThat(PageImage.pageCount(own.resolve("01_강민준_학기보고서.pdf"))).isOne();
    }

    @Test
    void aPageWhoseRecordingsCannotBeReadIsWrittenWithoutThemAndNamed() throws IOException {
        List<Path> sounds = fixture
                .library
                .takes()
                .findByLearner(term.learners.get(1).id())
                .stream()
                .map(take -> fixture.library.recordings().pathOf(take.audio()))
                .distinct()
                .toList();
        for (Path sound : sounds) {
            Files.move(sound, sound.resolveSibling(sound.getFileName() + ".away"));
        }
        try {
            Path target = folder.resolve("home");
            assertThat(new TermReports(fixture.context())
                            .writeFolders(selection(), Locale.KOREAN, target, Optional.empty(), ProgressListener.NONE))
                    .isEqualTo(new GivenRecordings(2, List.of("02_김서연_학기보고서")));
            assertThat(names(target.resolve("02_김서연_학기보고서"))).containsExactly("02_김서연_학기보고서.docx", "02_김서연_학기보고서.pdf");
            assertThat(names(target.resolve("01_강민준_학기보고서"))).hasSize(4);
        } finally {
            for (Path sound : sounds) {
                Files.move(sound.resolveSibling(sound.getFileName() + ".away"), sound);
            }
        }
    }

    @Test
    void withAnAddressThePagesHaveACodeForEachRecordingUnderANameThatNobodyGuesses() throws IOException {
        Path target = folder.resolve("home");
        TermReports reports = new TermReports(fixture.context());
        Optional<RecordingsAddress> address = RecordingsAddress.parse(" https://school.example/3-2 ");
        reports.writeFolders(selection(), Locale.KOREAN, target, address, ProgressListener.NONE);
        List<String> uploaded = names(target.resolve("올릴 녹음"));
        assertThat(uploaded)
                .as("first and latest of two learners")
                .hasSize(4)
                .allMatch(name -> name.matches("[0-9a-f]{32}[.]wav"));
        Path own = target.resolve("01_강민준_학기보고서");
        assertThat(Files.mismatch(own.resolve("01_강민준_학기보고서_그때.wav"), own.resolve("01_강민준_학기보고서_지금.wav")))
                .isGreaterThanOrEqualTo(0);
        for (String recording : List.of("01_강민준_학기보고서_그때.wav", "01_강민준_학기보고서_지금.wav")) {
            assertThat(uploaded)
                    .anyMatch(name -> isSame(target.resolve("올릴 녹음").resolve(name), own.resolve(recording)));
        }
        reports.writeFolders(selection(), Locale.KOREAN, target, address, ProgressListener.NONE);
        assertThat(names(target.resolve("올릴 녹음"))).as("printed again").isEqualTo(uploaded);
        assertThat(PageImage.pageCount(own.resolve("01_강민준_학기보고서.pdf"))).isOne();
        try (InputStream in = Files.newInputStream(own.resolve("01_강민준_학기보고서.docx"));
                XWPFDocument document = new XWPFDocument(in)) {
            assertThat(document.getAllPictures()).as("bars and codes").hasSize(4);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "school.example/3-2", "ftp://school.example/", "https:///x", "https://a.example/?d=1", "a b"
            })
    void whatIsNoFolderOnTheWebIsNoAddress(String typed) {
        assertThat(RecordingsAddress.parse(typed)).isEmpty();
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.mismatch(one, other) < 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void withoutNamesNoneStandsOnAPageOrInAFileName() throws IOException {
        Path target = folder.resolve("home");
        ReportSelection hidden = selection().withNames(NameVisibility.HIDDEN);
        assertThat(pages(hidden, Locale.KOREAN)).extracting(TermPage::name).containsExactly("1번", "2번");
        new TermReports(fixture.context())
                .writeFolders(hidden, Locale.KOREAN, target, Optional.empty(), ProgressListener.NONE);
        assertThat(names(target)).containsExactly("01_학기보고서", "02_학기보고서");
    }

    @Test
    void tellsHowFarItIsAndEndsWhenCancelled() {
        List<String> told = new ArrayList<>();
        new TermReports(fixture.context())
                .pages(selection(), Locale.KOREAN, (done, total) -> told.add(done + "/" + total));
        assertThat(told).containsExactly("1/3", "2/3", "3/3");
        ProgressListener cancelling = (done, total) -> Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> new TermReports(fixture.context()).pages(selection(), Locale.KOREAN, cancelling))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void theClassSheetSaysHowEachSoundWasSaid() {
        var sheet = new ReportBuilder(fixture.context(), Locale.KOREAN, ProgressListener.NONE)
                .classSheet(selection(), "3-2");
        assertThat(sheet.sounds().getFirst().sound()).isEqualTo("ɹ");
        assertThat(sheet.sounds()).allMatch(sound -> sound.said() >= SoundTally.MIN_SAID);
        assertThat(sheet.sounds().getLast().right())
                .isEqualTo(sheet.sounds().getLast().said());
    }

    private ReportSelection selection() {
        return ReportSelection.of(term.classId, term.lessonId());
    }

    private List<TermPage> pages(ReportSelection selection, Locale language) {
        return new TermReports(fixture.context()).pages(selection, language, ProgressListener.NONE);
    }

    private static List<String> lines(TermPage page, int section) {
        return page.sections().get(section).lines();
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .sorted()
                    .toList();
        }
    }
}
