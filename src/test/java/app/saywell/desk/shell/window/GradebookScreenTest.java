package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.take.Take;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A school's workbook with a sheet for each class is filled with the grades of a lesson, seen before it is written.
class GradebookScreenTest {
    @TempDir
    Path folder;

    private ClassWindow school;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder.resolve("home"));
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    @Timeout(240)
    void theSheetOfTheClassIsFilledInTheSchoolsWorkbook() throws IOException {
        grade(0, 92);
        grade(1, 71.5);
        grade(3, 80);
        Path file = workbook();
        byte[] before = Files.readAllBytes(file);
        WindowRobot.run(() -> {
            school.window.navigateTo("REPORTS");
            school.window.reportsScreen().open(school.schoolClass.id(), school.lesson.id());
        });
        WindowRobot.await("the pages", () -> school.scene().lookup("#reports-files") != null);
        WindowRobot.click(school.scene(), "#reports-files");
        WindowRobot.await("the card", () -> school.scene().lookup("#gradebook-open") != null);
        school.files.add(file);
        WindowRobot.scrollAndClick(school.scene(), "#gradebook-open");
        WindowRobot.await("the columns", () -> columns().getItems().size() == 5);
        WindowRobot.run(() -> columns().getSelectionModel().select(2));
        WindowRobot.await("the plan", () -> school.scene().lookup("#gradebook-save") != null);
        WindowRobot.await("the plan in sight", () -> isInSight("#gradebook-save"));
        assertThat(WindowRobot.call(() -> school.shows("In the sheet “3-2”")
                        && school.shows("To be filled in: 2")
                        && school.shows("1 with a grade, but missing or twice in this file: 4 김하은")))
                .isTrue();
        Pictures.keep(school.scene(), "gradebook-en");
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.THEME, Theme.DARK));
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("Korean", () -> school.shows("채울 학생 2명") && school.shows("‘3-2’ 시트"));
        Pictures.keep(school.scene(), "gradebook-ko");
        assertThat(LowWindows.faults(school.stage, "gradebook-low-ko")).isEmpty();
        assertThat(Files.readAllBytes(file)).as("nothing is written yet").isEqualTo(before);

        Path filled = folder.resolve("filled.xlsx");
        school.files.add(filled);
        WindowRobot.scrollAndClick(school.scene(), "#gradebook-save");
        WindowRobot.await("the file", () -> school.shows("filled.xlsx 파일로 저장했어요. 성적 2개를 채웠어요."));
        Pictures.keep(school.scene(), "gradebook-done-ko");
        keep(filled);
        try (XSSFWorkbook written = new XSSFWorkbook(Files.newInputStream(filled))) {
            Sheet sheet = written.getSheet("3-2");
            assertThat(sheet.getRow(2).getCell(2).getNumericCellValue()).isEqualTo(92);
            assertThat(sheet.getRow(3).getCell(2).getNumericCellValue()).isEqualTo(71.5);
            assertThat(sheet.getRow(4).getCell(2).getNumericCellValue())
                    .as("no grade given")
                    .isEqualTo(60);
            assertThat(sheet.getRow(2).getCell(3).getCellFormula()).isEqualTo("C3*2");
            assertThat(written.getSheet("3-1").getRow(1).getCell(2).getNumericCellValue())
                    .isEqualTo(55);
        }
    }

    private void grade(int learner, double points) {
        Take take = school.take(learner, 0);
        school.services.practice.marks().grade(take.id(), Optional.of(points));
    }

    private Path workbook() throws IOException {
        Path file = folder.resolve("나이스.xlsx");
        try (XSSFWorkbook workbook = new XSSFWorkbook();
                OutputStream out = Files.newOutputStream(file)) {
            Sheet other = workbook.createSheet("3-1");
            row(other, 0, List.of("번호", "이름", "수행평가"));
            row(other, 1, List.of(1.0, "박지우", 55.0));
            Sheet own = workbook.createSheet("3-2");
            row(own, 0, List.of("3학년 2반"));
            row(own, 1, List.of("번호", "이름", "수행평가", "합계"));
            row(own, 2, List.of(1.0, "강민준"));
            row(own, 3, List.of(2.0, "김서연", 50.0));
            row(own, 4, List.of(3.0, "김도윤", 60.0));
            own.getRow(2).createCell(3).setCellFormula("C3*2");
            own.getRow(3).createCell(3).setCellFormula("C4*2");
            workbook.write(out);
        }
        return file;
    }

    private static void row(Sheet sheet, int number, List<Object> cells) {
        Row row = sheet.createRow(number);
        for (int i = 0; i < cells.size(); i++) {
            if (cells.get(i) instanceof Double value) {
                row.createCell(i).setCellValue(value);
            } else {
                row.createCell(i).setCellValue(cells.get(i).toString());
            }
        }
    }

    private ComboBox<?> columns() {
        return (ComboBox<?>) school.scene().lookup("#gradebook-column");
    }

    private boolean isInSight(String selector) {
        Node node = school.scene().lookup(selector);
        return node.localToScene(node.getLayoutBounds()).getMaxY() < 720;
    }

    /// For a look at it in a spreadsheet program.
    private static void keep(Path file) throws IOException {
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            Files.copy(file, Path.of(pictures, "filled.xlsx"), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
