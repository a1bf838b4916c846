package app.saywell.desk.homework.handin;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.reports.ResultPages;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Homework in a library with encryption at rest.
class EncryptedHandInTest {
    private static final int SENTENCES = 3;

    @TempDir
    Path folder;

    @Test
    void whatIsHandedInIsEncryptedAtRestAndComesBackAsAResultPage() throws IOException {
        Path data = Files.createDirectory(folder.resolve("data"));
        Path handedIn = folder.resolve("12.saywell-homework");
        List<byte[]> secrets = new ArrayList<>();
        for (int i = 0; i < SENTENCES; i++) {
            secrets.add(Arrays.copyOfRange(HomeworkFixture.sound(0, i), 4_000, 4_064));
        }
        try (HomeworkFixture fixture =
                new HomeworkFixture(new PracticeFixture(data, PracticeFixture.openEncrypted(data)), 1, SENTENCES)) {
            secrets.add(Arrays.copyOfRange(fixture.key.privatePkcs8(), 36, 60));
            secrets.add("This is sentence 2".getBytes(StandardCharsets.UTF_8));
            CollectedFile seen = fixture.look(fixture.handIn(0).write(handedIn));
            assertThat(fixture.store(seen).takes()).isEqualTo(SENTENCES);
            List<Take> takes = fixture.takes(0);
            assertThat(holds(recording(fixture, takes.getFirst()), secrets.getFirst()))
                    .as("it can be read with the key")
                    .isTrue();
            takes.forEach(fixture.practice::score);
            List<Path> pages = fixture.practice
                    .useCases
                    .reports()
                    .resultPages()
                    .writeAll(
                            ReportSelection.of(fixture.classId, fixture.lessonId),
                            Locale.KOREAN,
                            new ResultPages.PageVoices(false, true),
                            folder.resolve("pages"),
                            ProgressListener.NONE)
                    .pages();
            assertThat(pages).hasSize(1);
            assertThat(Files.readString(pages.getFirst()))
                    .contains("sentence", "내 목소리")
                    .containsPattern("(?s)(<audio.*){" + SENTENCES + "}");
        }
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                byte[] bytes = Files.readAllBytes(file);
                assertThat(secrets).as(data.relativize(file).toString()).noneMatch(secret -> holds(bytes, secret));
            }
        }
    }

    private static byte[] recording(HomeworkFixture fixture, Take take) throws IOException {
        return Files.readAllBytes(fixture.practice.library.recordings().existingFile(take.audio()));
    }

    private static boolean holds(byte[] bytes, byte[] part) {
        // Latin 1 has a character for each byte.
        return new String(bytes, StandardCharsets.ISO_8859_1).contains(new String(part, StandardCharsets.ISO_8859_1));
    }
}
