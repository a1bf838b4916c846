package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Grades that are filled into the gradebook of a school system.
class GradebookFillerTest {
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
    void gradesAreFilledIntoAGradebookByNumberOrName() throws IOException {
        String exported = "Name,ID,Unit 3\n\"Lee, Ann\",x,\n강민준,x,\nKim,1x,12\n";
        Path from = Files.writeString(folder.resolve("export.csv"), exported);
        Path to = folder.resolve("filled.csv");
        ReportSelection selection = ReportSelection.of(classId, lessonId);
        var column = new GradebookFiller.GradebookColumn("", 2, "Unit 3");
        assertThat(fixture.useCases
                        .reports()
                        .gradebook()
                        .fill(grades(selection), from, column, to)
                        .changes())
                .isEmpty();
        assertThat(Files.readString(to)).isEqualTo(exported);
        fixture.useCases.marks().grade(take.id(), Optional.of(80.0));
        var filled = fixture.useCases.reports().gradebook().fill(grades(selection), from, column, to);
        assertThat(filled.changes()).containsExactly(new GradebookFiller.GradebookChange(2, "1 강민준", "", "", "80"));
        assertThat(filled.unmatched()).isEmpty();
        assertThat(filled.ungraded()).containsExactly("2 Ann Lee");
        assertThat(Files.readString(to)).isEqualTo(exported.replace("강민준,x,", "강민준,x,80"));
    }

    @Test
    void anotherLearnersScoreIsNotTakenForANumber() throws IOException {
        // The 1 in the third row is a score of Kim and not the number of 강민준.
        String exported = "ID,Quiz,Unit 3\n7,5,\n8,1,\n2,4,\n";
        Path from = Files.writeString(folder.resolve("export.csv"), exported);
        fixture.useCases.marks().grade(take.id(), Optional.of(80.0));
        var column = new GradebookFiller.GradebookColumn("", 2, "Unit 3");
        ReportSelection selection = ReportSelection.of(classId, lessonId);
        var plan = fixture.useCases.reports().gradebook().plan(grades(selection), from, column);
        assertThat(plan.changes()).isEmpty();
        assertThat(plan.unmatched()).containsExactly("1 강민준");
    }

    @Test
    void aNewHeadingIsWrittenInTheEncodingOfTheFile() throws IOException {
        Charset korean = Charset.forName("x-windows-949");
        Path from = folder.resolve("나이스.csv");
        Files.write(from, "번호,이름\r\n1,강민준\r\n".getBytes(korean));
        fixture.useCases.marks().grade(take.id(), Optional.of(80.0));
        Path to = folder.resolve("filled.csv");
        fixture.useCases
                .reports()
                .gradebook()
                .fill(
                        grades(ReportSelection.of(classId, lessonId)),
                        from,
                        new GradebookFiller.GradebookColumn("", 2, "말하기"),
                        to);
        assertThat(Files.readString(to, korean)).isEqualTo("번호,이름,말하기\r\n1,강민준,80\r\n");
    }

    private List<GradebookFiller.LearnerGrade> grades(ReportSelection selection) {
        return fixture.useCases.reports().gradebook().lessonGrades(selection);
    }
}
