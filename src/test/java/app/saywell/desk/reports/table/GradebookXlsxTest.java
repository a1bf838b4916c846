package app.saywell.desk.reports.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import app.saywell.desk.lessons.text.TableFileReader;
import app.saywell.desk.lessons.text.TextTable;
import app.saywell.desk.reports.table.UnreadableGradebookException.RefusalReason;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GradebookXlsxTest {
    @TempDir
    Path folder;

    @Test
    void oneColumnIsFilledAndAllElseStays() throws IOException {
        Path file = school();
        Gradebook book = Gradebook.read(file).getFirst();
        assertThat(book.rows())
                .containsExactly(
                        List.of("번호", "이름", "수행평가", "합계"),
                        List.of("1", "강민준", "", "0"),
                        List.of("2", "김서연", "7", "14"));
        book.fillColumn(2, List.of(Optional.empty(), Optional.of("91.5"), Optional.of("80")), file);

        assertThat(Gradebook.read(file).getFirst().rows())
                .containsExactly(
                        List.of("번호", "이름", "수행평가", "합계"),
                        List.of("1", "강민준", "91.5", "0"),
                        List.of("2", "김서연", "80", "14"));
        try (XSSFWorkbook workbook = new XSSFWorkbook(Files.newInputStream(file))) {
            Sheet sheet = workbook.getSheet("1반");
            assertThat(sheet.getColumnWidth(1)).isEqualTo(20 * 256);
            assertThat(sheet.getRow(3).getCell(2).getNumericCellValue()).isEqualTo(91.5);
            assertThat(sheet.getRow(3).getCell(3).getCellFormula()).isEqualTo("C4*2");
            assertThat(sheet.getRow(4).getCell(2).getCellStyle().getFillForegroundColor())
                    .isEqualTo(IndexedColors.YELLOW.index);
            assertThat(workbook.getForceFormulaRecalculation()).isTrue();
            assertThat(workbook.getSheet("메모").getRow(0).getCell(0).getStringCellValue())
                    .isEqualTo("그대로");
        }
    }

    @Test
    void anotherReaderFindsANewColumnWithItsHeading() throws IOException {
        Path file = school();
        Path to = folder.resolve("filled.xlsx");
        Gradebook.read(file)
                .getFirst()
                .fillColumn(4, List.of(Optional.of("말하기"), Optional.of("70"), Optional.empty()), to);
        TextTable table = TableFileReader.read(to).getFirst().table();
        List<List<String>> written = table.rows().stream()
                .map(TextTable.TableRow::cells)
                .filter(cells -> cells.size() > 1)
                .toList();
        assertThat(written.getFirst()).containsExactly("번호", "이름", "수행평가", "합계", "말하기");
        assertThat(written.get(1)).startsWith("1", "강민준").endsWith("70");
        assertThat(written.get(2)).startsWith("2", "김서연", "7").doesNotContain("70");
    }

    @Test
    void aNoteWithoutAHeadingIsNoFreeColumn() throws IOException {
        Path file = school();
        try (XSSFWorkbook workbook = new XSSFWorkbook(Files.newInputStream(file));
                OutputStream out = Files.newOutputStream(folder.resolve("note.xlsx"))) {
            workbook.getSheet("1반").getRow(3).createCell(5).setCellValue("결석");
            workbook.write(out);
        }
        assertThat(Gradebook.read(folder.resolve("note.xlsx")).getFirst().rows().getFirst())
                .containsExactly("번호", "이름", "수행평가", "합계", "", "");
    }

    @Test
    void aGradeTakesThePlaceOfAFormula() throws IOException {
        Path file = school();
        Gradebook.read(file)
                .getFirst()
                .fillColumn(3, List.of(Optional.empty(), Optional.of("55"), Optional.empty()), file);
        assertThat(Gradebook.read(file).getFirst().rows().get(1)).containsExactly("1", "강민준", "", "55");
    }

    @Test
    void whatIsNoWorkbookIsRefused() throws IOException {
        Path file = Files.write(folder.resolve("broken.xlsx"), new byte[] {'P', 'K', 3, 4, 0, 0, 9, 9});
        assertThatThrownBy(() -> Gradebook.read(file)).isInstanceOf(IOException.class);
    }

    @Test
    void aWorkbookWithoutATableIsRefused() throws IOException {
        Path file = folder.resolve("empty.xlsx");
        try (XSSFWorkbook workbook = new XSSFWorkbook();
                OutputStream out = Files.newOutputStream(file)) {
            workbook.createSheet().createRow(2).createCell(1).setCellValue("only a title");
            workbook.write(out);
        }
        assertThatThrownBy(() -> Gradebook.read(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("NO_TABLE");
    }

    @Test
    void aTitleWithTwoTextsIsNoHeadingAndMergedHeadingsKeepTheirPlace() throws IOException {
        Path file = folder.resolve("title.xlsx");
        try (XSSFWorkbook workbook = new XSSFWorkbook();
                OutputStream out = Files.newOutputStream(file)) {
            Sheet sheet = workbook.createSheet();
            fill(sheet.createRow(0), "3학년 1반", "1학기");
            fill(sheet.createRow(1), "번호", "이름", "수행평가");
            sheet.addMergedRegion(new CellRangeAddress(1, 1, 2, 3));
            fill(sheet.createRow(2), "", "", "듣기", "말하기");
            Row learner = sheet.createRow(3);
            learner.createCell(0).setCellValue(1);
            learner.createCell(1).setCellValue("강민준");
            workbook.write(out);
        }
        Gradebook book = Gradebook.read(file).getFirst();
        assertThat(book.rows())
                .containsExactly(List.of("번호", "이름", "수행평가", ""), List.of("", "", "듣기", "말하기"), List.of("1", "강민준"));
        book.fillColumn(4, List.of(Optional.of("Saywell"), Optional.empty(), Optional.of("70")), file);
        assertThat(Gradebook.read(file).getFirst().rows())
                .containsExactly(
                        List.of("번호", "이름", "수행평가", "", "Saywell"),
                        List.of("", "", "듣기", "말하기"),
                        List.of("1", "강민준", "", "", "70"));
    }

    @Test
    void aLearnerWithARemarkIsNoHeading() throws IOException {
        Path file = folder.resolve("marks.xlsx");
        try (XSSFWorkbook workbook = new XSSFWorkbook();
                OutputStream out = Files.newOutputStream(file)) {
            Sheet sheet = workbook.createSheet();
            fill(sheet.createRow(0), "이름", "1차", "2차");
            fill(sheet.createRow(1), "강민준", "A", "B", "전학");
            fill(sheet.createRow(2), "김서연", "7", "8");
            workbook.write(out);
        }
        assertThat(Gradebook.read(file).getFirst().rows().getFirst()).startsWith("이름", "1차", "2차");
    }

    @Test
    void oldAndLockedWorkbooksAndOtherBinaryFilesAreRefused() throws IOException {
        Path old = folder.resolve("old.xls");
        try (HSSFWorkbook workbook = new HSSFWorkbook();
                OutputStream out = Files.newOutputStream(old)) {
            fill(workbook.createSheet().createRow(0), "번호", "이름");
            workbook.write(out);
        }
        assertThat(reason(old)).isEqualTo(RefusalReason.OLD_OR_LOCKED);
        Path picture = Files.write(folder.resolve("picture.csv"), new byte[] {1, 2, 'a', 0, 4, 5, 'b', ',', 6, 7, 8});
        assertThat(reason(picture)).isEqualTo(RefusalReason.BINARY);
        Path wide = Files.write(folder.resolve("wide.csv"), "번호,이름\n".getBytes(StandardCharsets.UTF_16));
        assertThat(reason(wide)).isEqualTo(RefusalReason.UTF_16);
    }

    @Test
    void whatUnpacksToTooMuchIsRefused() throws IOException {
        Path bomb = folder.resolve("bomb.xlsx");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(bomb))) {
            zip.putNextEntry(new ZipEntry("xl/worksheets/sheet1.xml"));
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i <= 64; i++) {
                zip.write(zeros);
            }
        }
        assertThat(Files.size(bomb)).isLessThan(1 << 20);
        assertThat(reason(bomb)).isEqualTo(RefusalReason.TOO_LARGE);
    }

    private static RefusalReason reason(Path file) {
        return catchThrowableOfType(UnreadableGradebookException.class, () -> Gradebook.read(file))
                .reason();
    }

    /// A sheet that is hidden, then one with a title above its table, then another one.
    private Path school() throws IOException {
        Path file = folder.resolve("school.xlsx");
        try (XSSFWorkbook workbook = new XSSFWorkbook();
                OutputStream out = Files.newOutputStream(file)) {
            fill(workbook.createSheet("숨김").createRow(0), "a", "b");
            workbook.setSheetHidden(0, true);
            Sheet sheet = workbook.createSheet("1반");
            workbook.setActiveSheet(1);
            sheet.setColumnWidth(1, 20 * 256);
            fill(sheet.createRow(0), "3학년 1반");
            fill(sheet.createRow(2), "번호", "이름", "수행평가", "합계");
            Row first = sheet.createRow(3);
            first.createCell(0).setCellValue(1);
            first.createCell(1).setCellValue("강민준");
            first.createCell(3).setCellFormula("C4*2");
            first.getCell(3).setCellValue(0);
            Row second = sheet.createRow(4);
            second.createCell(0).setCellValue(2);
            second.createCell(1).setCellValue("김서연");
            second.createCell(2).setCellValue(7);
            CellStyle yellow = workbook.createCellStyle();
            yellow.setFillForegroundColor(IndexedColors.YELLOW.index);
            yellow.setFillPattern(FillPatternType.SOLID_FOREGROUND);
            second.getCell(2).setCellStyle(yellow);
            second.createCell(3).setCellFormula("C5*2");
            second.getCell(3).setCellValue(14);
            fill(workbook.createSheet("메모").createRow(0), "그대로");
            workbook.write(out);
        }
        return file;
    }

    private static void fill(Row row, String... texts) {
        for (int i = 0; i < texts.length; i++) {
            row.createCell(i).setCellValue(texts[i]);
        }
    }
}
