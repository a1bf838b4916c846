package app.saywell.desk.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.lessons.text.UnreadableTextException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Class lists that LibreOffice wrote.
class OpenDocumentRosterTest {
    private static final String SHEET = """
        <?xml version="1.0" encoding="UTF-8"?><office:document-content><office:body><office:spreadsheet>
        <table:table table:name="4-1"><table:table-column table:number-columns-repeated="16384"/>
        <table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>4학년 1반 명렬표</text:p></table:table-cell>
        <table:covered-table-cell/><table:table-cell table:number-columns-repeated="16382"/></table:table-row>
        <table:table-row><table:table-cell><text:p>번호</text:p></table:table-cell><table:table-cell><text:p>이름</text:p></table:table-cell></table:table-row>
        <table:table-row><table:table-cell office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell>
        <table:table-cell><text:p>나윤재</text:p></table:table-cell></table:table-row>
        <table:table-row><table:table-cell><text:p>2</text:p></table:table-cell><table:table-cell><text:p>표가온</text:p></table:table-cell></table:table-row>
        <table:table-row table:number-rows-repeated="1048572"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
        </table:table></office:spreadsheet></office:body></office:document-content>
        """;

    @TempDir
    Path folder;

    @Test
    void aSheetOfLibreOfficeIsReadUpToItsLastCell() throws IOException {
        ImportedRoster read =
                ImportedRoster.read(zip("class.ods", "content.xml", SHEET)).getFirst();
        assertThat(read.name()).isEqualTo("4-1");
        assertThat(RosterCase.read(read.roster())).containsExactly("1 나윤재", "2 표가온");
        assertThat(read.roster().problems()).as("the title").hasSize(1);
    }

    @Test
    void aDocumentWithoutTablesIsNamed() throws IOException {
        Path text = zip(
                "letter.odt",
                "content.xml",
                "<office:document-content><text:p>Hello.</text:p></office:document-content>");
        assertThatThrownBy(() -> ImportedRoster.read(text)).isInstanceOf(UnreadableTextException.class);
    }

    private Path zip(String name, String entry, String content) throws IOException {
        Path file = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry(entry));
            zip.write(content.getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
        }
        return file;
    }
}
