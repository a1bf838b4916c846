package app.saywell.practice.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

class DraftsTest {
    @TempDir Path folder;

    @Test
    void aPastedListIsASentenceALineWithoutNumbersAndBullets() {
        String pasted =
                "1. Then, he went.\r\n\r\n"
                        + "2) She said \"Hi\".\t안녕이라고 했어요.\n"
                        + "- We call it bear\n"
                        + "3 apples\n";
        assertThat(Drafts.list(pasted))
                .containsExactly(
                        new Draft("Then, he went.", "", Optional.empty()),
                        new Draft("She said \"Hi\".", "안녕이라고 했어요.", Optional.empty()),
                        new Draft("We call it bear", "", Optional.empty()),
                        new Draft("3 apples", "", Optional.empty()));
    }

    @Test
    void tableColumnsAreKnownByTheirNames() {
        assertThat(Drafts.table("no;뜻;문장\n1;\"안녕; 하세요\";Hello there\n2;;Bye\n"))
                .containsExactly(
                        new Draft("Hello there", "안녕; 하세요", Optional.empty()),
                        new Draft("Bye", "", Optional.empty()));
    }

    @Test
    void aTableWithoutNamesHasTheTextFirst() {
        assertThat(Drafts.table("Hello there,안녕\n\"Well, bye\",잘 가\n"))
                .extracting(Draft::text)
                .containsExactly("Hello there", "Well, bye");
    }

    @Test
    void subtitlesOfBothKindsKeepTheirTimes() throws IOException {
        String srt =
                "1\n"
                        + "00:00:01,500 --> 00:00:02,750\n"
                        + "<i>Hello</i>\n"
                        + "there\n\n"
                        + "2\n"
                        + "01:00:00,000 --> 01:00:01,000\n"
                        + "- Bye\n";
        String vtt =
                "WEBVTT\n\n"
                        + "NOTE nothing\n\n"
                        + "intro\n"
                        + "00:01.500 --> 00:02.750 align:start\n"
                        + "<v Ann>Hello there\n";
        assertThat(Drafts.read(Files.writeString(folder.resolve("a.SRT"), srt)))
                .containsExactly(
                        new Draft("Hello there", "", Optional.of(new Draft.Span(1.5, 2.75))),
                        new Draft("Bye", "", Optional.of(new Draft.Span(3600, 3601))));
        assertThat(Drafts.read(Files.writeString(folder.resolve("a.vtt"), vtt)))
                .containsExactly(
                        new Draft("Hello there", "", Optional.of(new Draft.Span(1.5, 2.75))));
    }

    @Test
    void anyEncodingThatASchoolsComputerWritesIsRead() throws IOException {
        String text = "번호,이름\n1,김민지\n";
        for (Charset charset :
                List.of(
                        StandardCharsets.UTF_8,
                        StandardCharsets.UTF_16, // with a byte order mark
                        Charset.forName("x-windows-949"))) {
            Path file = folder.resolve("list.csv");
            Files.write(file, text.getBytes(charset));
            assertThat(TextFiles.read(file)).as(charset.name()).isEqualTo(text);
        }
        assertThat(TextFiles.decode(("\ufeff" + text).getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(text);
    }
}
