package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.privacy.PrivacyCertificate;
import app.saywell.desk.privacy.maintenance.FileSweeper;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// A backup that nobody finished holds voices and names: it is found and deleted.
class UnfinishedBackupsTest {
    @TempDir
    Path folder;

    private Path disk;

    @BeforeEach
    void connectDisk() throws IOException {
        disk = Files.createDirectory(folder.resolve("disk"));
    }

    @Test
    void theNextStartDeletesWhatAKilledProcessLeft() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Path part = leavePart(fixture);
            new FileSweeper(fixture.library, Instant.now()).sweep();
            assertThat(part).doesNotExist();
            assertThat(UnfinishedBackups.noted(fixture.library)).isEmpty();
        }
    }

    @Test
    void theNextBackupDeletesIt() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Path part = leavePart(fixture);
            LibraryBackup.create(fixture.library, folder.resolve("next.saywell"), ProgressListener.NONE);
            assertThat(part).doesNotExist();
        }
    }

    @Test
    void anErasureDeletesItBeforeItCertifiesThatNoCopyRemains() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Learner learner = fixture.useCases.learners().add("Ann", "1", Optional.empty(), Consent.THIS_COMPUTER);
            fixture.take(fixture.sentence("the park"), learner.id());
            Path part = leavePart(fixture);
            PrivacyCertificate certificate = fixture.useCases.erasure().eraseLearner(learner.id());
            assertThat(part).doesNotExist();
            assertThat(certificate.remainingCopies()).isEmpty();
        }
    }

    @Test
    void theCertificateNamesOneOnADiskThatIsNotConnected() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Learner learner = fixture.useCases.learners().add("Ann", "1", Optional.empty(), Consent.THIS_COMPUTER);
            Path part = leavePart(fixture);
            Path away = folder.resolve("away");
            Files.move(disk, away);
            PrivacyCertificate certificate = fixture.useCases.erasure().eraseLearner(learner.id());
            assertThat(certificate.remainingCopies()).containsExactly(part.toString());
            Files.move(away, disk);
            new FileSweeper(fixture.library, Instant.now()).sweep();
            assertThat(part).doesNotExist();
        }
    }

    @Test
    void oneWhoseDiskGoesWhileItIsWrittenIsLookedForAgain() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Path away = folder.resolve("away");
            Path part = writeUntil(fixture, () -> Files.move(disk, away));
            assertThat(UnfinishedBackups.remaining(fixture.library)).containsExactly(part);
            Files.move(away, disk);
            assertThat(UnfinishedBackups.deleteLeft(fixture.library)).isEmpty();
            assertThat(part).doesNotExist();
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void oneWhoseDiskGoesAndLeavesItsFolderBehindIsLookedForAgain() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Path away = folder.resolve("away");
            Path part = writeUntil(fixture, () -> {
                Files.move(disk, away);
                Files.createDirectory(disk);
            });
            assertThat(UnfinishedBackups.remaining(fixture.library)).containsExactly(part);
            Files.delete(disk);
            Files.move(away, disk);
            assertThat(UnfinishedBackups.deleteLeft(fixture.library)).isEmpty();
            assertThat(part).doesNotExist();
        }
    }

    @Test
    void oneThatFailsWhereItsFolderStaysIsForgotten() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Path part = writeUntil(fixture, () -> {});
            assertThat(part).doesNotExist();
            assertThat(UnfinishedBackups.noted(fixture.library)).isEmpty();
        }
    }

    /// What a disk leaves behind is a folder, and empty.
    @Test
    void theCertificateNamesOneOnADiskThatLeftItsFolderBehind() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Learner learner = fixture.useCases.learners().add("Ann", "1", Optional.empty(), Consent.THIS_COMPUTER);
            Path part = leavePart(fixture);
            Path away = Files.move(disk, folder.resolve("away"));
            Files.createDirectory(disk);
            PrivacyCertificate certificate = fixture.useCases.erasure().eraseLearner(learner.id());
            assertThat(certificate.remainingCopies()).containsExactly(part.toString());
            Files.delete(disk);
            Files.move(away, disk);
            new FileSweeper(fixture.library, Instant.now()).sweep();
            assertThat(part).doesNotExist();
            assertThat(UnfinishedBackups.noted(fixture.library)).isEmpty();
        }
    }

    @Test
    void aFolderWithoutTheBackupsThatWereThereIsNotTheDisk() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            fixture.library.settings().set(ScheduledBackup.TARGET_FOLDER, disk.toString());
            fixture.useCases.backups().scheduled().createIfDue(ProgressListener.NONE);
            Path part = leavePart(fixture);
            Path away = Files.move(disk, folder.resolve("away"));
            Path other = Files.writeString(Files.createDirectory(disk).resolve("notes.txt"), "of the computer");
            assertThat(UnfinishedBackups.deleteLeft(fixture.library)).contains(part);
            Files.delete(other);
            Files.delete(disk);
            Files.move(away, disk);
            assertThat(UnfinishedBackups.deleteLeft(fixture.library)).isEmpty();
            assertThat(part).doesNotExist();
        }
    }

    /// Somebody deleted it by hand.
    @Test
    void oneThatIsNotThereIsLookedForNoMoreWhereOtherFilesAre() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Files.delete(leavePart(fixture));
            Files.writeString(disk.resolve("notes.txt"), "of the disk");
            assertThat(UnfinishedBackups.deleteLeft(fixture.library)).isEmpty();
            assertThat(UnfinishedBackups.noted(fixture.library)).isEmpty();
        }
    }

    /// All that was there was deleted by hand.
    @Test
    void whoStartsAnewInItsFolderSaysThatItIsGone() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            fixture.library.settings().set(ScheduledBackup.TARGET_FOLDER, disk.toString());
            ScheduledBackup scheduled = fixture.useCases.backups().scheduled();
            Path daily = scheduled.createIfDue(ProgressListener.NONE).orElseThrow();
            Path part = leavePart(fixture);
            Files.delete(part);
            Files.delete(daily);
            Files.writeString(disk.resolve("notes.txt"), "of the disk");
            assertThat(UnfinishedBackups.deleteLeft(fixture.library)).contains(part);
            scheduled.startAnew();
            assertThat(scheduled.createIfDue(ProgressListener.NONE)).contains(daily);
            assertThat(UnfinishedBackups.remaining(fixture.library)).isEmpty();
        }
    }

    @Test
    void anErasureThatCannotBeFinishedDoesNotKeepIt() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Take take = fixture.take(fixture.sentence("the park"));
            Path recording = fixture.useCases.takes().file(take.audio());
            Files.delete(recording);
            Files.createDirectories(recording.resolve("in the way"));
            assertThatThrownBy(() ->
                            fixture.useCases.erasure().eraseLearner(take.owner().learnerId()))
                    .isInstanceOf(LibraryException.class);
            Path part = leavePart(fixture);
            fixture.useCases.tidyFolder();
            assertThat(part).doesNotExist();
        }
    }

    @Test
    void aRestoredLibraryDoesNotLookForTheFileOfItsOwnBackup() throws IOException {
        Path backup = disk.resolve("all.saywell");
        LibraryKey key;
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            fixture.take(fixture.sentence("the park"));
            LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
            key = BackupKey.of(fixture.library);
        }
        Path elsewhere = folder.resolve("elsewhere");
        LibraryBackup.restore(backup, check -> Optional.of(key), elsewhere, ProgressListener.NONE);
        Files.move(disk, folder.resolve("away")); // another computer does not have it
        try (Library restored = Library.open(elsewhere)) {
            UnfinishedBackups.deleteLeft(restored);
            assertThat(UnfinishedBackups.noted(restored)).isEmpty();
        }
    }

    @Test
    void aBackupThatFailsLeavesNothing() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            fixture.take(fixture.sentence("the park"));
            Path missing = folder.resolve("nowhere/all.saywell");
            assertThatThrownBy(() -> LibraryBackup.create(fixture.library, missing, ProgressListener.NONE))
                    .isInstanceOfAny(IOException.class, UncheckedIOException.class, LibraryException.class);
            assertThat(UnfinishedBackups.noted(fixture.library)).isEmpty();
        }
    }

    /// A power cut forgets what only the memory knows.
    @Test
    void itIsNotedOnTheDiskBeforeItsFirstByte() throws IOException {
        Path home = folder.resolve("home");
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            AtomicReference<String> noted = new AtomicReference<>("");
            Path file = disk.resolve("all.saywell");
            UnfinishedBackups.write(
                    fixture.library,
                    file,
                    () -> "",
                    (nothing, part) -> noted.set(DatabaseFile.readOnly(
                            home.resolve("saywell.db"), fixture.library.key(), handle -> handle.select(
                                            "SELECT unseal(value) FROM setting WHERE name = ?",
                                            UnfinishedBackups.NOTED.name())
                                    .mapTo(String.class)
                                    .one())));
            assertThat(noted.get()).startsWith(file.toAbsolutePath().toString());
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void noOtherUserCanReadItWhileItIsWritten() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            fixture.take(fixture.sentence("the park"));
            List<String> seen = new ArrayList<>();
            Path file = disk.resolve("all.saywell");
            LibraryBackup.create(
                    fixture.library, file, (done, all) -> seen.add(permissions(disk.resolve("all.saywell.part"))));
            assertThat(seen).isNotEmpty().containsOnly("rw-------");
            assertThat(permissions(file)).isEqualTo("rw-------");
        }
    }

    // What a killed process leaves: the file, and that it was noted.
    private Path leavePart(PracticeFixture fixture) throws IOException {
        Path part = disk.resolve("all.saywell.part").toAbsolutePath();
        Files.writeString(part, "voices");
        Path work = UnfinishedBackups.workFolder(part);
        fixture.library.settings().set(UnfinishedBackups.NOTED, part + "\n" + work);
        return part;
    }

    private interface Interruption {
        void happen() throws IOException;
    }

    // The file, which is begun; then something happens and nothing more can be written.
    private Path writeUntil(PracticeFixture fixture, Interruption interruption) {
        Path part = disk.resolve("all.saywell.part").toAbsolutePath();
        assertThatThrownBy(() -> UnfinishedBackups.write(fixture.library, part, () -> "", (nothing, file) -> {
                    Files.writeString(file, "voices");
                    interruption.happen();
                    throw new IOException("no more can be written");
                }))
                .isInstanceOf(IOException.class);
        return part;
    }

    private static String permissions(Path file) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
