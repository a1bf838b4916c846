package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.reports.table.TableSheet;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.task.ProgressListener;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The table of the results of a class.
class ResultTableTest {
    @TempDir
    Path folder;

    private ReportedClass reported;
    private PracticeFixture fixture;
    private long classId;
    private long lessonId;
    private Take take;

    @BeforeEach
    void open() {
        reported = new ReportedClass(folder);
        fixture = reported.fixture;
        classId = reported.classId;
        lessonId = reported.lessonId;
        take = reported.take;
    }

    @AfterEach
    void close() {
        reported.close();
    }

    @Test
    void theTableHasAScaleWithEveryScoreAndNoGradeByItself() {
        var headings = ResultTable.TableHeadings.in(Locale.ENGLISH);
        TableSheet sheet = reported.sheet(headings);
        assertThat(sheet.rows()).hasSize(2);
        assertThat(sheet.rows().getFirst())
                .contains(
                        new TableSheet.SheetCell.TextCell("this computer"),
                        new TableSheet.SheetCell.NumberCell(80, 1),
                        new TableSheet.SheetCell.NumberCell(100, 0))
                .endsWith(new TableSheet.SheetCell.EmptyCell());
        int grade = headings.columns().indexOf("Grade");
        assertThat(sheet.rows().getFirst().get(grade)).isEqualTo(new TableSheet.SheetCell.EmptyCell());
        fixture.useCases.marks().grade(take.id(), Optional.of(9.5));
        assertThat(reported.sheet(headings).rows().getFirst().get(grade))
                .isEqualTo(new TableSheet.SheetCell.NumberCell(9.5, 1));
    }

    @Test
    void theMeasuresOfFluencyStandInTheTableAndWithWhatIsUsualInTheLetter() {
        var result = fixture.useCases.scoring().latest(take.id()).orElseThrow();
        PronunciationResult plain = result.pronunciationResult();
        var report = new FluencyReport(8, 7, 2.5, 3.5, 6, List.of(), 51.0, 7.5, -2.0, List.of(), List.of());
        fixture.library
                .results()
                .insert(
                        take.id(),
                        SpeechJson.write(new PronunciationResult(plain.components(), plain.feedback(), report)),
                        result.request(),
                        result.origin());
        var headings = ResultTable.TableHeadings.in(Locale.ENGLISH);
        int first = headings.columns().indexOf("Syllables a second, with pauses");
        assertThat(reported.sheet(headings).rows().getFirst().subList(first, first + 8))
                .extracting(cell -> ((TableSheet.SheetCell.NumberCell) cell).value())
                .containsExactly(2.5, 3.5, 6.0, 0.0, 0.0, 51.0, 7.5, -2.0);
        assertThat(new ReportBuilder(fixture.context(), Locale.ENGLISH, ProgressListener.NONE)
                        .letters(ReportSelection.of(classId, lessonId), LocalDate.of(2026, 11, 25))
                        .getFirst()
                        .rules())
                .contains("Flow 8.0", "Syllables between pauses 6 (", "Scored: ");
    }

    @Test
    void theTableSaysWhatWasRecordedAtHome() {
        var headings = ResultTable.TableHeadings.in(Locale.KOREAN);
        int column = headings.columns().indexOf("녹음한 장소");
        assertThat(reported.sheet(headings).rows().getFirst().get(column))
                .isEqualTo(new TableSheet.SheetCell.EmptyCell());
        Take home = fixture.library
                .takes()
                .insert(
                        take.owner(),
                        take.audio(),
                        new Take.RecordingInfo(PracticeFixture.NOW, "", Take.TakeSource.HANDED_IN),
                        Optional.empty());
        fixture.score(home);
        assertThat(reported.sheet(headings).rows().getFirst().get(column))
                .isEqualTo(new TableSheet.SheetCell.TextCell("집"));
    }

    @Test
    void timesInTheTableHaveTheirOffset() {
        var headings = new ResultTable.TableHeadings(
                Locale.ENGLISH,
                "Results",
                Collections.nCopies(ResultTable.TableHeadings.COLUMNS, "x"),
                "at home",
                "here");
        assertThat(reported.sheet(headings).rows().getFirst()).anySatisfy(cell -> assertThat(cell)
                .isInstanceOfSatisfying(TableSheet.SheetCell.TextCell.class, text -> assertThat(text.text())
                        .matches("\\d{4}-\\d\\d-\\d\\d" + " \\d\\d:\\d\\d" + " [+-]\\d\\d:\\d\\d")));
    }
}
