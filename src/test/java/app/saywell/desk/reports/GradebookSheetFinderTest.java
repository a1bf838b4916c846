package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.saywell.desk.reports.GradebookFiller.GradebookColumn;
import app.saywell.desk.reports.GradebookFiller.LearnerGrade;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GradebookSheetFinderTest {
    private static final List<LearnerGrade> SECOND_CLASS = List.of(grade(1, "김서연", "1", 90), grade(2, "박도윤", "2", 80));

    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private GradebookFiller filler;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        filler = fixture.useCases.reports().gradebook();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void theSheetWithMostNamesIsTaken() throws IOException {
        Path file = workbook(new String[][] {{"1", "김서연"}, {"2", "최지우"}}, new String[][] {{"1", "김서연"}, {"2", "박도윤"}});
        var sheet = filler.sheet(SECOND_CLASS, file);
        assertThat(sheet.name()).isEqualTo("2반");
        assertThat(sheet.isOnly()).isFalse();
        Path filled = folder.resolve("filled.xlsx");
        filler.fill(SECOND_CLASS, file, new GradebookColumn("2반", 2, "말하기"), filled);
        try (XSSFWorkbook workbook = new XSSFWorkbook(Files.newInputStream(filled))) {
            assertThat(workbook.getSheet("1반").getRow(1).getCell(2)).isNull();
            assertThat(workbook.getSheet("2반").getRow(1).getCell(2).getNumericCellValue())
                    .isEqualTo(90);
            assertThat(workbook.getSheet("2반").getRow(2).getCell(2).getNumericCellValue())
                    .isEqualTo(80);
        }
    }

    @Test
    void nobodyIsTakenForTheOneWithTheSameNumberInAnotherClass() throws IOException {
        Path file = workbook(new String[][] {{"1", "강민준"}, {"2", "최지우"}});
        var plan = filler.plan(SECOND_CLASS, file, new GradebookColumn("1반", 2, ""));
        assertThat(plan.changes()).isEmpty();
        assertThat(plan.unmatched()).containsExactly("1 김서연", "2 박도윤");
    }

    @Test
    void numbersAloneCountOnlyWhereOneSheetHasThem() throws IOException {
        String[][] numbers = {{"1", "", "3-2"}, {"2", "", "3-2"}};
        Path one = workbook(new String[][] {{"안내", ""}}, numbers);
        assertThat(filler.sheet(SECOND_CLASS, one).name()).isEqualTo("2반");
        var plan = filler.plan(SECOND_CLASS, one, new GradebookColumn("2반", 3, ""));
        assertThat(plan.changes())
                .extracting(GradebookFiller.GradebookChange::row, GradebookFiller.GradebookChange::rowText)
                .containsExactly(tuple(1, "1 · 3-2"), tuple(2, "2 · 3-2"));
        Path two = workbook(numbers, numbers);
        assertThat(filler.plan(SECOND_CLASS, two, new GradebookColumn("1반", 3, ""))
                        .changes())
                .isEmpty();
    }

    private Path workbook(String[][]... classes) throws IOException {
        Path file = folder.resolve("school.xlsx");
        try (XSSFWorkbook workbook = new XSSFWorkbook();
                OutputStream out = Files.newOutputStream(file)) {
            for (int i = 0; i < classes.length; i++) {
                Sheet sheet = workbook.createSheet((i + 1) + "반");
                fill(sheet.createRow(0), "번호", "이름");
                for (int learner = 0; learner < classes[i].length; learner++) {
                    fill(sheet.createRow(learner + 1), classes[i][learner]);
                }
            }
            workbook.write(out);
        }
        return file;
    }

    private static void fill(Row row, String... texts) {
        for (int i = 0; i < texts.length; i++) {
            row.createCell(i).setCellValue(texts[i]);
        }
    }

    private static LearnerGrade grade(long id, String name, String number, double grade) {
        return new LearnerGrade(
                new Learner(id, name, number, Optional.empty(), Consent.THIS_COMPUTER), OptionalDouble.of(grade));
    }
}
