package app.saywell.desk.lessons.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileReaderTest {
    private static final String TEXT = "the park\t공원\nthe zoo\t동물원\n";

    @TempDir
    Path folder;

    @Test
    void textsAreReadInEveryUsualEncoding() throws IOException {
        for (Charset charset : List.of(
                StandardCharsets.UTF_8,
                StandardCharsets.UTF_16LE,
                StandardCharsets.UTF_16BE,
                StandardCharsets.UTF_16,
                Charset.forName("x-windows-949"))) {
            Path file = Files.write(folder.resolve("list.txt"), TEXT.getBytes(charset));
            assertThat(TextFileReader.read(file)).as(charset.name()).isEqualTo(TEXT);
        }
    }

    @Test
    void aZeroThatStrayedIntoAListDoesNotMakeItUtf16() throws IOException {
        for (Charset charset : List.of(StandardCharsets.UTF_8, Charset.forName("x-windows-949"))) {
            for (String name : new String[] {"Kim\0Min", "Ki\0Min", "김\0민준"}) {
                for (String end : new String[] {"", "\n"}) {
                    String list = "name,number\n이서연,12\n박도윤,13\n최지우,14\n" + name + ",1" + end;
                    Path file = Files.write(folder.resolve("list.csv"), list.getBytes(charset));
                    assertThatThrownBy(() -> TextFileReader.read(file))
                            .as(list)
                            .isInstanceOf(UnreadableTextException.class);
                }
            }
        }
    }

    @Test
    void aSentenceInHangulIsReadAsUtf16WithoutAMark() throws IOException {
        String text = "다람쥐 헌 쳇바퀴에 타고파";
        for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
            Path file = Files.write(folder.resolve("list.txt"), text.getBytes(charset));
            assertThat(TextFileReader.read(file)).isEqualTo(text);
        }
    }

    @Test
    void soundsAndPicturesAreNoTexts() throws IOException {
        Files.createDirectories(folder.resolve("data"));
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Path sound = fixture.tone("sound.txt", 300);
            assertThatThrownBy(() -> TextFileReader.read(sound)).isInstanceOf(UnreadableTextException.class);
        }
        byte[] noise = new byte[9_999];
        new java.util.Random(1).nextBytes(noise);
        Path file = Files.write(folder.resolve("noise.csv"), noise);
        assertThatThrownBy(() -> TextFileReader.read(file)).isInstanceOf(UnreadableTextException.class);
    }

    @Test
    void aQuotationMarkThatIsNeverClosedDoesNotSwallowTheRest() {
        assertThat(TextTable.read("1,강민준\n2,\"김서연\n3,이하나\n").rows())
                .extracting(row -> row.cell(1))
                .containsExactly("강민준", "\"김서연", "이하나");
        assertThat(TextTable.read("1,\"강,민준\"\n").rows().getFirst().cell(1)).isEqualTo("강,민준");
    }
}
