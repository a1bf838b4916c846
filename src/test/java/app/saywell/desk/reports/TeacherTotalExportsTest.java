package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.classes.RosterPreview;
import app.saywell.desk.reports.table.TableSheet;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.ScoreScale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A teacher's total of the whole wins wherever a total is read.
class TeacherTotalExportsTest {
    @TempDir
    private Path folder;

    private PracticeFixture fixture;
    private ReportSelection all;
    private Take take;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        var classes = fixture.useCases.classes();
        long classId = classes.create("3-2", Optional.empty()).id();
        long learner = classes.addLearners(
                        classId, List.of(new RosterPreview.RosterEntry("강민준", "1")), Consent.THIS_COMPUTER)
                .getFirst()
                .id();
        Sentence sentence = fixture.sentence("the park");
        all = ReportSelection.of(classId, sentence.lessonId());
        take = fixture.take(sentence, learner);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void progressGoesByTheTotalOfTheTeacher() {
        fixture.score(take);
        double served = history().getFirst().total();
        fixture.useCases.marks().setTotal(take.id(), 31);
        assertThat(history()).extracting(TakeScore::total).containsExactly(31.0);
        assertThat(history()).extracting(TakeScore::isTeachersTotal).containsExactly(true);
        var reports = fixture.useCases.progressReports();
        assertThat(reports.classHistories(all.classId(), all.lessonId())
                        .get(take.owner())
                        .scores())
                .extracting(TakeScore::total)
                .containsExactly(31.0);
        assertThat(reports.learnerHistories(take.owner().learnerId(), all.lessonId())
                        .get(take.owner())
                        .scores())
                .extracting(TakeScore::total)
                .containsExactly(31.0);
        assertThat(fixture.library.scores().findNewest(take.owner().learnerId()))
                .extracting(owned -> owned.score().total())
                .containsExactly(31.0);
        assertThat(fixture.library.scores().findByClass(all.classId()))
                .as("what the service gave is kept")
                .extracting(owned -> owned.score().total())
                .containsExactly(served);
        fixture.useCases.edits().history().undo();
        assertThat(history()).extracting(TakeScore::total).containsExactly(served);
        assertThat(history()).extracting(TakeScore::isTeachersTotal).containsExactly(false);
    }

    @Test
    void theTableCountsTheTotalOfTheTeacherAndKeepsThatOfTheService() {
        fixture.score(take);
        double served = history().getFirst().total();
        assertThat(cell("Total out of 100")).isEqualTo(number(served));
        fixture.useCases.marks().setTotal(take.id(), 31);
        assertThat(cell("Total out of 100")).isEqualTo(number(31));
        assertThat(cell("Teacher’s total")).isEqualTo(number(31));
        assertThat(cell("Total before the teacher’s marks")).isEqualTo(number(served));
    }

    @Test
    void aGradeOfATakeWithoutAScoreIsItsTotalInTableAndLearningRecord() throws IOException {
        assertThat(statements()).isEmpty();
        fixture.useCases.marks().grade(take.id(), Optional.of(80.0));
        assertThat(cell("Total out of 100")).isEqualTo(number(80));
        assertThat(cell("Grade")).isEqualTo(number(80));
        assertThat(cell("Total before the teacher’s marks")).isEqualTo(new TableSheet.SheetCell.EmptyCell());
        assertThat(statements()).singleElement().satisfies(statement -> assertThat(
                        statement.at("/result/score/scaled").asDouble())
                .isEqualTo(0.8));
    }

    @Test
    void aLearningRecordHasTheScoreOfTheTeacherAndAnIdThatAStoreDoesNotKnowYet() throws IOException {
        fixture.score(take);
        JsonNode before = statements().getFirst();
        assertThat(statements().getFirst()).as("the same again").isEqualTo(before);
        fixture.useCases.marks().setTotal(take.id(), 31);
        JsonNode marked = statements().getFirst();
        assertThat(marked.at("/result/score/scaled").asDouble()).isCloseTo(0.31, within(1e-9));
        assertThat(marked.at("/id")).isNotEqualTo(before.at("/id"));
        assertThat(marked.at("/result/extensions").has("https://saywell.example/pronunciation"))
                .isTrue();
        fixture.useCases.edits().history().undo();
        assertThat(statements().getFirst()).isEqualTo(before);
    }

    private List<TakeScore> history() {
        return fixture.library
                .scores()
                .findHistory(
                        take.owner(),
                        fixture.library
                                .scores()
                                .latest(take.id())
                                .map(TakeScore::scale)
                                .orElse(ScoreScale.HUNDRED));
    }

    private List<JsonNode> statements() throws IOException {
        Path file = folder.resolve("records.json");
        fixture.useCases.reports().resultExporter().exportXapi(all, file);
        return JsonMapper.builder()
                .build()
                .readTree(Files.readAllBytes(file))
                .valueStream()
                .toList();
    }

    private TableSheet.SheetCell cell(String heading) {
        var headings = ResultTable.TableHeadings.in(Locale.ENGLISH);
        return new ResultTable(fixture.context())
                .read(all, headings)
                .rows()
                .getFirst()
                .get(headings.columns().indexOf(heading));
    }

    private static TableSheet.SheetCell number(double value) {
        return new TableSheet.SheetCell.NumberCell(value, 1);
    }
}
