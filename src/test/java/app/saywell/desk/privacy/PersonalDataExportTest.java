package app.saywell.desk.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is given out about a learner, also where not everything is there any more.
class PersonalDataExportTest {
    @TempDir
    Path folder;

    @Test
    void aRecordingWhoseSoundIsMissingIsNamedAndEverythingElseIsExported() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Learner learner = fixture.useCases.learners().add("하나둘", "3", Optional.empty(), Consent.THIS_COMPUTER);
            Sentence sentence = fixture.sentence("the theme park");
            Take lost = fixture.take(sentence, learner.id());
            fixture.score(lost);
            Take kept = fixture.take(sentence, learner.id());
            Take unreadable = fixture.take(sentence, learner.id());
            fixture.library.freeSpeech().insert(learner.id(), "town", "Your town", lost.audio(), PracticeFixture.NOW);
            Files.delete(fixture.useCases.takes().file(lost.audio()));
            Path file = fixture.useCases.takes().file(unreadable.audio());
            Files.delete(file);
            Files.createDirectory(file);

            Path zip = folder.resolve("everything.zip");
            PrivacyCertificate certificate =
                    fixture.useCases.reports().personalDataExport().export(learner.id(), zip);

            assertThat(certificate.takes()).isEqualTo(4);
            assertThat(certificate.recordings()).isEqualTo(1);
            assertThat(certificate.missingRecordings())
                    .containsExactly(
                            "audio/" + lost.id() + ".wav (" + day(lost) + ")",
                            "audio/" + unreadable.id() + ".wav (" + day(unreadable) + ")",
                            "audio/speech-1.wav (2026-11-21)");
            assertThat(certificate.missingNames()).isEqualTo(String.join(", ", certificate.missingRecordings()));
            try (ZipFile written = new ZipFile(zip.toFile())) {
                assertThat(written.stream().map(ZipEntry::getName))
                        .contains("audio/" + kept.id() + ".wav", "results/" + lost.id() + "-1.json")
                        .doesNotContain("audio/" + lost.id() + ".wav");
                String page = page(written);
                assertThat(page)
                        .startsWith("Missing here, because the sound is missing or cannot be read on the computer: "
                                + certificate.missingNames() + ". Everything else is here.\n")
                        .contains("about: Your town\n  The sound is missing\n");
                assertThat(page.split("The sound is missing", -1)).hasSize(4);
            }
        }
    }

    @Test
    void nothingIsSaidToBeMissingWhereEverythingIsThere() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            Path zip = folder.resolve("everything.zip");
            PrivacyCertificate certificate = fixture.useCases
                    .reports()
                    .personalDataExport()
                    .export(take.owner().learnerId(), zip);
            assertThat(certificate.recordings()).isEqualTo(1);
            assertThat(certificate.missingRecordings()).isEqualTo(List.of());
            try (ZipFile written = new ZipFile(zip.toFile())) {
                assertThat(page(written)).startsWith("Name: ").doesNotContain("issing");
            }
        }
    }

    private static LocalDate day(Take take) {
        return LocalDate.ofInstant(take.recordingInfo().recordedAt(), ZoneId.systemDefault());
    }

    private static String page(ZipFile zip) throws IOException {
        try (var in = zip.getInputStream(zip.getEntry("everything.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
