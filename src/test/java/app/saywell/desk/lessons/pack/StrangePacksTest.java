package app.saywell.desk.lessons.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StrangePacksTest {
    private static final String HEAD = "{\"format\":\"saywell-lesson\",\"version\":1,";

    @TempDir
    Path folder;

    static Stream<String> descriptions() {
        return Stream.of(
                "",
                "null",
                "[]",
                "7",
                "{\"format\":[],\"version\":{}}",
                HEAD + "\"title\":{},\"sentences\":7}",
                HEAD + "\"title\":\"t\",\"sentences\":[null]}",
                HEAD + "\"title\":\"t\",\"sentences\":[{\"text\":\"a\",\"readings\":[null]}]}",
                HEAD + "\"title\":\"t\",\"sentences\":[{\"text\":\"a\",\"readings\":\"x\"}]}",
                HEAD + "\"title\":\"t\",\"pronunciations\":{\"a\":null},\"sentences\":[]}",
                "[".repeat(100_000),
                "{\"a\":".repeat(100_000));
    }

    @ParameterizedTest
    @MethodSource("descriptions")
    void aPackWithOtherValuesThanExpectedIsRefusedInWords(String description) throws IOException {
        Path pack = Files.createDirectories(folder.resolve("pack"));
        Files.writeString(pack.resolve("lesson.json"), description);
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            assertThatThrownBy(() -> fixture.useCases.lessonPacks().importPackNow(pack))
                    .isInstanceOf(PackException.class);
            assertThat(fixture.useCases.lessons().findAll()).isEmpty();
        }
    }

    static Stream<List<String>> names() {
        return Stream.of(
                List.of("a".repeat(300)),
                List.of("가".repeat(90)),
                List.of("a/".repeat(3_000) + "b"),
                List.of("audio", "audio/1.wav"),
                List.of("audio/1.wav", "audio"));
    }

    @ParameterizedTest
    @MethodSource("names")
    void aPackWithNamesThatNoDiskTakesIsRefusedInWords(List<String> names) throws IOException {
        Path pack = folder.resolve("names.saywell");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(pack))) {
            for (String name : names) {
                zip.putNextEntry(new ZipEntry(name));
                zip.closeEntry();
            }
        }
        Path unpacked = Files.createDirectories(folder.resolve("unpacked"));
        assertThatThrownBy(() -> SafeUnzip.extract(pack, unpacked))
                .isInstanceOfSatisfying(PackException.class, e -> assertThat(e.kind())
                        .isEqualTo(PackException.PackFailureKind.DANGEROUS))
                .hasMessageMatching("a (name|path|file) .{10,40}");
    }
}
