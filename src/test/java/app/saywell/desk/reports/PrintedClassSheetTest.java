package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.reports.pdf.ClassSheet;
import app.saywell.desk.reports.pdf.PrintedLevel;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The sheet with the results of a whole class.
class PrintedClassSheetTest {
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
    void newThresholdsChangeTheLevelsOfOldResultsWithoutACall() {
        int calls = fixture.embedded.calls.get();
        assertThat(level()).isEqualTo(PrintedLevel.GOOD);
        fixture.useCases.classes().setThresholds(classId, new ScoreThresholds(75, 95));
        assertThat(level()).isEqualTo(PrintedLevel.NEARLY);
        assertThat(fixture.embedded.calls).hasValue(calls);
    }

    @Test
    void theClassSheetHasMeansAndTellsARecordingWithoutAScoreFromNone() {
        Sentence second = fixture.useCases
                .lessons()
                .addSentences(lessonId, List.of("a bear"))
                .getFirst();
        fixture.take(second, take.owner().learnerId());
        ClassSheet sheet = reported.reports().classSheet(reported.selection(), "3-2");
        double score =
                Double.parseDouble(sheet.rows().getFirst().cells().getFirst().score());
        assertThat(sheet.rows().getFirst().cells().getLast())
                .isEqualTo(new ClassSheet.ClassSheetCell("", PrintedLevel.UNSCORED, true));
        assertThat(sheet.rows().getLast().cells().getLast().isRecorded()).isFalse();
        assertThat(sheet.rows().getFirst().mean()).hasValue(score);
        assertThat(sheet.rows().getLast().mean()).isEmpty();
        assertThat(sheet.means())
                .containsExactly(OptionalDouble.of(score), OptionalDouble.empty(), OptionalDouble.of(score));
    }

    private PrintedLevel level() {
        ClassSheet sheet = reported.reports().classSheet(reported.selection(), "3-2");
        return sheet.rows().getFirst().cells().getFirst().level();
    }
}
