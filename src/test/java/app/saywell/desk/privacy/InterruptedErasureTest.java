package app.saywell.desk.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.HaltingProgram;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.billing.RequestKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InterruptedErasureTest {
    @TempDir
    Path folder;

    static Stream<String> steps() {
        return Boolean.getBoolean("deep")
                ? Stream.of("recording", "unfinished", "backups", "cache", "database")
                : Stream.of("recording", "database");
    }

    @ParameterizedTest
    @MethodSource("steps")
    void aKilledErasureIsFinishedAtTheNextStartAndCertifiedAsAWhole(String step) throws Exception {
        Path data = folder.resolve("data");
        long learner = libraryWithTakes(data);

        int exitCode = HaltingProgram.run(HaltedErasureProgram.class, data.toString(), Long.toString(learner), step);
        assertThat(exitCode).isEqualTo(HaltingProgram.HALTED);

        try (PracticeFixture fixture = new PracticeFixture(data)) {
            fixture.useCases.tidyFolder();
            assertThat(wavFiles(data.resolve("recordings"))).isEmpty();
            assertThat(wavFiles(data.resolve("unfinished"))).isEmpty();
            assertThat(data.resolve("backups/2026-11-01.db")).doesNotExist();
            assertThat(fixture.useCases.erasure().takeInterruptedCertificate()).hasValueSatisfying(certificate -> {
                assertThat(certificate.takes()).isEqualTo(3);
                assertThat(certificate.recordings()).isEqualTo(3);
            });
            assertThat(fixture.useCases.erasure().takeInterruptedCertificate()).isEmpty();
        }
    }

    @Test
    void aRecordingThatCannotBeDeletedKeepsItsCertificateBack() throws IOException {
        Path data = folder.resolve("data");
        try (PracticeFixture fixture = new PracticeFixture(data)) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            Path file = fixture.useCases.takes().file(take.audio());
            Files.delete(file);
            Files.createDirectories(file.resolve("in the way"));
            ErasureService erasure = fixture.useCases.erasure();
            assertThatThrownBy(() -> erasure.eraseLearner(take.owner().learnerId()))
                    .isInstanceOf(LibraryException.class);
            assertThat(erasure.takeInterruptedCertificate()).isEmpty();
            Files.delete(file.resolve("in the way"));
            Files.delete(file);
            erasure.carryOn();
            assertThat(erasure.takeInterruptedCertificate()).isPresent();
        }
    }

    @Test
    void storedAnswersAreErasedEvenIfTheRecordingIsLost() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            fixture.score(take);
            String digest =
                    fixture.library.sentAudio().find(take.audio().hash()).getFirst();
            RequestKey request = new RequestKey("d".repeat(64), digest, "x", ServiceEndpoint.PRONUNCIATION);
            fixture.library.paidAnswers().store(request, "{}");
            Files.delete(fixture.useCases.takes().file(take.audio()));
            fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
            assertThat(fixture.library.paidAnswers().find(request)).isEmpty();
            assertThat(fixture.library.sentAudio().find(take.audio().hash())).isEmpty();
        }
    }

    @Test
    void backupsOnADriveThatIsUnpluggedAreNamedAndReplacedLater() throws IOException {
        Path stick = folder.resolve("stick");
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            fixture.useCases
                    .settings()
                    .set(app.saywell.desk.privacy.backup.ScheduledBackup.TARGET_FOLDER, stick.toString());
            PrivacyCertificate certificate =
                    fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
            assertThat(certificate.remainingCopies()).containsExactly(stick.toString());
            assertThat(certificate.searchedBackups())
                    .as("what was not reached was not searched")
                    .isEmpty();

            Files.createDirectories(stick);
            Files.writeString(stick.resolve("saywell-2026-11-01.saywell"), "old");
            fixture.useCases.tidyFolder();
            assertThat(stick.resolve("saywell-2026-11-01.saywell")).doesNotExist();
            assertThat(stick).isDirectoryContaining("glob:**/saywell-2026-11-21-*.saywell");
            Take another = fixture.take(fixture.sentence("the theme park"));
            assertThat(fixture.useCases.erasure().eraseLearner(another.owner().learnerId()))
                    .satisfies(later -> assertThat(later.searchedBackups()).contains(stick.toString()))
                    .satisfies(later -> assertThat(later.remainingCopies()).isEmpty());
        }
    }

    private static long libraryWithTakes(Path data) throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(data)) {
            Learner learner = fixture.useCases.learners().add("박하늘", "17", Optional.empty(), Consent.THIS_COMPUTER);
            Sentence sentence = fixture.sentence("the theme park");
            for (int i = 0; i < 3; i++) {
                fixture.take(sentence, learner.id());
            }
            Files.copy(
                    data.resolve("take.wav"),
                    fixture.useCases.recovery().newRecordingFile(new Take.TakeOwner(sentence.id(), learner.id())));
            Files.writeString(data.resolve("backups/2026-11-01.db"), "박하늘");
            return learner.id();
        }
    }

    private static List<Path> wavFiles(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".wav")).toList();
        }
    }
}
