package app.saywell.desk.reports.table;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.lessons.text.TableFileReader;
import app.saywell.desk.lessons.text.UnreadableTextException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Workbooks are XML in a ZIP file, which libraries parse. What an entity of theirs names is neither read from the disk
/// nor fetched, and one that grows without end ends.
class XmlOfOthersTest {
    private static final String SECRET = "a line of another file";
    private static final String SHEET = "xl/worksheets/sheet1.xml";
    private static final String TEXTS = "xl/sharedStrings.xml";

    @TempDir
    Path folder;

    private ServerSocket far;
    private String file;

    @BeforeEach
    void open() throws IOException {
        far = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        file = Files.writeString(folder.resolve("secret.txt"), SECRET).toUri().toString();
    }

    @AfterEach
    void nobodyCalled() throws IOException {
        far.setSoTimeout(1);
        try {
            far.accept().close();
            throw new AssertionError("what an entity names was fetched");
        } catch (SocketTimeoutException e) {
            // as it has to be
        } finally {
            far.close();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {SHEET, TEXTS, "xl/workbook.xml", "xl/styles.xml", "[Content_Types].xml"})
    void aWorkbookReadsNoOtherFileAndCallsNobody(String part) throws IOException {
        for (String address : new String[] {file, "http://localhost:" + far.getLocalPort() + "/x"}) {
            Path workbook = workbook(part, "<!DOCTYPE x [<!ENTITY e SYSTEM \"" + address + "\">]>");
            assertThat(asGradebook(workbook)).doesNotContain(SECRET);
            assertThat(asRoster(workbook)).doesNotContain(SECRET);
            Path outside = workbook(part, "<!DOCTYPE x SYSTEM \"" + address + "\">");
            assertThat(asGradebook(outside)).doesNotContain(SECRET);
            assertThat(asRoster(outside)).doesNotContain(SECRET);
        }
    }

    @Test
    void anEntityThatGrowsWithoutEndEnds() throws IOException {
        StringBuilder laughs = new StringBuilder("<!DOCTYPE x [<!ENTITY e0 \"ha\">");
        for (int i = 1; i < 40; i++) {
            laughs.append("<!ENTITY e%d \"&e%d;&e%d;&e%d;\">".formatted(i, i - 1, i - 1, i - 1));
        }
        Path workbook = workbook(TEXTS, laughs + "<!ENTITY e \"&e39;\">]>");
        assertThat(asGradebook(workbook)).hasSizeLessThan(100_000);
        assertThat(asRoster(workbook)).hasSizeLessThan(100_000);
    }

    @Test
    void aSheetOfLibreOfficeReadsNoOtherFile() throws IOException {
        Path sheet = folder.resolve("class.ods");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(sheet))) {
            zip.putNextEntry(new ZipEntry("content.xml"));
            zip.write("""
                <!DOCTYPE x [<!ENTITY e SYSTEM "%s">]><office:spreadsheet><table:table table:name="1">
                <table:table-row><table:table-cell><text:p>&e;</text:p></table:table-cell></table:table-row>
                </table:table></office:spreadsheet>
                """.formatted(file).getBytes(StandardCharsets.UTF_8));
        }
        assertThat(asRoster(sheet)).doesNotContain(SECRET);
    }

    private static String asGradebook(Path workbook) throws IOException {
        try {
            StringBuilder text = new StringBuilder();
            Gradebook.read(workbook).forEach(sheet -> text.append(sheet.rows()));
            return text.toString();
        } catch (UnreadableGradebookException e) {
            return "";
        }
    }

    private static String asRoster(Path workbook) throws IOException {
        try {
            return TableFileReader.read(workbook).toString();
        } catch (UnreadableTextException e) {
            return "";
        }
    }

    /// A class list with a declaration at the beginning of a part, and its entity in the place of a name.
    private Path workbook(String part, String declaration) throws IOException {
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        try (XSSFWorkbook workbook = new XSSFWorkbook()) {
            var sheet = workbook.createSheet("3-2");
            for (int row = 0; row < 3; row++) {
                var cells = sheet.createRow(row);
                cells.createCell(0).setCellValue(row == 0 ? "Number" : String.valueOf(row));
                cells.createCell(1).setCellValue(row == 0 ? "Name" : "NAME");
            }
            workbook.write(plain);
        }
        Path changed = folder.resolve("class.xlsx");
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(plain.toByteArray()));
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(changed))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                out.putNextEntry(new ZipEntry(entry.getName()));
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                if (entry.getName().equals(part)) {
                    int root = text.startsWith("<?xml") ? text.indexOf("?>") + 2 : 0;
                    text = text.substring(0, root)
                            + declaration
                            + text.substring(root).replace("NAME", "&e;");
                }
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
        }
        return changed;
    }
}
