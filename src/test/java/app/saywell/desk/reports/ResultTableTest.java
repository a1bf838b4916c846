package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.reports.table.TableSheet;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.nio.file.Path;
import java.util.Collections;
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
        var headings = new ResultTable.TableHeadings(
                Locale.ENGLISH,
                "Results",
                Collections.nCopies(ResultTable.TableHeadings.COLUMNS, "x"),
                "at home",
                "here");
        TableSheet sheet = reported.sheet(headings);
        assertThat(sheet.rows()).hasSize(2);
        assertThat(sheet.rows().getFirst())
                .contains(
                        new TableSheet.SheetCell.TextCell("here"),
                        new TableSheet.SheetCell.NumberCell(80, 1),
                        new TableSheet.SheetCell.NumberCell(100, 0))
                .endsWith(new TableSheet.SheetCell.EmptyCell());
        fixture.useCases.marks().grade(take.id(), Optional.of(9.5));
        assertThat(reported.sheet(headings).rows().getFirst()).endsWith(new TableSheet.SheetCell.NumberCell(9.5, 1));
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
