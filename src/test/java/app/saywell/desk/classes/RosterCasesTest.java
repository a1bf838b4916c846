package app.saywell.desk.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.lessons.text.UnreadableTextException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Class lists as school systems, spreadsheets and hands write them.
class RosterCasesTest {
    private static final Object[][] SHEET = {
        {"4학년 1반"}, {"번호", "성명", "생년월일"}, {1, "나윤재", 42371.5}, {2.0, "표가온", "2016.03.05"}, {"합계", "2명"}
    };

    @TempDir
    Path folder;

    static Stream<RosterCase> cases() {
        return RosterCase.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isRead(RosterCase list) {
        RosterPreview roster = ImportedRoster.ofText(list.text()).roster();
        assertThat(RosterCase.read(roster))
                .as("%s: %s", roster.columns(), roster.problems())
                .isEqualTo(list.learners());
        assertThat(roster.leftOutCount()).isEqualTo(list.leftOut());
        assertThat(roster.problems()).hasSize(list.leftOut() + list.inDoubt());
    }

    @Test
    void aFileInTheEncodingOfKoreanWindowsIsRead() throws IOException {
        Path file = folder.resolve("list.csv");
        Files.write(file, "번호,성명\n1,나윤재\n".getBytes(Charset.forName("x-windows-949")));
        assertThat(learners(file)).containsExactly("1 나윤재");
    }

    @Test
    void aPageThatCallsItselfASpreadsheetIsRead() throws IOException {
        Path file = Files.writeString(
                folder.resolve("list.xls"),
                "<html><body><table><tr><td>번호</td><td>성명</td></tr><tr><td>1</td><td>나윤재</td></tr>"
                        + "<tr><td>2</td><td>표&nbsp;가온</td></tr></table></body></html>",
                StandardCharsets.UTF_8);
        assertThat(learners(file)).containsExactly("1 나윤재", "2 표 가온");
    }

    @Test
    void anXlsxFileIsRead() throws IOException {
        Path file = folder.resolve("list.xlsx");
        try (OutputStream out = Files.newOutputStream(file);
                Workbook workbook = new Workbook(out, "test", "1.0")) {
            write(workbook.newWorksheet("4-1"));
        }
        assertThat(learners(file)).containsExactly("1 나윤재", "2 표가온");
        assertThat(ImportedRoster.read(file).getFirst().roster().problems()).hasSize(2);
    }

    @Test
    void theSheetsOfAnXlsxFileAreClasses() throws IOException {
        Path file = folder.resolve("list.xlsx");
        try (OutputStream out = Files.newOutputStream(file);
                Workbook workbook = new Workbook(out, "test", "1.0")) {
            write(workbook.newWorksheet("4-1"));
            workbook.newWorksheet("empty");
            write(workbook.newWorksheet("4-2"));
        }
        assertThat(ImportedRoster.read(file)).extracting(ImportedRoster::name).containsExactly("4-1", "4-2");
    }

    @Test
    void anXlsFileIsRead() throws IOException {
        Path file = folder.resolve("list.xls");
        try (OutputStream out = Files.newOutputStream(file);
                HSSFWorkbook workbook = new HSSFWorkbook()) {
            Sheet sheet = workbook.createSheet("4-1");
            for (int i = 0; i < SHEET.length; i++) {
                Row row = sheet.createRow(i);
                for (int j = 0; j < SHEET[i].length; j++) {
                    if (SHEET[i][j] instanceof Number number) {
                        row.createCell(j).setCellValue(number.doubleValue());
                    } else {
                        row.createCell(j).setCellValue(String.valueOf(SHEET[i][j]));
                    }
                }
            }
            workbook.write(out);
        }
        assertThat(learners(file)).containsExactly("1 나윤재", "2 표가온");
    }

    @Test
    void aFileOfAnotherKindIsRefused() throws IOException {
        Path zip = folder.resolve("list.hwpx");
        Files.write(zip, new byte[] {'P', 'K', 3, 4, 0, 0});
        Path ole = folder.resolve("list.hwp");
        Files.write(ole, new byte[] {(byte) 0xd0, (byte) 0xcf, 0x11, (byte) 0xe0, 0, 0});
        Path binary = folder.resolve("list.csv");
        Files.write(binary, new byte[] {0, 1, 2, 3, 0, 1});
        for (Path file : List.of(zip, ole, binary, Files.createFile(folder.resolve("empty.csv")))) {
            assertThatThrownBy(() -> ImportedRoster.read(file))
                    .as(file.toString())
                    .isInstanceOf(IOException.class);
        }
        assertThatThrownBy(() -> ImportedRoster.read(zip)).isInstanceOf(UnreadableTextException.class);
    }

    @Test
    void aNumberThatIsTakenIsRefusedWithWhoHasIt() {
        RosterPreview roster = ImportedRoster.ofText("번호,이름\n1,나윤재\n1,표가온\n").roster();
        assertThat(roster.problems())
                .containsExactly(new RosterPreview.RosterProblem(
                        3, RosterPreview.RosterProblem.RosterProblemKind.NUMBER_TAKEN, "1 표가온", "나윤재"));
    }

    @Test
    void aRowInWhichSomebodyElseMayStandIsNamed() {
        RosterPreview roster = ImportedRoster.ofText("1. 나윤재, 표가온\n2. 민설아, 도서부\n3. 도하람\n4. 오한결\n5. 서라온\n")
                .roster();
        assertThat(roster.entries()).hasSize(5);
        assertThat(roster.problems())
                .containsExactly(new RosterPreview.RosterProblem(
                        1, RosterPreview.RosterProblem.RosterProblemKind.PERHAPS_SEVERAL, "1. 나윤재 표가온"));
    }

    private static void write(Worksheet sheet) {
        for (int i = 0; i < SHEET.length; i++) {
            for (int j = 0; j < SHEET[i].length; j++) {
                if (SHEET[i][j] instanceof Number number) {
                    sheet.value(i, j, number);
                } else {
                    sheet.value(i, j, String.valueOf(SHEET[i][j]));
                }
            }
        }
    }

    private static List<String> learners(Path file) throws IOException {
        return RosterCase.read(ImportedRoster.read(file).getFirst().roster());
    }
}
