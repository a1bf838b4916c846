package app.saywell.desk.reports.table;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.reports.table.TableSheet.SheetCell;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableExportTest {
    private static final TableSheet SHEET = new TableSheet(
            "3-2: 놀이공원",
            List.of("이름", "점수"),
            List.of(
                    List.of(new SheetCell.TextCell("강민준, \"민\""), new SheetCell.NumberCell(66.666, 1)),
                    List.of(new SheetCell.TextCell("=HYPERLINK(\"x\")"), new SheetCell.EmptyCell()),
                    List.of(new SheetCell.TextCell("-5"), new SheetCell.NumberCell(7, 0))));

    @TempDir
    Path folder;

    @Test
    void csvOpensInSpreadsheetsWithHangulAndWithoutFormulas() throws IOException {
        Path file = folder.resolve("results.csv");
        CsvWriter.write(SHEET, file, CsvWriter.CsvSeparator.COMMA);
        assertThat(Files.readString(file))
                .isEqualTo("\ufeff이름,점수\r\n"
                        + "\"강민준, \"\"민\"\"\",66.7\r\n"
                        + "\"'=HYPERLINK(\"\"x\"\")\",\r\n"
                        + "-5,7\r\n");
        CsvWriter.write(SHEET, file, CsvWriter.CsvSeparator.SEMICOLON);
        assertThat(Files.readString(file)).contains("-5;7");
    }

    @Test
    void everySignThatBeginsAFormulaIsMadeHarmless() {
        for (String formula : List.of(
                "=1+1",
                "+cmd|x",
                "-2+3",
                "@SUM(A1)",
                "\t=1",
                " =1",
                "\r=1",
                "＝1+1",
                "＋cmd|x",
                "－2+3",
                "＠SUM(A1)",
                "\u3000＝1",
                "\u200b=1+1",
                "\u2003@SUM(A1)",
                "\u202a\ufeff＝1",
                "−2+3")) {
            assertThat(CellFormatter.escapeFormula(formula)).startsWith("'");
        }
        for (String plain : List.of("-5", "+3.5", "강민준", "3-2", "a=b")) {
            assertThat(CellFormatter.escapeFormula(plain)).isEqualTo(plain);
        }
    }

    @Test
    void xlsxHoldsTextsAsTextsAndNumbersAsNumbers() throws Exception {
        Path file = folder.resolve("results.xlsx");
        XlsxWriter.write(SHEET, file);
        try (ZipFile zip = new ZipFile(file.toFile())) {
            String sheet = read(zip, "xl/worksheets/sheet1.xml");
            assertThat(sheet).contains("<v>66.666</v>").doesNotContain("<f>");
            assertThat(texts(zip, "xl/sharedStrings.xml")).contains("강민준", "=HYPERLINK");
            assertThat(read(zip, "xl/workbook.xml")).contains("name=\"3-2  ");
        }
    }

    @Test
    void aGradebookIsFilledAndNothingElseInItChanges() throws IOException {
        String exported = "\ufeffStudent,ID,\"Unit 3 (9)\",\"Notes, more\"\r\n"
                + "    Points Possible,,100,\r\n"
                + "\"Lee, Ann\",007,,\"says \"\"hi\"\"\"\r\n"
                + "강민준,008,55,\n";
        Path from = Files.writeString(folder.resolve("export.csv"), exported);
        Path to = folder.resolve("filled.csv");
        Gradebook book = Gradebook.read(from).getFirst();
        assertThat(book.rows().get(2)).containsExactly("Lee, Ann", "007", "", "says \"hi\"");
        book.fillColumn(2, List.of(Optional.empty(), Optional.empty(), Optional.of("80"), Optional.of("91.5")), to);
        assertThat(Files.readString(to))
                .isEqualTo(exported.replace("007,,", "007,80,").replace("008,55,", "008,91.5,"));
        book.fillColumn(4, List.of(Optional.of("Unit 4"), Optional.empty(), Optional.of("7")), to);
        assertThat(Files.readString(to))
                .isEqualTo(exported.replace("\"Notes, more\"", "\"Notes, more\",Unit 4")
                        .replace("\"says \"\"hi\"\"\"", "\"says \"\"hi\"\"\",7"));
    }

    private static String texts(ZipFile zip, String name) throws Exception {
        try (var in = zip.getInputStream(zip.getEntry(name))) {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(in)
                    .getDocumentElement()
                    .getTextContent();
        }
    }

    private static String read(ZipFile zip, String name) throws IOException {
        try (var in = zip.getInputStream(zip.getEntry(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
