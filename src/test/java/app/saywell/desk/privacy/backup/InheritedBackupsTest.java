package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.privacy.PrivacyCertificate;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.deletion.PendingDeletion;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a restored library goes on with: the backups that the library before it made on this computer, and what an
/// erasure still has to do with them.
class InheritedBackupsTest {
    @TempDir
    Path folder;

    private Path home;
    private Path stick;
    private Path away;

    @BeforeEach
    void createStick() throws IOException {
        home = folder.resolve("home");
        stick = Files.createDirectory(folder.resolve("stick"));
        away = folder.resolve("away");
    }

    @Test
    void aPlainBackupLeavesTheDailyBackupsOfThisComputerTheirOwner() throws IOException {
        Path plain = PlainBackups.write(folder, database -> {});
        Path daily;
        Optional<String> key;
        try (PracticeFixture fixture = computer()) {
            daily = scheduled(fixture).createIfDue(ProgressListener.NONE).orElseThrow();
            fixture.useCases.backups().confirmWords();
            key = BackupKey.existing(fixture.library).map(LibraryKey::checkValue);
            prepare(fixture, plain, LibraryKeys.NONE);
        }
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        try (PracticeFixture restored = new PracticeFixture(home)) {
            assertThat(BackupKey.existing(restored.library).map(LibraryKey::checkValue))
                    .isEqualTo(key);
            assertThat(restored.useCases.backups().wordsNotOnPaper()).isEmpty();
            assertThat(scheduled(restored).folder()).isEqualTo(stick.toString());
            assertThat(scheduled(restored).copies()).containsExactly(daily);
            byte[] before = Files.readAllBytes(daily);
            Take take = restored.take(restored.sentence("the theme park"));
            restored.useCases.erasure().eraseLearner(take.owner().learnerId());
            assertThat(Files.readAllBytes(daily)).as("a new one").isNotEqualTo(before);
        }
    }

