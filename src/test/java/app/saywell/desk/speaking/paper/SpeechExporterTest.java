package app.saywell.desk.speaking.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.access.AccessEntry.AccessAction;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.speaking.SpeechJudge.JudgingOutcome;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.speech.HeardWord;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The report on free speech on paper, as a table and as one file for the teacher.
class SpeechExporterTest {
    private static final String SAID =
            "In the park there is a boy, um, he he flies a kite there. The girl walks with three dogs slowly.";

    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private SpeechExporter exporter;
    private Learner learner;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder.resolve("library"));
        exporter = fixture.useCases.selfStudy().speechExporter();
        long schoolClass =
                fixture.library.classes().insert("4b", Optional.empty()).id();
        learner = fixture.library.learners().insert("강민준 สมชาย", "7", Optional.of(schoolClass), Consent.THIS_COMPUTER);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void thePaperHasTaskWordsFiguresAndWhatToTry() throws Exception {
        FreeSpeech speech = judged(SAID, "kite", "slowly.");
        Path pdf = folder.resolve("report.pdf");
        exporter.writePdf(speech, Locale.ENGLISH, pdf);
        assertThat(text(pdf))
                .contains("강민준", "สมชาย", "4b · No. 7", "In the park: Describe it")
                .contains("[kite ?]", "[slowly. ?]", "three")
                .contains("Words a minute", "Filled pauses: um", "Said again: he")
                .contains("different", "sure words said well", "There is no total", "no usual ranges")
                .doesNotContain("□");
        assertThat(actions()).contains(AccessAction.PRINTED);
        exporter.writePdf(speech, Locale.KOREAN, pdf);
        assertThat(text(pdf))
                .contains("자유롭게 말하기", "7번", "내가 한 말", "말의 흐름", "머뭇거리는 소리: um")
                .doesNotContain("Words a minute", "□");
    }

    @Test
    void aLongSpeechTakesSeveralPagesAndLosesNoWord() throws Exception {
        String long1 =
                IntStream.range(0, 900).mapToObj(number -> "word" + number).collect(Collectors.joining(" "));
        Path pdf = folder.resolve("report.pdf");
        exporter.writePdf(judged(long1), Locale.ENGLISH, pdf);
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            assertThat(document.getNumberOfPages()).isGreaterThan(1);
            assertThat(new PDFTextStripper().getText(document)).contains(long1.split(" "));
        }
    }

    @Test
    void whatCannotBeJudgedIsToldOnPaper() throws Exception {
        Path pdf = folder.resolve("report.pdf");
        exporter.writePdf(judged("Hello"), Locale.ENGLISH, pdf);
        assertThat(text(pdf)).contains("too few words", "Hello").doesNotContain("Words a minute");
        FreeSpeech silent = keep();
        Path other = folder.resolve("other.pdf");
        assertThatThrownBy(() -> exporter.writePdf(silent, Locale.ENGLISH, other))
                .isInstanceOf(NoSuchElementException.class);
        assertThat(other).doesNotExist();
    }

    @Test
    void theTableHasARowForEachSpeechAndRunsNoFormula() throws Exception {
        judged(SAID, "kite");
        FreeSpeech second = fixture.library
                .freeSpeech()
                .insert(
                        learner.id(),
                        "own-1",
                        "=HYPERLINK(\"http://x\")",
                        keep().audio(),
                        PracticeFixture.NOW.plusSeconds(60));
        judge(second, "=1+1 is two");
        Path csv = folder.resolve("table.csv");
        assertThat(exporter.writeCsv(learner.id(), Locale.ENGLISH, csv)).isEqualTo(2);
        List<String> lines = Files.readAllLines(csv);
        assertThat(lines.getFirst()).startsWith("\ufeffNumber,Name,Recorded at,Task");
        assertThat(lines).hasSize(3);
        assertThat(lines.get(1)).contains("7,강민준 สมชาย,2026-11-21T").contains("In the park,Describe it", "[kite ?]");
        assertThat(lines.get(2)).contains("Own task,\"'=HYPERLINK(", "'=1+1 is two");
        assertThat(actions()).contains(AccessAction.EXPORTED);
    }

    @Test
    void thePlainReportSaysTheSame() throws Exception {
        FreeSpeech speech = judged(SAID, "kite");
        assertThat(String.join("\n", exporter.plainReport(speech, Locale.ENGLISH)))
                .contains("In the park: Describe it", "flies a [kite ?] there.", "- Filled pauses: um", "no total");
        assertThat(actions()).contains(AccessAction.OPENED);
    }

    @Test
    void withoutAJudgedSpeechThereIsNoTable() throws IOException {
        keep();
        Path csv = folder.resolve("table.csv");
        assertThat(exporter.writeCsv(learner.id(), Locale.ENGLISH, csv)).isZero();
        assertThat(csv).doesNotExist();
        assertThat(actions()).doesNotContain(AccessAction.EXPORTED);
    }

    @Test
    void oneFileForTheTeacherHasReportTableAndRecordingAndIsPrivate() throws Exception {
        FreeSpeech speech = judged(SAID);
        Path zip = folder.resolve("강민준.zip");
        assertThat(exporter.writeZip(speech, Locale.ENGLISH, zip)).isTrue();
        try (ZipFile written = new ZipFile(zip.toFile())) {
            assertThat(written.stream().map(entry -> entry.getName()))
                    .containsExactly("report.pdf", "report.csv", "recording.wav");
            assertThat(written.getInputStream(written.getEntry("recording.wav")).readAllBytes())
                    .isEqualTo(Files.readAllBytes(fixture.library.recordings().existingFile(speech.audio())));
            assertThat(new String(
                            written.getInputStream(written.getEntry("report.csv"))
                                    .readAllBytes(),
                            StandardCharsets.UTF_8))
                    .contains("flies a kite");
        }
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(zip)))
                .isEqualTo("rw-------");
    }

    @Test
    void aRecordingWhoseFileIsGoneIsLeftOut() throws Exception {
        FreeSpeech speech = judged(SAID);
        Files.delete(fixture.library.recordings().existingFile(speech.audio()));
        Path zip = folder.resolve("speech.zip");
        assertThat(exporter.writeZip(speech, Locale.ENGLISH, zip)).isFalse();
        try (ZipFile written = new ZipFile(zip.toFile())) {
            assertThat(written.stream().map(entry -> entry.getName())).containsExactly("report.pdf", "report.csv");
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX) // has a file that nobody can read
    void soIsOneThatCannotBeRead() throws Exception {
        FreeSpeech speech = judged(SAID);
        Path file = fixture.library.recordings().existingFile(speech.audio());
        Files.delete(file);
        Files.createSymbolicLink(SealedDisk.raw(file), Path.of("/proc/self/mem"));
        Path zip = folder.resolve("speech.zip");
        assertThat(exporter.writeZip(speech, Locale.ENGLISH, zip)).isFalse();
        try (ZipFile written = new ZipFile(zip.toFile())) {
            assertThat(written.stream().map(entry -> entry.getName())).containsExactly("report.pdf", "report.csv");
        }
    }

    @Test
    void nothingOfAnErasedSpeechIsGivenOut() throws Exception {
        FreeSpeech speech = judged(SAID);
        fixture.useCases.selfStudy().freeSpeech().delete(speech);
        Path zip = folder.resolve("speech.zip");
        assertThatThrownBy(() -> exporter.writeZip(speech, Locale.ENGLISH, zip))
                .isInstanceOf(NoSuchElementException.class);
        assertThat(zip).doesNotExist();
        assertThat(exporter.writeCsv(learner.id(), Locale.ENGLISH, zip)).isZero();
    }

    @Test
    @EnabledOnOs(OS.LINUX) // has a device that is always full
    void aFullDiskIsToldAndNotedAsNoExport() throws Exception {
        FreeSpeech speech = judged(SAID);
        Path full = Path.of("/dev/full");
        assertThatThrownBy(() -> exporter.writePdf(speech, Locale.ENGLISH, full))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> exporter.writeCsv(learner.id(), Locale.ENGLISH, full))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> exporter.writeZip(speech, Locale.ENGLISH, full))
                .isInstanceOf(IOException.class);
        assertThat(actions()).doesNotContain(AccessAction.EXPORTED, AccessAction.PRINTED);
    }

    private List<AccessAction> actions() {
        return fixture
                .library
                .accessRecord()
                .find(PracticeFixture.NOW.minusSeconds(60), PracticeFixture.NOW.plusSeconds(60))
                .stream()
                .filter(entry -> entry.learnerId() == learner.id())
                .map(AccessEntry::action)
                .toList();
    }

    private static String text(Path pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
        }
    }

    private FreeSpeech judged(String said, String... unsure) throws Exception {
        return judge(keep(), said, unsure);
    }

    private FreeSpeech judge(FreeSpeech speech, String said, String... unsure) throws InterruptedException {
        fixture.embedded.heardWords.set(Stream.of(said.split(" "))
                .map(word -> new HeardWord(word, List.of(unsure).contains(word) ? 0.3 : 0.95))
                .toList());
        JudgingOutcome outcome = fixture.useCases
                .selfStudy()
                .speechJudge()
                .judge(speech, IndeterminateCalls.BLOCK, ProgressListener.NONE);
        assertThat(outcome).isInstanceOf(JudgingOutcome.JudgedSpeech.class);
        return fixture.library.freeSpeech().find(speech.id()).orElseThrow();
    }

    /// Twenty seconds, which are judged in one part.
    private static Pcm tone(int hertz) {
        float[] samples = new float[20 * 16_000];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.3 * Math.sin(2 * Math.PI * hertz * i / 16_000));
        }
        return new Pcm(samples, 16_000);
    }

    private FreeSpeech keep() throws IOException {
        int pitch =
                300 + fixture.library.freeSpeech().findByLearner(learner.id()).size();
        Path file = folder.resolve("tone" + pitch + ".wav");
        WavEncoder.write(file, tone(pitch));
        return fixture.useCases
                .selfStudy()
                .freeSpeech()
                .keep(learner.id(), "park", "Describe it", file, PracticeFixture.NOW);
    }
}
