package app.saywell.desk.lessons.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Lessons from the word processor that Korean schools use.
class HangulDocumentTest {
    @TempDir
    Path folder;

    @Test
    void theParagraphsAndTablesOfAHangulDocumentAreRead() throws IOException {
        Path file = folder.resolve("lesson.hwpx");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            add(zip, "mimetype", "application/hwp+zip");
            add(zip, "Contents/header.xml", "<hh:head><hp:p><hp:t>Nothing.</hp:t></hp:p></hh:head>");
            add(zip, "Contents/section0.xml", """
                <?xml version="1.0" encoding="UTF-8"?><hs:sec><hp:p><hp:run><hp:t>Lesson 4. At the Lake</hp:t></hp:run></hp:p>
                <hp:p><hp:run><hp:t>The lake is </hp:t></hp:run><hp:run><hp:t>deep.</hp:t></hp:run></hp:p>
                <hp:p><hp:run><hp:tbl><hp:tr><hp:tc><hp:subList><hp:p><hp:run><hp:t>She rows.</hp:t></hp:run></hp:p></hp:subList></hp:tc>
                <hp:tc><hp:subList><hp:p><hp:run><hp:t>그녀는 노를 젓는다.</hp:t></hp:run></hp:p></hp:subList></hp:tc></hp:tr></hp:tbl></hp:run></hp:p>
                </hs:sec>\
                """);
            add(zip, "Contents/section1.xml", "<hs:sec><hp:p><hp:t>He waits.</hp:t></hp:p></hs:sec>");
        }
        assertThat(LessonCase.read(LessonReader.read(file)))
                .containsExactly(
                        "# Lesson 4. At the Lake", "The lake is deep.", "She rows. = 그녀는 노를 젓는다.", "He waits.");
    }

    private static void add(ZipOutputStream zip, String name, String content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }
}
