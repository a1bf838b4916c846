package app.saywell.desk.lessons.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.lessons.text.TextFileReader;
import app.saywell.desk.lessons.text.UnreadableTextException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Lessons as textbooks, captions, decks of cards and the web give them.
class LessonCasesTest {
    @TempDir
    Path folder;

    static Stream<LessonCase> cases() {
        return LessonCase.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isRead(LessonCase lesson) throws IOException {
        LessonDraft draft = lesson.file().isEmpty()
                ? LessonReader.readText(TextFileReader.decode(lesson.content()))
                : LessonReader.read(Files.write(folder.resolve(lesson.file()), lesson.content()));
        assertThat(LessonCase.read(draft)).isEqualTo(lesson.parts());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<?xml version=\"1.0\"?><tt><body>Hello there.</body></tt>",
                "{\"text\": \"Hello there.\"}",
                "[{\"text\": \"Hello there.\"}]",
                "\\documentclass{article} Hello there.",
            })
    void markupOfAnUnknownKindIsRefused(String text) {
        assertThatThrownBy(() -> LessonReader.readText(text)).isInstanceOf(UnreadableTextException.class);
    }

    @Test
    void aDeckOfAnkiIsRead() throws Exception {
        Path database = folder.resolve("collection.anki2");
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                var statement = connection.createStatement()) {
            statement.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, flds TEXT)");
            statement.execute("INSERT INTO notes (flds) VALUES ('When is the <b>bus</b>?' || char(31) || '버스가 언제예요?')");
            statement.execute("INSERT INTO notes (flds) VALUES ('It is late.' || char(31) || '늦어요.')");
        }
        Path deck = zip("deck.apkg", "collection.anki2", Files.readAllBytes(database));
        assertThat(LessonCase.read(LessonReader.read(deck)))
                .containsExactly("When is the bus? = 버스가 언제예요?", "It is late. = 늦어요.");
        byte[] raw = Files.readAllBytes(database);
        var compressor = new io.airlift.compress.zstd.ZstdCompressor();
        byte[] compressed = new byte[compressor.maxCompressedLength(raw.length)];
        int length = compressor.compress(raw, 0, raw.length, compressed, 0, compressed.length);
        Path newer = zip("new.apkg", "collection.anki21b", java.util.Arrays.copyOf(compressed, length));
        assertThat(LessonReader.read(newer).sentences()).hasSize(2);
        Path damaged = zip("bad.apkg", "collection.anki21b", new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
        assertThatThrownBy(() -> LessonReader.read(damaged)).isInstanceOf(IOException.class);
    }

    @Test
    void aDocumentOfAWordProcessorIsRead() throws IOException {
        String xml = "<w:document xmlns:w=\"w\"><w:body><w:p><w:pPr><w:pStyle w:val=\"Heading1\"/></w:pPr><w:r><w:t>The"
                + " bus</w:t></w:r></w:p><w:p><w:r><w:t>When is </w:t></w:r><w:r><w:t>the bus? It is"
                + " late.</w:t></w:r></w:p></w:body></w:document>";
        Path file = zip("a.docx", "word/document.xml", xml.getBytes(StandardCharsets.UTF_8));
        assertThat(LessonCase.read(LessonReader.read(file)))
                .containsExactly("# The bus", "When is the bus?", "It is late.");
    }

    @Test
    void aPdfIsRead() throws IOException {
        Path file = folder.resolve("a.pdf");
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage();
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.beginText();
                content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 12);
                content.newLineAtOffset(50, 700);
                content.showText("When is the bus that we");
                content.newLineAtOffset(0, -14);
                content.showText("want to take? It is late.");
                content.endText();
            }
            document.save(file.toFile());
        }
        assertThat(LessonCase.read(LessonReader.read(file)))
                .containsExactly("When is the bus that we want to take?", "It is late.");
    }

    @Test
    void aSpreadsheetIsRead() throws IOException {
        Path file = folder.resolve("a.xlsx");
        try (OutputStream out = Files.newOutputStream(file);
                Workbook workbook = new Workbook(out, "test", "1.0")) {
            Worksheet sheet = workbook.newWorksheet("u4");
            sheet.value(0, 0, "English");
            sheet.value(0, 1, "뜻");
            sheet.value(1, 0, "When is the bus?");
            sheet.value(1, 1, "버스가 언제예요?");
        }
        assertThat(LessonCase.read(LessonReader.read(file))).containsExactly("When is the bus? = 버스가 언제예요?");
    }

    @Test
    void timesGoWithTheSentences() throws IOException {
        LessonDraft draft = LessonReader.readText("1\n"
                + "00:00:01,000 --> 00:00:02,000\n"
                + "When is the bus that\n\n"
                + "2\n"
                + "00:00:02,000 --> 00:00:04,000\n"
                + "we want?\n");
        assertThat(draft.isTimed()).isTrue();
        assertThat(draft.sentences().getFirst().span().orElseThrow().start()).isEqualTo(1);
        assertThat(draft.sentences().getFirst().span().orElseThrow().end()).isEqualTo(4);
    }

    @Test
    void partsAreMergedAndDivided() throws IOException {
        LessonDraft draft = LessonReader.readText("Good morning\nBen. Come in.");
        assertThat(LessonCase.read(draft)).containsExactly("Good morning", "Ben.", "Come in.");
        LessonDraft merged = draft.merged(0);
        assertThat(LessonCase.read(merged)).containsExactly("Good morning Ben.", "Come in.");
        assertThat(LessonCase.read(merged.divided(0, 5))).containsExactly("Good", "morning Ben.", "Come in.");
        assertThat(merged.merged(1)).isEqualTo(merged);
        assertThat(LessonCase.read(draft.merged(1).divided(1, 0))).containsExactly("Good morning", "Ben.", "Come in.");
    }

    private Path zip(String name, String entry, byte[] content) throws IOException {
        Path zip = folder.resolve(name);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            out.putNextEntry(new ZipEntry(entry));
            out.write(content);
            out.closeEntry();
        }
        return zip;
    }
}
