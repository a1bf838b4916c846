package app.saywell.desk.reports.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// LibreOffice opens our tables and saves them again: Hangul stays the same and no formula is run.
/// Skipped when LibreOffice is not installed.
class LibreOfficeImportTest {
    private static final TableSheet SHEET = new TableSheet(
            "결과",
            List.of("번호", "이름", "문장", "합계"),
            List.of(
                    row("1", "강민준", "=1+1", 80.5),
                    row("2", "남궁별", "+CMD|' /C calc'!A0", 71),
                    row("3", "@SUM(40+2)", "say \"hi\", θ", 64)));

    @TempDir
    Path folder;

    @Test
    void opensTheCsvWithHangulIntactAndRunsNothing() throws Exception {
        assumeTrue(LibreOffice.has(LibreOffice.Part.CALC), "LibreOffice is not installed");
        Path csv = folder.resolve("결과.csv");
        CsvWriter.write(SHEET, csv, CsvWriter.CsvSeparator.COMMA);
        // 44 comma, 34 quote, 76 UTF-8: the values that its import dialog proposes for this file.
        holdsWhatWasWritten(converted(csv, "--infilter=CSV:44,34,76"));
    }

    @Test
    void opensTheWorkbookWithHangulIntactAndRunsNothing() throws Exception {
        assumeTrue(LibreOffice.has(LibreOffice.Part.CALC), "LibreOffice is not installed");
        Path workbook = folder.resolve("결과.xlsx");
        XlsxWriter.write(SHEET, workbook);
        holdsWhatWasWritten(converted(workbook));
    }

    @Test
    void reckonsTheSumsOfASchoolsWorkbookWithTheGradesThatWereFilledIn() throws Exception {
        assumeTrue(LibreOffice.has(LibreOffice.Part.CALC), "LibreOffice is not installed");
        Path school = folder.resolve("school.xlsx");
        try (XSSFWorkbook workbook = new XSSFWorkbook();
                OutputStream out = Files.newOutputStream(school)) {
            Sheet sheet = workbook.createSheet("3-2");
            fill(sheet.createRow(0), "번호", "이름", "수행평가", "합계");
            fill(sheet.createRow(1), "1", "강민준");
            fill(sheet.createRow(2), "2", "김서연", "", "결석");
            sheet.getRow(1).createCell(3).setCellFormula("C2*2");
            workbook.write(out);
        }
        Path filled = folder.resolve("결과.xlsx");
        Gradebook.read(school)
                .getFirst()
                .fillColumn(2, List.of(Optional.empty(), Optional.of("91.5"), Optional.of("80")), filled);
        assertThat(converted(filled).lines()).containsExactly("번호,이름,수행평가,합계", "1,강민준,91.5,183", "2,김서연,80,결석");
    }

    private static void fill(Row row, String... texts) {
        for (int i = 0; i < texts.length; i++) {
            row.createCell(i).setCellValue(texts[i]);
        }
    }

    private static void holdsWhatWasWritten(String table) {
        assertThat(table).contains("번호,이름,문장,합계", "강민준", "남궁별", "\"say \"\"hi\"\", θ\"");
        assertThat(table).as("as text, not as what it comes to").contains("=1+1", "@SUM(40+2)");
        assertThat(table).doesNotContain(",2,", ",42,", "#NAME", "Err:");
        assertThat(table.lines().skip(1).findFirst().orElseThrow()).endsWith("80.5");
    }

    private String converted(Path file, String... options) throws Exception {
        Path out = LibreOffice.convert(folder, file, "csv:Text - txt - csv (StarCalc):44,34,76", options);
        return Files.readString(out.resolve("결과.csv"));
    }

    private static List<TableSheet.SheetCell> row(String number, String name, String text, double total) {
        return List.of(
                new TableSheet.SheetCell.TextCell(number),
                new TableSheet.SheetCell.TextCell(name),
                new TableSheet.SheetCell.TextCell(text),
                new TableSheet.SheetCell.NumberCell(total, 1));
    }
}
