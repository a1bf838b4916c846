package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.reports.pdf.PrintedLevel;
import app.saywell.desk.reports.pdf.ResultSlip;
import app.saywell.desk.reports.table.TableSheet;
import app.saywell.desk.school.NameVisibility;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.TimePeriod;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.ScoreBand;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The slips of results: whose they are, and what stands on them.
class PrintedSlipTest {
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
    void eachLearnerWithATakeGetsASlipOfTheirOwn() {
        List<ResultSlip> slips = reported.reports().slips(reported.selection(), "3-2");
        assertThat(slips).hasSize(1);
        ResultSlip slip = slips.getFirst();
        assertThat(slip.name()).isEqualTo("강민준");
        assertThat(slip.sentences().getFirst().words())
                .containsExactly(
                        new ResultSlip.MarkedWord("the", PrintedLevel.WEAK, ""),
                        new ResultSlip.MarkedWord("park", PrintedLevel.GOOD, ""));
        assertThat(slip.strengths()).isEqualTo("park");
        assertThat(slip.improvements()).containsExactly("the — /θ/ sounded like /s/.");
        assertThat(reported.reports().slips(reported.selection().withNames(NameVisibility.HIDDEN), "3-2"))
                .extracting(ResultSlip::name)
                .containsExactly("No. 1");
    }

    @Test
    void aScoreOfThreeWordsHasTheBandOfWhatPeopleWouldGive() {
        Sentence longer = fixture.useCases
                .lessons()
                .addSentences(lessonId, List.of("the park is here"))
                .getFirst();
        fixture.score(fixture.take(longer, take.owner().learnerId()));
        ReportSelection all = reported.selection();
        List<ResultSlip.SlipSentence> printed =
                reported.reports().slips(all, "3-2").getFirst().sentences();
        assertThat(printed.getFirst().total().orElseThrow().band())
                .as("too few words")
                .isEmpty();
        ResultSlip.SlipTotal total = printed.getLast().total().orElseThrow();
        ScoreBand band = total.band().orElseThrow();
        assertThat(total.figure()).isEqualTo(ScoreBand.figure(total.points(), Optional.of(band)));
        var headings = ResultTable.TableHeadings.in(Locale.ENGLISH);
        int from = headings.columns().indexOf("People would give from (0–10)");
        assertThat(reported.sheet(headings).rows().get(1).subList(from, from + 2))
                .containsExactly(
                        new TableSheet.SheetCell.NumberCell(band.lowest(), 1),
                        new TableSheet.SheetCell.NumberCell(band.highest(), 1));
        fixture.useCases
                .marks()
                .setMark(
                        fixture.useCases
                                .scoring()
                                .latest(fixture.useCases
                                        .takes()
                                        .findByOwner(longer.id(), take.owner().learnerId())
                                        .getFirst()
                                        .id())
                                .orElseThrow()
                                .id(),
                        new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0),
                        61.5,
                        "");
        ResultSlip.SlipTotal given = reported.reports()
                .slips(all, "3-2")
                .getFirst()
                .sentences()
                .getLast()
                .total()
                .orElseThrow();
        assertThat(given.band()).as("what the teacher gives is sure").isEmpty();
        assertThat(given.figure()).isEqualTo("61.5");
    }

    @Test
    void takesOutsideThePeriodAreLeftOut() {
        ReportSelection before = reported.selection()
                .during(TimePeriod.ofDays(LocalDate.of(2026, 11, 1), LocalDate.of(2026, 11, 19), ZoneOffset.UTC));
        assertThat(reported.reports().slips(before, "3-2")).isEmpty();
        assertThat(reported.reports().letters(before, LocalDate.of(2026, 11, 21)))
                .isEmpty();
    }

    @Test
    void learnersWithoutAClassHaveReportsToo() {
        Sentence sentence = fixture.sentence("a bear");
        fixture.score(fixture.take(sentence));
        assertThat(reported.reports().slips(ReportSelection.of(0, sentence.lessonId()), "home"))
                .hasSize(1);
    }
}
