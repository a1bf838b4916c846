package app.saywell.desk.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.privacy.backup.ScheduledBackup;
import app.saywell.desk.school.StepListener;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.deletion.DeletionJournal;
import app.saywell.desk.store.deletion.PendingDeletion;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is deleted outside the database, in this order, so that it can be carried on after each
/// step.
class DeletionExecutorTest {
    @TempDir
    Path folder;

    private final List<String> steps = new ArrayList<>();

    @Test
    void everyStepOfAnErasureIsDone() throws IOException {
        Path stick = Files.createDirectories(folder.resolve("stick"));
        Path onTheStick = Files.writeString(stick.resolve("saywell-2026-11-01.saywell"), "old");
        Path data = folder.resolve("data");
        try (PracticeFixture fixture = new PracticeFixture(data)) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            long learner = take.owner().learnerId();
            fixture.useCases.settings().set(ScheduledBackup.TARGET_FOLDER, stick.toString());
            Path unfinished = write(data.resolve("unfinished/1-" + learner + "-5.wav"));
            Path ofAnother = write(data.resolve("unfinished/1-9" + learner + "-5.wav"));
            Path derived = write(data.resolve("cache/peaks"));
            Path copy = write(data.resolve("backups/2026-11-01.db"));
            Path prepared = write(data.resolve("restored/saywell.db"));
            Path beingPrepared = write(data.resolve("saywell.restored/saywell.db"));

            PrivacyCertificate certificate = new ErasureService(fixture.context(), steps::add).eraseLearner(learner);

            assertThat(steps)
                    .containsExactly("recording", "unfinished", "backups", "cache", "database", "backup folder");
            assertThat(Stream.of(unfinished, derived, copy, prepared, beingPrepared, onTheStick))
                    .noneMatch(Files::exists);
            assertThat(ofAnother).exists();
            assertThat(data.resolve("backups")).isDirectoryContaining("glob:**.db");
            assertThat(stick).isDirectoryContaining("glob:**.saywell");
            assertThat(certificate.remainingCopies()).isEmpty();
            for (DeletionKind kind : DeletionKind.values()) {
                assertThat(fixture.library.deletionJournal().findByKind(kind)).isEmpty();
            }
        }
    }

    @Test
    void copiesBehindALinkAreDeletedAndNothingElseThere() throws IOException {
        Path disk = Files.createDirectories(folder.resolve("disk"));
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            Path backups = fixture.library.folder().backupsFolder();
            Files.delete(backups);
            Files.createSymbolicLink(backups, disk);
            Path copy = write(disk.resolve("2026-11-01.db"));
            Path previous = write(disk.resolve("before-restore-2026-11-01-101010/saywell.db"));
            Path ofSomebody = write(disk.resolve("thesis.txt"));
            new ErasureService(fixture.context()).eraseLearner(take.owner().learnerId());
            assertThat(Stream.of(copy, previous)).noneMatch(Files::exists);
            assertThat(ofSomebody).exists();
        }
    }

    @Test
    void aFolderOfBackupsThatIsNotThereIsNamedAndStaysInTheJournal() throws IOException {
        Path stick = folder.resolve("stick");
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            fixture.useCases.settings().set(ScheduledBackup.TARGET_FOLDER, stick.toString());
            new ErasureService(fixture.context()).eraseLearner(take.owner().learnerId());
            assertThat(DeletionExecutor.unreachableBackups(fixture.library)).containsExactly(stick.toString());
        }
    }

    @Test
    void onlyWhatBearsTheHashOfTheRecordingIsDeletedOfWhatWasDerived() throws IOException {
        Path of = write(folder.resolve("cache/peaks-aa11.bin"));
        Path other = write(folder.resolve("cache/peaks-bb22.bin"));
        ResidualFiles.eraseByHash(folder.resolve("cache"), "aa11");
        assertThat(of).doesNotExist();
        assertThat(other).exists();
    }

    @Test
    void aRecordingThatSomebodyElseHasAsWellStays() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Sentence sentence = fixture.sentence("the theme park");
            Take take = fixture.take(sentence);
            Path file = fixture.useCases.takes().file(take.audio());
            fixture.library
                    .deletionJournal()
                    .add(
                            DeletionKind.RECORDING,
                            take.audio().hash() + "." + take.audio().extension(),
                            PracticeFixture.NOW);
            new DeletionExecutor(fixture.context(), steps::add).run();
            assertThat(steps).contains("recording");
            assertThat(file).exists();
        }
    }

    @Test
    void whatAnotherErasureAsksForMeanwhileIsStillToBeDone() throws IOException {
        Path stick = Files.createDirectories(folder.resolve("stick"));
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            DeletionJournal journal = fixture.library.deletionJournal();
            journal.add(DeletionKind.BACKUP_FOLDER, stick.toString(), PracticeFixture.NOW);
            Instant later = PracticeFixture.NOW.plusSeconds(1);
            StepListener asking = _ -> journal.add(DeletionKind.BACKUP_FOLDER, stick.toString(), later);
            new DeletionExecutor(fixture.context(), asking).run();
            assertThat(journal.findByKind(DeletionKind.BACKUP_FOLDER))
                    .extracting(PendingDeletion::at)
                    .containsExactly(later);
            new DeletionExecutor(fixture.context(), steps::add).run();
            assertThat(journal.findByKind(DeletionKind.BACKUP_FOLDER)).isEmpty();
        }
    }

    private static Path write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "of somebody");
    }
}
