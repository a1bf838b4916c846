package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.reports.pdf.ConsentForm;
import app.saywell.desk.reports.pdf.ResultSlip;
import app.saywell.desk.reports.table.TableSheet;
import app.saywell.desk.school.NameVisibility;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is printed and given out about a class.
class ReportBuilderTest {
    @TempDir
    Path folder;

    private ReportedClass reported;
    private PracticeFixture fixture;
    private long lessonId;
    private Take take;

    @BeforeEach
    void open() {
        reported = new ReportedClass(folder);
        fixture = reported.fixture;
        lessonId = reported.lessonId;
        take = reported.take;
    }

    @AfterEach
    void close() {
        reported.close();
    }

    @Test
    void everyPaperAndTableSaysByWhichRuleItsScoresWereGiven() {
        fixture.engine.set("even 1 strict ko");
        fixture.score(fixture.take(
                fixture.useCases.lessons().sentences(lessonId).getFirst(),
                take.owner().learnerId()));
        String expected = "strict; first language: Korean";
        ReportSelection all = reported.selection();
        assertThat(reported.reports().slips(all, "3-2").getFirst().rules()).isEqualTo("Scored: " + expected);
        assertThat(reported.reports().classSheet(all, "3-2").rules()).isEqualTo("Scored: " + expected);
        assertThat(reported.reports()
                        .letters(all, LocalDate.of(2026, 11, 25))
                        .getFirst()
                        .rules())
                .isEqualTo("Scored: " + expected);
        var headings = ResultTable.TableHeadings.in(Locale.ENGLISH);
        assertThat(reported.sheet(headings)
                        .rows()
                        .getFirst()
                        .get(headings.columns().indexOf("Scoring rule")))
                .isEqualTo(new TableSheet.SheetCell.TextCell(expected));
    }

    @Test
    void theTeachersMarksArePrintedAndExported() {
        long result = fixture.useCases.scoring().latest(take.id()).orElseThrow().id();
        var marks = fixture.useCases.marks();
        ReportSelection selection = reported.selection();
        int faults = reported.reports()
                .slips(selection, "")
                .getFirst()
                .improvements()
                .size();
        marks.setMark(
                result,
                new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0),
                65,
                "");
        for (int word = 0; word < 2; word++) {
            marks.setMark(
                    result,
                    new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WORD, word, 0),
                    95,
                    "");
        }
        ResultSlip slip = reported.reports().slips(selection, "").getFirst();
        assertThat(slip.sentences().getFirst().total())
                .contains(new ResultSlip.SlipTotal(65, ResultSlip.TotalSource.TEACHER, Optional.empty()));
        assertThat(faults).isPositive();
        assertThat(slip.improvements()).as("what the teacher lets pass").isEmpty();
        assertThat(reported.reports()
                        .classSheet(selection, "")
                        .rows()
                        .getFirst()
                        .cells()
                        .getFirst()
                        .score())
                .isEqualTo("65*");
        assertThat(reported.reports()
                        .classSheet(selection, "")
                        .rows()
                        .getFirst()
                        .mean())
                .hasValue(65);
        assertThat(reported.sheet(ResultTable.TableHeadings.in(Locale.ENGLISH))
                        .rows()
                        .getFirst())
                .contains(new TableSheet.SheetCell.NumberCell(100, 1), new TableSheet.SheetCell.NumberCell(65, 1));
    }

    @Test
    void aResultPageHoldsNothingOfAnyOtherLearner() throws IOException {
        Path pages = folder.resolve("pages");
        List<Path> written = fixture.useCases
                .reports()
                .resultPages()
                .writeAll(
                        reported.selection(), Locale.ENGLISH, ResultPages.PageVoices.NONE, pages, ProgressListener.NONE)
                .pages();
        assertThat(written).containsExactly(pages.resolve("3-2_01_A-lesson.html"));
        assertThat(Files.readString(written.getFirst()))
                .contains("강민준", "<span class=\"word weak\">the</span>", "Work on this next")
                .doesNotContain("Ann Lee")
                .doesNotContain("<audio");
        List<Path> again = fixture.useCases
                .reports()
                .resultPages()
                .writeAll(
                        reported.selection(),
                        Locale.KOREAN,
                        new ResultPages.PageVoices(false, true),
                        pages,
                        ProgressListener.NONE)
                .pages();
        assertThat(again).as("a page that is there stays").hasSize(1).isNotEqualTo(written);
        assertThat(Files.readString(again.getFirst())).contains("내 목소리", "<audio");
        Files.write(fixture.library.recordings().pathOf(reported.take.audio()), new byte[] {1, 2, 3});
        ResultPages.WrittenPages silent = fixture.useCases
                .reports()
                .resultPages()
                .writeAll(
                        reported.selection(),
                        Locale.ENGLISH,
                        new ResultPages.PageVoices(false, true),
                        pages,
                        ProgressListener.NONE);
        assertThat(silent.leftOut()).containsExactly("3-2_01_A-lesson_3: the park");
        assertThat(Files.readString(silent.pages().getFirst())).contains("강민준").doesNotContain("<audio");
    }

    @Test
    void theLetterIsSignedByWhomTheSchoolNames() {
        ReportSelection selection = reported.selection();
        LocalDate day = LocalDate.of(2026, 11, 25);
        assertThat(reported.reports()
                        .letters(selection, day)
                        .getFirst()
                        .details()
                        .teacher())
                .isEmpty();
        fixture.library.settings().set(ApprovalReport.CONTACT, "Kim Jiwon, 02-123-4567");
        assertThat(reported.reports()
                        .letters(selection, day)
                        .getFirst()
                        .details()
                        .teacher())
                .isEqualTo("Kim Jiwon, 02-123-4567");
    }

    @Test
    void aConsentFormNamesAHostedServiceOnlyWhenOneIsUsed() {
        ReportSelection selection = reported.selection();
        assertThat(reported.reports().consentForms(selection)).hasSize(2).allMatch(form -> form.hostedService()
                .isEmpty());
        fixture.library.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
        assertThat(reported.reports().consentForms(selection.withNames(NameVisibility.HIDDEN)))
                .containsExactly(new ConsentForm(
                        new ConsentForm.ConsentFormLearner("3-2", "", ""),
                        Optional.empty(),
                        Optional.of("hosted.example"),
                        ConsentForm.ConsentFormContact.BLANK));
    }

    @Test
    void aResultBecomesTiersForPraat() {
        long result = fixture.useCases.scoring().latest(take.id()).orElseThrow().id();
        var grid = fixture.useCases.reports().textGrids().toTextGrid(result);
        assertThat(grid.end()).isEqualTo(0.5);
        assertThat(grid.intervals("words").orElseThrow().intervals())
                .extracting(interval -> interval.label())
                .containsExactly("the", "park");
    }
}