    @Test
    void anEncryptedBackupKeepsItsOwnKeyAndThoseOfThisComputerStayOwned() throws IOException {
        Path other = folder.resolve("other.saywell");
        String keyOfOther;
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("other"))) {
            LibraryBackup.create(fixture.library, other, ProgressListener.NONE);
            keyOfOther = BackupKey.existing(fixture.library).orElseThrow().checkValue();
        }
        Path daily;
        try (PracticeFixture fixture = computer()) {
            daily = scheduled(fixture).createIfDue(ProgressListener.NONE).orElseThrow();
            prepare(fixture, other, PracticeFixture.BACKUP_KEYS);
        }
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        try (PracticeFixture restored = new PracticeFixture(home)) {
            assertThat(BackupKey.existing(restored.library).map(LibraryKey::checkValue))
                    .contains(keyOfOther);
            restored.library.settings().set(ScheduledBackup.TARGET_FOLDER, stick.toString());
            assertThat(scheduled(restored).copies()).containsExactly(daily);
        }
    }

    @Test
    void theBackupOfAnEncryptedLibraryTakesThemOverToo() throws IOException {
        Path backup = folder.resolve("all.saywell");
        Path daily;
        try (PracticeFixture fixture = new PracticeFixture(home, PracticeFixture.openEncrypted(home))) {
            choose(fixture);
            LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
            fixture.library.settings().set(Setting.text("backup.keys-used", ""), "ab\n");
            daily = scheduled(fixture).createIfDue(ProgressListener.NONE).orElseThrow();
            Files.move(stick, away);
            Take take = fixture.take(fixture.sentence("the theme park"));
            fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
            prepare(fixture, backup, LibraryKeys.NONE);
        }
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        Files.move(away, stick);
        try (PracticeFixture restored = new PracticeFixture(home, PracticeFixture.openEncrypted(home))) {
            assertThat(pending(restored)).containsExactly(stick.toString());
            assertThat(BackupKey.isOfBackups(restored.library, "ab")).isTrue();
            assertThat(scheduled(restored).copies()).containsExactly(daily);
        }
    }

    /// It lies on a disk that is away while the backup is restored.
    @Test
    void whatNobodyFinishedOnThisComputerIsDeletedAfterARestore() throws IOException {
        Path backup = folder.resolve("all.saywell");
        Path part = stick.resolve("all.saywell.part");
        Path export = stick.resolve(".saywell-0a1b-1.part");
        try (PracticeFixture fixture = computer()) {
            LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
            Files.writeString(part, "voices");
            Files.writeString(export, "names");
            fixture.library.settings().set(UnfinishedBackups.NOTED, part.toString());
            fixture.library.settings().set(Setting.text("exports.unfinished", ""), "0a1b " + stick);
            Files.move(stick, away);
            prepare(fixture, backup, PracticeFixture.BACKUP_KEYS);
        }
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        Files.move(away, stick);
        try (PracticeFixture restored = new PracticeFixture(home)) {
            restored.useCases.tidyFolder();
            assertThat(part).doesNotExist();
            assertThat(export).doesNotExist();
        }
    }

    @Test
    void backupsThatAnErasureCouldNotReachAreReplacedAfterARestoreAndLaterOnesStay() throws IOException {
        Path backup = folder.resolve("all.saywell");
        Path old = Files.writeString(stick.resolve("saywell-2026-11-01.saywell"), "with what was erased");
        Path later;
        try (PracticeFixture fixture = computer()) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
            Files.move(stick, away);
            fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
            prepare(fixture, backup, PracticeFixture.BACKUP_KEYS);
            Files.move(away, stick);
            later = stick.resolve("saywell-2026-11-25-0123abcd.saywell");
            LibraryBackup.create(fixture.library, later, ProgressListener.NONE);
        }
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        try (PracticeFixture restored = new PracticeFixture(home)) {
            assertThat(pending(restored)).containsExactly(stick.toString());
            ScheduledBackup inDecember = SharedBackupFolderTest.at(restored, 20);
            assertThat(inDecember.replaceAll(stick, PracticeFixture.NOW)).isTrue();
            assertThat(old).doesNotExist();
            assertThat(later).as("made after the erasure").exists();
        }
    }

    @Test
    void theBackupThatTheReplacedLibraryMadeOnTheDayOfTheRestoreStays() throws IOException {
        Path backup = folder.resolve("all.saywell");
        Path old = Files.writeString(stick.resolve("saywell-2026-11-01.saywell"), "with what was erased");
        Path ofReplaced;
        byte[] before;
        try (PracticeFixture fixture = computer()) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
            Files.move(stick, away);
            fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
            Files.move(away, stick);
            ofReplaced = SharedBackupFolderTest.at(fixture, 4)
                    .createIfDue(ProgressListener.NONE)
                    .orElseThrow();
            before = Files.readAllBytes(ofReplaced);
            prepare(fixture, backup, PracticeFixture.BACKUP_KEYS);
        }
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        try (PracticeFixture restored = new PracticeFixture(home)) {
            ScheduledBackup fourDaysLater = SharedBackupFolderTest.at(restored, 4);
            assertThat(fourDaysLater.replaceAll(stick, PracticeFixture.NOW)).isTrue();
            assertThat(old).doesNotExist();
            assertThat(ofReplaced).hasBinaryContent(before);
            assertThat(fourDaysLater.copies())
                    .as("the new one of that day")
                    .singleElement()
                    .satisfies(copy -> assertThat(copy).isNotEqualTo(ofReplaced));
        }
    }

    @Test
    void aFirstBackupBetweenARestoreAndTheNextStartStaysOwned() throws IOException {
        Path plain = PlainBackups.write(folder, database -> {});
        Path daily;
        try (PracticeFixture fixture = computer()) {
            prepare(fixture, plain, LibraryKeys.NONE);
            daily = scheduled(fixture).createIfDue(ProgressListener.NONE).orElseThrow();
        }
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        try (PracticeFixture restored = new PracticeFixture(home)) {
            assertThat(scheduled(restored).copies()).containsExactly(daily);
            LibraryBackup.verify(daily, BackupKey.keys(restored.library, LibraryKeys.NONE));
        }
    }

    @Test
    void aBackupThatLacksARecordingSaysThatItsFolderIsStillToBeReplaced() throws IOException {
        Path today;
        try (PracticeFixture fixture = computer()) {
            Files.writeString(stick.resolve("saywell-2026-11-01.saywell"), "may have the recording");
            Take kept = fixture.take(
                    fixture.sentence("the theme park"),
                    fixture.useCases.learners().current().id());
            Files.delete(fixture.useCases.takes().file(kept.audio()));
            long other = fixture.useCases
                    .learners()
                    .add("Ann", "1", Optional.empty(), Consent.THIS_COMPUTER)
                    .id();
            fixture.useCases.erasure().eraseLearner(other);
            today = scheduled(fixture).copies().getFirst();
        }
        assertThat(pendingIn(today)).containsExactly(stick.toString());
    }

    @Test
    void soDoesOneBesideWhichAnOldOneCouldNotBeDeleted() throws IOException {
        Path old = Files.writeString(stick.resolve("saywell-2026-11-01.saywell"), "with what was erased");
        Path other = Files.writeString(stick.resolve("saywell-2026-11-02.saywell"), "with what was erased");
        try (PracticeFixture fixture = computer()) {
            fixture.library.deletionJournal().add(DeletionKind.BACKUP_FOLDER, stick.toString(), PracticeFixture.NOW);
            ScheduledBackup refused = new ScheduledBackup(fixture.context(), step -> {
                if (step.endsWith("01.saywell")) {
                    replaceByFolder(old);
                }
            });
            assertThatThrownBy(() -> refused.replaceAll(stick, PracticeFixture.NOW))
                    .isInstanceOf(DirectoryNotEmptyException.class);
            assertThat(other).as("the others go").doesNotExist();
            Files.delete(old.resolve("of somebody"));
            Files.delete(old);
            assertThat(pendingIn(scheduled(fixture).copies().getFirst())).containsExactly(stick.toString());
            assertThat(refused.replaceAll(stick, PracticeFixture.NOW))
                    .as("once a day")
                    .isFalse();
        }
    }

    private static void replaceByFolder(Path file) {
        try {
            Files.delete(file);
            Files.writeString(Files.createDirectory(file).resolve("of somebody"), "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> pendingIn(Path backup) throws IOException {
        Path anew = folder.resolve("anew");
        LibraryBackup.restore(backup, PracticeFixture.BACKUP_KEYS, anew, ProgressListener.NONE);
        try (Library restored = Library.open(anew)) {
            return restored.deletionJournal().findByKind(DeletionKind.BACKUP_FOLDER).stream()
                    .map(PendingDeletion::target)
                    .toList();
        }
    }

    /// The stick is elsewhere on the day of an erasure, on which the clock is behind.
    @Test
    void backupsOfDaysThatAWrongClockHasNotReachedAreReplacedToo() throws IOException {
        try (PracticeFixture fixture = computer()) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            Path later = SharedBackupFolderTest.at(fixture, 10)
                    .createIfDue(ProgressListener.NONE)
                    .orElseThrow();
            Files.move(stick, away);
            fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
            Files.move(away, stick);
            PendingDeletion pending = fixture.library
                    .deletionJournal()
                    .findByKind(DeletionKind.BACKUP_FOLDER)
                    .getFirst();
            ScheduledBackup clockIsRight = SharedBackupFolderTest.at(fixture, 12);
            assertThat(clockIsRight.replaceAll(Path.of(pending.target()), pending.at()))
                    .isTrue();
            assertThat(later).doesNotExist();
            assertThat(clockIsRight.copies()).hasSize(1);
        }
    }

    @Test
    void aFolderThatIsNamedInTwoWaysIsReplacedOnceAndDone() throws IOException {
        Path today;
        try (PracticeFixture fixture = computer()) {
            Files.writeString(stick.resolve("saywell-2026-11-01.saywell"), "with what was erased");
            Path link = Files.createSymbolicLink(folder.resolve("link"), stick);
            fixture.library.deletionJournal().add(DeletionKind.BACKUP_FOLDER, link.toString(), PracticeFixture.NOW);
            fixture.library
                    .deletionJournal()
                    .add(DeletionKind.BACKUP_FOLDER, stick + "/../stick/", PracticeFixture.NOW);
            fixture.useCases.tidyFolder();
            assertThat(pending(fixture)).isEmpty();
            today = scheduled(fixture).copies().getFirst();
        }
        assertThat(pendingIn(today)).isEmpty();
    }

    /// The computer is lost; its stick, which was elsewhere on the day of the erasure, is not.
    @Test
    void anEncryptedBackupTellsWhichBackupsAreStillToBeReplaced() throws IOException {
        Path backup = folder.resolve("all.saywell");
        try (PracticeFixture fixture = computer()) {
            Files.writeString(stick.resolve("saywell-2026-11-01.saywell"), "with what was erased");
            Take take = fixture.take(fixture.sentence("the theme park"));
            Files.move(stick, away);
            fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
            LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
        }
        Files.move(away, stick);
        Path anew = folder.resolve("anew");
        LibraryBackup.restore(backup, PracticeFixture.BACKUP_KEYS, anew, ProgressListener.NONE);
        try (PracticeFixture restored = new PracticeFixture(anew)) {
            assertThat(pending(restored)).containsExactly(stick.toString());
            restored.useCases.tidyFolder();
            assertThat(stick.resolve("saywell-2026-11-01.saywell")).doesNotExist();
            assertThat(pending(restored)).isEmpty();
        }
    }

    @Test
    void theBackupThatReplacesThemSaysThatItIsDone() throws IOException {
        try (PracticeFixture fixture = computer()) {
            scheduled(fixture).createIfDue(ProgressListener.NONE);
            Take take = fixture.take(fixture.sentence("the theme park"));
            fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
        }
        Path anew = folder.resolve("anew");
        try (Stream<Path> files = Files.list(stick)) {
            LibraryBackup.restore(
                    files.findFirst().orElseThrow(), PracticeFixture.BACKUP_KEYS, anew, ProgressListener.NONE);
        }
        try (Library restored = Library.open(anew)) {
            assertThat(restored.deletionJournal().findByKind(DeletionKind.BACKUP_FOLDER))
                    .isEmpty();
        }
    }

    @Test
    void aLibraryThatLacksARecordingTriesOnceADay() throws IOException {
        try (PracticeFixture fixture = computer()) {
            Path old = Files.writeString(stick.resolve("saywell-2026-11-01.saywell"), "may have the recording");
            Take kept = fixture.take(
                    fixture.sentence("the theme park"),
                    fixture.useCases.learners().current().id());
            Path lost = fixture.useCases.takes().file(kept.audio());
            byte[] sound = Files.readAllBytes(lost);
            Files.delete(lost);
            long other = fixture.useCases
                    .learners()
                    .add("Ann", "1", Optional.empty(), Consent.THIS_COMPUTER)
                    .id();
            PrivacyCertificate certificate = fixture.useCases.erasure().eraseLearner(other);
            assertThat(certificate.remainingCopies()).containsExactly(stick.toString());
            Path today = scheduled(fixture).copies().getFirst();
            byte[] written = Files.readAllBytes(today);
            Path second = Files.createDirectory(folder.resolve("second"));
            Files.writeString(second.resolve("saywell-2026-11-01.saywell"), "may have it, too");
            fixture.library.deletionJournal().add(DeletionKind.BACKUP_FOLDER, second.toString(), PracticeFixture.NOW);
            fixture.useCases.tidyFolder();
            byte[] inTheSecond = Files.readAllBytes(second.resolve(today.getFileName()));
            fixture.useCases.tidyFolder();
            assertThat(Files.readAllBytes(today)).as("not written again").isEqualTo(written);
            assertThat(second.resolve(today.getFileName())).as("nor there").hasBinaryContent(inTheSecond);
            assertThat(old).exists();
            assertThat(pending(fixture)).containsExactly(stick.toString(), second.toString());
            Files.write(lost, sound);
            assertThat(SharedBackupFolderTest.at(fixture, 1).replaceAll(stick, PracticeFixture.NOW))
                    .as("tomorrow, with the recording")
                    .isTrue();
            assertThat(old).doesNotExist();
        }
    }

    private static List<String> pending(PracticeFixture fixture) {
        return fixture.library.deletionJournal().findByKind(DeletionKind.BACKUP_FOLDER).stream()
                .map(PendingDeletion::target)
                .toList();
    }

    private static void prepare(PracticeFixture fixture, Path backup, LibraryKeys keys) {
        PracticeFixture.<List<String>>answerOf(
                answer -> fixture.useCases.backups().prepareRestore(backup, keys, ProgressListener.NONE, answer));
    }

    private PracticeFixture computer() {
        PracticeFixture fixture = new PracticeFixture(home);
        choose(fixture);
        return fixture;
    }

    private void choose(PracticeFixture fixture) {
        fixture.library.settings().set(ScheduledBackup.TARGET_FOLDER, stick.toString());
    }

    private static ScheduledBackup scheduled(PracticeFixture fixture) {
        return fixture.useCases.backups().scheduled();
    }
}
