package app.saywell.desk.assessment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.assessment.AssessedReading.Deviation;
import app.saywell.desk.assessment.AssessmentResults.LearnerResult;
import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.reports.pdf.PageImage;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.assessment.Assessment;
import app.saywell.desk.school.assessment.Conditions;
import app.saywell.desk.school.assessment.Rating;
import app.saywell.desk.school.assessment.Rubric;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssessmentServiceTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private AssessmentService service;
    private Assessment assessment;
    private List<Learner> learners;
    private List<Sentence> sentences;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder.resolve("data"));
        long classId =
                fixture.useCases.classes().create("3-2", Optional.empty()).id();
        learners = fixture.useCases
                .classes()
                .addLearners(
                        classId,
                        List.of(
                                new RosterEntry("강민준", "1"),
                                new RosterEntry("김서연", "2"),
                                new RosterEntry("Ann Lee", "3"),
                                new RosterEntry("최다인", "4")),
                        Consent.THIS_COMPUTER);
        long lesson = fixture.useCases.lessons().create("Unit 3").id();
        sentences = fixture.useCases.lessons().addSentences(lesson, List.of("the park", "see you"));
        service = fixture.useCases.classroom().assessments();
        assessment = service.open(classId, lesson, Rubric.MIDDLE_SCHOOL, new Conditions(2, 30, true));
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void theLastAllowedTryCountsAndWhatWasNotEqualIsPointedOut() {
        take(0, 0, -60, "USB", 2);
        take(0, 0, 10, "USB", 2);
        Take counted = take(0, 0, 20, "USB", 2);
        take(0, 0, 30, "USB", 2);
        Take second = take(0, 1, 40, "USB", 2);
        take(1, 0, 10, "built in", 31);
        AssessedReading first = reading(0);
        assertThat(first.takes()).extracting(Take::id).containsExactly(counted.id(), second.id());
        assertThat(first.deviations()).containsExactly(Deviation.MORE_TRIES);
        assertThat(reading(1).deviations())
                .containsExactlyInAnyOrder(Deviation.INCOMPLETE, Deviation.TOO_LONG, Deviation.OTHER_MICROPHONE);
        assertThat(reading(2).takes()).isEmpty();
    }

    @Test
    void whatIsRecordedAfterTheEndDoesNotCount() {
        take(0, 0, 0, "USB", 2);
        Assessment closed = service.close(assessment);
        take(1, 0, 10, "USB", 2);
        assertThat(service.blindOrder(closed, 1))
                .as("the clock of this test stands still, so nothing lies before the end")
                .isEmpty();
        assertThat(closed.covers(PracticeFixture.NOW.minusMillis(1))).isFalse();
    }

    @Test
    void eachRaterHearsTheSameReadingsInAnOrderOfTheirOwn() {
        for (int i = 0; i < learners.size(); i++) {
            take(i, 0, 10 + i, "USB", 2);
        }
        List<Long> first = order(1);
        assertThat(order(1)).isEqualTo(first);
        assertThat(order(2)).containsExactlyInAnyOrderElementsOf(first);
        assertThat(List.of(order(1), order(2))).anyMatch(order -> !order.equals(ids()));
    }

    @Test
    void everyChangeStaysInTheRecordWithWhoAndWhen() {
        take(0, 0, 10, "USB", 2);
        rate(0, 1, 5, 4, 4, 5);
        rate(0, 1, 3, 4, 4, 5);
        rate(0, 2, 4, 4, 3, 5);
        AssessmentResults results = service.results(assessment);
        LearnerResult learner = results.learners().getFirst();
        assertThat(learner.first()).get().extracting(Rating::levels).isEqualTo(List.of(3, 4, 4, 5));
        assertThat(results.history()).hasSize(3);
        assertThat(results.history()).allMatch(rating -> rating.person().equals(System.getProperty("user.name")));
        // 40 * 3/5 + 20 * 4/5 + 20 * 4/5 + 20 = 76 and 40 * 4/5 + 20 * 4/5 + 20 * 3/5 + 20 = 80
        assertThat(learner.points(assessment.rubric())).hasValueCloseTo(78.0, within(1e-9));
        assertThat(fixture.library.accessRecord().find(Instant.EPOCH, PracticeFixture.NOW.plusSeconds(9)))
                .anyMatch(entry -> entry.action() == AccessEntry.AccessAction.ASSESSED
                        && entry.learnerId() == learners.getFirst().id());
    }

    @Test
    void ratersWhoDifferWidelyShouldListenTogether() {
        take(0, 0, 10, "USB", 2);
        rate(0, 1, 5, 5, 5, 5);
        rate(0, 2, 3, 3, 5, 5);
        LearnerResult learner = service.results(assessment).learners().getFirst();
        assertThat(learner.isDisputed(assessment.rubric())).isTrue();
    }

    @Test
    void levelsThatTheRubricDoesNotHaveAreRefused() {
        assertThatThrownBy(() -> rate(0, 1, 5, 5, 5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> rate(0, 1, 6, 5, 5, 5)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anErasedLearnerLeavesNoRating() {
        take(0, 0, 10, "USB", 2);
        rate(0, 1, 5, 4, 4, 5);
        long erased = learners.getFirst().id();
        fixture.useCases.erasure().eraseLearner(erased);
        assertThat(fixture.library.assessments().findByLearner(erased)).isEmpty();
        assertThat(fixture.library.assessments().findRatings(assessment.id())).isEmpty();
    }

    @Test
    void theResultsAreReadByOtherPrograms() throws IOException {
        take(0, 0, 10, "USB", 2);
        take(0, 1, 11, "USB", 2);
        rate(0, 1, 5, 4, 4, 5);
        rate(0, 2, 4, 4, 4, 5);
        AssessmentResults results = service.results(assessment);
        AssessmentExporter exporter = fixture.useCases.classroom().assessmentExporter();
        exporter.exportCsv(results, Locale.KOREAN, folder.resolve("a.csv"));
        assertThat(Files.readString(folder.resolve("a.csv"))).contains("번호", "정확성(비중 40)", "강민준", "92", "읽지 않은 문장이 있음");
        exporter.exportXlsx(results, Locale.KOREAN, folder.resolve("a.xlsx"));
        try (ReadableWorkbook workbook =
                new ReadableWorkbook(folder.resolve("a.xlsx").toFile())) {
            List<Row> rows = workbook.getFirstSheet().read();
            assertThat(rows).hasSize(1 + learners.size());
            assertThat(rows.get(1).getCellText(1)).isEqualTo("강민준");
            assertThat(rows.get(1).getCellAsNumber(8).orElseThrow().doubleValue())
                    .isEqualTo(88, within(0.01));
        }
        Path pdf = folder.resolve("a.pdf");
        exporter.exportPdf(results, Locale.KOREAN, pdf);
        assertThat(PageImage.pageCount(pdf)).isEqualTo(2);
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            assertThat(new PDFTextStripper().getText(document)).contains("제곱 가중 카파", "강민준", "모든 평가 기록", "5, 4, 4, 5");
        }
    }

    @Test
    void theReadyRubricsGiveAHundredPointsAndWeighFlowMoreAtHighSchools() {
        for (Rubric rubric : List.of(Rubric.MIDDLE_SCHOOL, Rubric.HIGH_SCHOOL)) {
            assertThat(rubric.points(List.of(5, 5, 5, 5))).isEqualTo(100, within(1e-9));
            assertThat(rubric.points(List.of(1, 1, 1, 1))).isEqualTo(20, within(1e-9));
            assertThat(Rubric.read(rubric.write())).isEqualTo(rubric);
        }
        List<Integer> fluent = List.of(3, 5, 5, 3);
        assertThat(Rubric.HIGH_SCHOOL.points(fluent)).isGreaterThan(Rubric.MIDDLE_SCHOOL.points(fluent) + 5);
    }

    @Test
    void aRubricSurvivesBeingStored() {
        Rubric own = new Rubric(List.of(
                new Rubric.Criterion(Rubric.CriterionKind.ACCURACY, "", 60),
                new Rubric.Criterion(Rubric.CriterionKind.OWN, "자신감", 40)));
        assertThat(Rubric.read(own.write())).isEqualTo(own);
        assertThat(own.points(List.of(5, 1))).isEqualTo(68, within(1e-9));
        assertThatThrownBy(() -> new Rubric(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    private Take take(int learner, int sentence, int seconds, String device, double length) {
        Path file = fixture.tone("take.wav", 200 + 13 * seconds + 700 * learner + sentence);
        AudioClip clip = fixture.library.recordings().importCopy(file, "wav", length);
        return fixture.library
                .takes()
                .insert(
                        new Take.TakeOwner(
                                sentences.get(sentence).id(),
                                learners.get(learner).id()),
                        clip,
                        new Take.RecordingInfo(
                                PracticeFixture.NOW.plus(Duration.ofSeconds(seconds)),
                                device,
                                Take.TakeSource.RECORDED),
                        Optional.empty());
    }

    private void rate(int learner, int rater, Integer... levels) {
        service.rate(assessment, learners.get(learner).id(), rater, List.of(levels));
    }

    private AssessedReading reading(int learner) {
        return service.results(assessment).learners().get(learner).reading();
    }

    private List<Long> order(int rater) {
        return service.blindOrder(assessment, rater).stream()
                .map(reading -> reading.learner().id())
                .toList();
    }

    private List<Long> ids() {
        return learners.stream().map(Learner::id).toList();
    }
}
