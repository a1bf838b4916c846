package app.saywell.desk.reports.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.lessons.text.TableFileReader;
import app.saywell.desk.lessons.text.TextFileReader;
import app.saywell.desk.lessons.text.TextTable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GradebookXlsxTest {
    @TempDir
    Path folder;

    @Test
    void oneColumnIsFilledAndAllElseStays() throws IOException {
        Path file = school();
        Gradebook book = Gradebook.read(file, TextFileReader::decode);
        assertThat(book.rows())
                .containsExactly(
                        List.of("번호", "이름", "수행평가", "합계"),
                        List.of("1", "강민준", "", "0"),
                        List.of("2", "김서연", "7", "14"));
        book.fillColumn(2, List.of(Optional.empty(), Optional.of("91.5"), Optional.of("80")), file);

        assertThat(Gradebook.read(file, TextFileReader::decode).rows())
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
        Gradebook.read(file, TextFileReader::decode)
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
        assertThat(Gradebook.read(folder.resolve("note.xlsx"), TextFileReader::decode)
                        .rows()
                        .getFirst())
                .containsExactly("번호", "이름", "수행평가", "합계", "", "");
    }

    @Test
    void aGradeTakesThePlaceOfAFormula() throws IOException {
        Path file = school();
        Gradebook.read(file, TextFileReader::decode)
                .fillColumn(3, List.of(Optional.empty(), Optional.of("55"), Optional.empty()), file);
        assertThat(Gradebook.read(file, TextFileReader::decode).rows().get(1)).containsExactly("1", "강민준", "", "55");
    }

    @Test
    void whatIsNoWorkbookIsRefused() throws IOException {
        Path file = Files.write(folder.resolve("broken.xlsx"), new byte[] {'P', 'K', 3, 4, 0, 0, 9, 9});
        assertThatThrownBy(() -> Gradebook.read(file, TextFileReader::decode)).isInstanceOf(IOException.class);
    }

    @Test
    void aWorkbookWithoutATableIsRefused() throws IOException {
        Path file = folder.resolve("empty.xlsx");
        try (XSSFWorkbook workbook = new XSSFWorkbook();
                OutputStream out = Files.newOutputStream(file)) {
            workbook.createSheet().createRow(2).createCell(1).setCellValue("only a title");
            workbook.write(out);
        }
        assertThatThrownBy(() -> Gradebook.read(file, TextFileReader::decode))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no table");
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
