package app.saywell.practice.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.people.Strictness;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Mark;
import app.saywell.library.take.Period;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.practice.classroom.Roster.Person;
import app.saywell.report.paper.ClassSheet;
import app.saywell.report.paper.ConsentForm;
import app.saywell.report.paper.Level;
import app.saywell.report.paper.Slip;
import app.saywell.report.table.Sheet;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

class ReportsTest {
    @TempDir Path folder;
    private Room room;
    private long classId;
    private long lessonId;
    private Take take;

    @BeforeEach
    void open() {
        room = new Room(folder);
        var classes = room.practice.classroom().classes();
        classId = classes.create("3-2", Optional.empty()).id();
        List<Learner> pupils =
                classes.add(
                        classId,
                        List.of(new Person("강민준", "1"), new Person("Ann Lee", "2")),
                        Consent.THIS_COMPUTER);
        Sentence sentence = room.sentence("the park");
        lessonId = sentence.lessonId();
        take = room.take(sentence, pupils.getFirst().id());
        room.score(take);
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void slipsAreForThoseWhoReadAndHoldNobodyElse() {
        List<Slip> slips = reports().slips(Selection.of(classId, lessonId), "3-2");
        assertThat(slips).hasSize(1);
        Slip slip = slips.getFirst();
        assertThat(slip.name()).isEqualTo("강민준");
        assertThat(slip.lines().getFirst().words())
                .containsExactly(
                        new Slip.MarkedWord("the", Level.WORK_ON_IT),
                        new Slip.MarkedWord("park", Level.GOOD));
        assertThat(slip.keep()).isEqualTo("park");
        assertThat(slip.fix()).containsExactly("the");
        assertThat(reports().slips(Selection.of(classId, lessonId).with(Names.HIDDEN), "3-2"))
                .extracting(Slip::name)
                .containsExactly("No. 1");
    }

    @Test
    void otherBordersChangeTheLevelsOfOldResultsWithoutACall() {
        int calls = room.embedded.calls.get();
        assertThat(level()).isEqualTo(Level.GOOD);
        room.practice.classroom().classes().setStrictness(classId, new Strictness(75, 95));
        assertThat(level()).isEqualTo(Level.NEARLY);
        assertThat(room.embedded.calls).hasValue(calls);
    }

    @Test
    void theTableHasAScaleWithEveryScoreAndNoGradeByItself() {
        var headings = new ResultSheet.Headings("Results", Collections.nCopies(13, "x"));
        Sheet sheet = sheet(headings);
        assertThat(sheet.rows()).hasSize(2);
        assertThat(sheet.rows().getFirst())
                .contains(new Sheet.Cell.Number(80, 1), new Sheet.Cell.Number(100, 0))
                .endsWith(new Sheet.Cell.Empty());
        room.practice.classroom().marks().grade(take.id(), Optional.of(9.5));
        assertThat(sheet(headings).rows().getFirst()).endsWith(new Sheet.Cell.Number(9.5, 1));
    }

    @Test
    void theTeachersMarksStandOnPaperAndInTables() {
        long result = room.practice.scoring().latest(take.id()).orElseThrow().id();
        var marks = room.practice.classroom().marks();
        Selection selection = Selection.of(classId, lessonId);
        int faults = reports().slips(selection, "").getFirst().fix().size();
        marks.set(result, new Mark.Place(Mark.Layer.TEACHER, Mark.Target.WHOLE, 0, 0), 65, "");
        for (int word = 0; word < 2; word++) {
            marks.set(
                    result, new Mark.Place(Mark.Layer.TEACHER, Mark.Target.WORD, word, 0), 95, "");
        }
        Slip slip = reports().slips(selection, "").getFirst();
        assertThat(slip.lines().getFirst().total()).contains(new Slip.Total(65, Slip.By.TEACHER));
        assertThat(faults).isPositive();
        assertThat(slip.fix()).as("what the teacher lets pass").isEmpty();
        assertThat(reports().classSheet(selection, "").rows().getFirst().cells().getFirst().score())
                .isEqualTo("65*");
        assertThat(sheet(ResultSheet.Headings.in(Locale.ENGLISH)).rows().getFirst())
                .contains(new Sheet.Cell.Number(80, 1), new Sheet.Cell.Number(65, 1));
    }

    @Test
    void gradesGoIntoTheSchoolsOwnFileByNumberOrName() throws IOException {
        String exported = "Name,ID,Unit 3\n\"Lee, Ann\",x,\n강민준,x,\nKim,1x,12\n";
        Path from = Files.writeString(folder.resolve("export.csv"), exported);
        Path to = folder.resolve("filled.csv");
        Selection selection = Selection.of(classId, lessonId);
        var column = new GradebookFilling.Column(2, "Unit 3");
        assertThat(room.practice.gradebook().fill(selection, from, column, to).cells()).isEmpty();
        assertThat(Files.readString(to)).isEqualTo(exported);
        room.practice.classroom().marks().grade(take.id(), Optional.of(80.0));
        var filled = room.practice.gradebook().fill(selection, from, column, to);
        assertThat(filled.cells()).containsExactly(new GradebookFilling.Cell(2, "1 강민준", "", "80"));
        assertThat(filled.unknown()).isEmpty();
        assertThat(filled.ungraded()).containsExactly("2 Ann Lee");
        assertThat(Files.readString(to)).isEqualTo(exported.replace("강민준,x,", "강민준,x,80"));
    }

    @Test
    void somebodyElsesScoreIsNotTakenForAPupilsNumber() throws IOException {
        // The 1 in the third row is a score of Kim, and not the number of 강민준.
        String exported = "ID,Quiz,Unit 3\n7,5,\n8,1,\n2,4,\n";
        Path from = Files.writeString(folder.resolve("export.csv"), exported);
        room.practice.classroom().marks().grade(take.id(), Optional.of(80.0));
        var column = new GradebookFilling.Column(2, "Unit 3");
        Selection selection = Selection.of(classId, lessonId);
        var plan = room.practice.gradebook().plan(selection, from, column);
        assertThat(plan.cells()).isEmpty();
        assertThat(plan.unknown()).containsExactly("1 강민준");
    }

    @Test
    void aNewHeadingIsWrittenInTheEncodingOfTheFile() throws IOException {
        Charset korean = Charset.forName("x-windows-949");
        Path from = folder.resolve("나이스.csv");
        Files.write(from, "번호,이름\r\n1,강민준\r\n".getBytes(korean));
        room.practice.classroom().marks().grade(take.id(), Optional.of(80.0));
        Path to = folder.resolve("filled.csv");
        room.practice
                .gradebook()
                .fill(
                        Selection.of(classId, lessonId),
                        from,
                        new GradebookFilling.Column(2, "말하기"),
                        to);
        assertThat(Files.readString(to, korean)).isEqualTo("번호,이름,말하기\r\n1,강민준,80\r\n");
    }

    @Test
    void takesOfOtherDaysCountAsNotThere() {
        Selection before =
                Selection.of(classId, lessonId)
                        .in(
                                Period.days(
                                        LocalDate.of(2026, 11, 1),
                                        LocalDate.of(2026, 11, 19),
                                        ZoneOffset.UTC));
        assertThat(reports().slips(before, "3-2")).isEmpty();
        assertThat(reports().letters(before, LocalDate.of(2026, 11, 21))).isEmpty();
    }

    @Test
    void whoLearnsAloneHasReportsToo() {
        Sentence sentence = room.sentence("a bear");
        room.score(room.take(sentence));
        assertThat(reports().slips(Selection.of(0, sentence.lessonId()), "home")).hasSize(1);
    }

    @Test
    void aConsentFormOffersAServiceElsewhereOnlyWhereOneIsUsed() {
        Selection selection = Selection.of(classId, lessonId);
        assertThat(reports().consentForms(selection))
                .hasSize(2)
                .allMatch(form -> form.hosted().isEmpty());
        room.library.settings().set(Setting.SERVICE, ServiceKind.HOSTED);
        assertThat(reports().consentForms(selection.with(Names.HIDDEN)))
                .containsExactly(
                        new ConsentForm(
                                new ConsentForm.Pupil("3-2", "", ""),
                                Optional.empty(),
                                Optional.of("hosted.example")));
    }

    @Test
    void aResultBecomesTiersForPraat() {
        long result = room.practice.scoring().latest(take.id()).orElseThrow().id();
        var grid = room.practice.textGrids().of(result);
        assertThat(grid.end()).isEqualTo(0.5);
        assertThat(grid.intervals("words").orElseThrow().intervals())
                .extracting(interval -> interval.label())
                .containsExactly("the", "park");
    }

    private Reports reports() {
        return new Reports(room.desk(), Locale.ENGLISH);
    }

    private Sheet sheet(ResultSheet.Headings headings) {
        return new ResultSheet(room.desk()).read(Selection.of(classId, lessonId), headings);
    }

    private Level level() {
        ClassSheet sheet = reports().classSheet(Selection.of(classId, lessonId), "3-2");
        return sheet.rows().getFirst().cells().getFirst().level();
    }
}
