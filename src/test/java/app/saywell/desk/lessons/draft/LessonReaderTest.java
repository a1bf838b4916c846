package app.saywell.desk.lessons.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.lessons.text.SentenceDraft;
import app.saywell.desk.lessons.text.TextFileReader;
import app.saywell.desk.lessons.text.UnreadableTextException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LessonReaderTest {
    @TempDir
    Path folder;

    private static List<SentenceDraft> text(String text) throws UnreadableTextException {
        return LessonReader.readText(text).sentences();
    }

    private static List<SentenceDraft> file(Path file) throws IOException {
        return LessonReader.read(file).sentences();
    }

    private List<SentenceDraft> table(String text) throws IOException {
        return file(Files.writeString(folder.resolve("table.csv"), text));
    }

    @Test
    void aPastedListHasOneSentencePerLineWithoutBullets() throws IOException {
        String pasted = "1. Then, he went.\r\n\r\n"
                + "2) She said \"Hi\".\t안녕이라고 했어요.\n"
                + "- We call it bear\n"
                + "3 apples\n";
        assertThat(text(pasted))
                .containsExactly(
                        new SentenceDraft("Then, he went.", "", Optional.empty()),
                        new SentenceDraft("She said \"Hi\".", "안녕이라고 했어요.", Optional.empty()),
                        new SentenceDraft("We call it bear", "", Optional.empty()),
                        new SentenceDraft("3 apples", "", Optional.empty()));
    }

    @Test
    void aFileThatIsTooLargeOrDamagedSaysSo() throws IOException {
        Path large = folder.resolve("large.txt");
        try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
            sparse.setLength((64L << 20) + 1);
        }
        assertThatThrownBy(() -> file(large))
                .isInstanceOf(UnreadableTextException.class)
                .hasMessage("it is larger than 64 MB");
        Path damaged = Files.writeString(folder.resolve("damaged.pdf"), "%PDF-1.4\nnothing more\n");
        assertThatThrownBy(() -> file(damaged))
                .isInstanceOf(UnreadableTextException.class)
                .hasMessage("it is a damaged PDF file");
    }

    @Test
    void tableColumnsAreFoundByTheirHeadings() throws IOException {
        assertThat(table("no;뜻;문장\n1;\"안녕; 하세요\";Hello there\n2;;Bye\n"))
                .containsExactly(
                        new SentenceDraft("Hello there", "안녕; 하세요", Optional.empty()),
                        new SentenceDraft("Bye", "", Optional.empty()));
    }

    @Test
    void aTableWithoutHeadingsHasTheTextFirst() throws IOException {
        assertThat(table("Hello there,안녕\n\"Well, bye\",잘 가\n"))
                .extracting(SentenceDraft::text)
                .containsExactly("Hello there", "Well, bye");
    }

    @Test
    void rowsPastedFromASpreadsheetHaveTheirMeaningInTheSecondColumn() throws IOException {
        assertThat(text("Hello there.\t안녕.\n\"Well, bye.\"\t잘 가.\n"))
                .containsExactly(
                        new SentenceDraft("Hello there.", "안녕.", Optional.empty()),
                        new SentenceDraft("Well, bye.", "잘 가.", Optional.empty()));
    }

    @Test
    void aGroupInFrontAndARowOfHeadingsAreNotSentences() throws IOException {
        String rows = "Unit 1\tHello there.\t안녕.\nUnit 1\tBye.\t잘 가.\n";
        for (String pasted : List.of(rows, "단원\t\t\n" + rows, "Group\tSentence\t뜻\n" + rows)) {
            assertThat(text(pasted))
                    .containsExactly(
                            new SentenceDraft("Hello there.", "안녕.", Optional.empty()),
                            new SentenceDraft("Bye.", "잘 가.", Optional.empty()));
        }
    }

    @Test
    void aColumnInHangulIsTheMeaningWhereverItStands() throws IOException {
        assertThat(text("안녕.\tHello there.\n잘 가.\tBye.\n"))
                .extracting(SentenceDraft::text)
                .containsExactly("Hello there.", "Bye.");
    }

    @Test
    void captionsOfBothFormatsKeepTheirTimes() throws IOException {
        String srt = "1\n"
                + "00:00:01,500 --> 00:00:02,750\n"
                + "<i>Hello</i>\n"
                + "there\n\n"
                + "2\n"
                + "01:00:00,000 --> 01:00:01,000\n"
                + "- Bye\n";
        String vtt = "WEBVTT\n\n"
                + "NOTE nothing\n\n"
                + "intro\n"
                + "00:01.500 --> 00:02.750 align:start\n"
                + "<v Ann>Hello there\n";
        assertThat(file(Files.writeString(folder.resolve("a.SRT"), srt)))
                .containsExactly(
                        new SentenceDraft("Hello there", "", Optional.of(new SentenceDraft.CaptionSpan(1.5, 2.75))),
                        new SentenceDraft("Bye", "", Optional.of(new SentenceDraft.CaptionSpan(3600, 3601))));
        assertThat(file(Files.writeString(folder.resolve("a.vtt"), vtt)))
                .containsExactly(
                        new SentenceDraft("Hello there", "", Optional.of(new SentenceDraft.CaptionSpan(1.5, 2.75))));
    }

    /// Marks that are never closed are looked for once, not from each of their beginnings.
    @ParameterizedTest
    @ValueSource(strings = {"<", "{", "<{"})
    @Timeout(120)
    void aCaptionOfOpenMarksIsReadInShortTime(String mark) throws IOException {
        String line = mark.repeat(400_000);
        Path file = Files.writeString(folder.resolve("a.srt"), "00:00:01,000 --> 00:00:02,000\n" + line + "\n");
        assertThat(file(file)).extracting(SentenceDraft::text).containsExactly(line);
    }

    /// Rows of many cells cost what they hold, not rows times columns: for 3,600 million cells there is no room.
    @Test
    @Timeout(120)
    void aTableOfOneWideRowAndManyShortOnesIsReadInShortTime() throws IOException {
        String table = "\t".repeat(60_000) + "안녕\n" + "Hello there.\tx\n".repeat(60_000);
        List<SentenceDraft> drafts = text(table);
        assertThat(drafts).hasSize(60_000);
        assertThat(drafts.getFirst().text()).isEqualTo("Hello there.");
    }

    @Test
    void readsEveryCommonEncoding() throws IOException {
        String text = "번호,이름\n1,김민지\n";
        for (Charset charset : List.of(
                StandardCharsets.UTF_8,
                StandardCharsets.UTF_16, // with a byte order mark
                Charset.forName("x-windows-949"))) {
            Path file = folder.resolve("list.csv");
            Files.write(file, text.getBytes(charset));
            assertThat(TextFileReader.read(file)).as(charset.name()).isEqualTo(text);
        }
        assertThat(TextFileReader.decode(("\ufeff" + text).getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(text);
    }
}
