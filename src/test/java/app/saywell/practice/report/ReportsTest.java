package app.saywell.practice.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.people.Strictness;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.practice.classroom.Roster.Person;
import app.saywell.report.paper.ClassSheet;
import app.saywell.report.paper.Level;
import app.saywell.report.paper.Slip;
import app.saywell.report.table.Sheet;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
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
        List<Slip> slips = room.practice.reports().slips(classId, lessonId, "3-2", Names.SHOWN);
        assertThat(slips).hasSize(1);
        Slip slip = slips.getFirst();
        assertThat(slip.name()).isEqualTo("강민준");
        assertThat(slip.lines().getFirst().words())
                .containsExactly(
                        new Slip.MarkedWord("the", Level.WORK_ON_IT),
                        new Slip.MarkedWord("park", Level.GOOD));
        assertThat(slip.keep()).isEqualTo("park");
        assertThat(slip.fix()).containsExactly("the");
        assertThat(room.practice.reports().slips(classId, lessonId, "3-2", Names.HIDDEN))
                .extracting(Slip::name)
                .containsExactly("");
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
        var headings = new ResultSheet.Headings("Results", Collections.nCopies(11, "x"));
        Sheet sheet = room.practice.resultSheet().read(classId, lessonId, headings, Names.SHOWN);
        assertThat(sheet.rows()).hasSize(2);
        assertThat(sheet.rows().getFirst())
                .contains(new Sheet.Cell.Number(80, 1), new Sheet.Cell.Number(100, 0))
                .endsWith(new Sheet.Cell.Empty());
        room.practice.classroom().marks().grade(take.id(), Optional.of(9.5));
        assertThat(
                        room.practice
                                .resultSheet()
                                .read(classId, lessonId, headings, Names.SHOWN)
                                .rows()
                                .getFirst())
                .endsWith(new Sheet.Cell.Number(9.5, 1));
    }

    @Test
    void gradesGoIntoTheSchoolsOwnFileByNumberOrName() throws IOException {
        String exported = "Name,ID,Unit 3\n\"Lee, Ann\",x,\n강민준,x,\nKim,1x,12\n";
        Path from = Files.writeString(folder.resolve("export.csv"), exported);
        Path to = folder.resolve("filled.csv");
        var column = new GradebookFilling.Column(2, "Unit 3");
        assertThat(room.practice.gradebook().fill(classId, lessonId, from, column, to).filled())
                .isZero();
        assertThat(Files.readString(to)).isEqualTo(exported);
        room.practice.classroom().marks().grade(take.id(), Optional.of(80.0));
        var filled = room.practice.gradebook().fill(classId, lessonId, from, column, to);
        assertThat(filled).isEqualTo(new GradebookFilling.Filled(1, List.of()));
        assertThat(Files.readString(to)).isEqualTo(exported.replace("강민준,x,", "강민준,x,80"));
    }

    @Test
    void aResultBecomesTiersForPraat() {
        long result = room.practice.scoring().latest(take.id()).orElseThrow().id();
        var grid = room.practice.reports().textGrid(result);
        assertThat(grid.end()).isEqualTo(0.5);
        assertThat(grid.intervals("words").orElseThrow().intervals())
                .extracting(interval -> interval.label())
                .containsExactly("the", "park");
    }

    private Level level() {
        ClassSheet sheet =
                room.practice.reports().classSheet(classId, lessonId, "3-2", Names.SHOWN);
        return sheet.rows().getFirst().cells().getFirst().level();
    }
}
