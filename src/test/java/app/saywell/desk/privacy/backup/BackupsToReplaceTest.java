package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.privacy.PrivacyCertificate;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.deletion.PendingDeletion;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Until when and where an erasure has backups replaced.
class BackupsToReplaceTest {
    @TempDir
    Path folder;

    private Path stick;
    private PracticeFixture fixture;

    @BeforeEach
    void open() throws IOException {
        stick = Files.createDirectory(folder.resolve("stick"));
        fixture = new PracticeFixture(folder.resolve("home"));
        fixture.library.settings().set(ScheduledBackup.TARGET_FOLDER, stick.toString());
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void eachErasureHasATimeOfItsOwnAlsoWhereTheClockIsBehind() throws IOException {
        Instant now = PracticeFixture.NOW;
        SharedBackupFolderTest.at(fixture, 0).createIfDue(ProgressListener.NONE);
        assertThat(ScheduledBackup.erasureTime(fixture.library, now))
                .as("the newest one is of today")
                .isEqualTo(now);
        SharedBackupFolderTest.at(fixture, 10).createIfDue(ProgressListener.NONE);
        Instant first = ScheduledBackup.erasureTime(fixture.library, now);
        assertThat(first).isAfter(now.plus(Duration.ofDays(9)));
        assertThat(ScheduledBackup.erasureTime(fixture.library, now.plusMillis(1)))
                .isAfter(first);
    }

    /// It has what the new one lacks.
    @Test
    void theWholeBackupOfTodayStaysWhereTheNewOneLacksARecording() throws IOException {
        Sentence sentence = fixture.sentence("the theme park");
        Take kept = fixture.take(sentence);
        Learner erased = fixture.useCases.learners().add("Ann", "1", Optional.empty(), Consent.THIS_COMPUTER);
        fixture.take(sentence, erased.id());
        Path whole = SharedBackupFolderTest.at(fixture, 0)
                .createIfDue(ProgressListener.NONE)
                .orElseThrow();
        Path sound = fixture.useCases.takes().file(kept.audio());
        Path away = Files.move(sound, folder.resolve("away.wav"));

        assertThat(fixture.useCases.erasure().eraseLearner(erased.id()).remainingCopies())
                .containsExactly(stick.toString());
        assertThat(LibraryBackup.missingIn(whole, PracticeFixture.BACKUP_KEYS)).isEmpty();
        Path beside = stick.resolve(String.valueOf(whole.getFileName()).replace(".saywell", "-2.saywell"));
        assertThat(LibraryBackup.missingIn(beside, PracticeFixture.BACKUP_KEYS)).hasSize(1);

        Files.move(away, sound);
        assertThat(SharedBackupFolderTest.at(fixture, 1).replaceAll(stick, PracticeFixture.NOW))
                .isTrue();
        assertThat(whole).doesNotExist();
        assertThat(beside).doesNotExist();
        assertThat(stick).isDirectoryContaining("glob:**.saywell");
    }

    /// A disk that is taken out may leave the folder behind on which it appeared.
    @Test
    void anEmptyFolderIsNotReachedWhereBackupsWereBefore() throws IOException {
        Take take = fixture.take(fixture.sentence("the theme park"));
        Path old = SharedBackupFolderTest.at(fixture, 0)
                .createIfDue(ProgressListener.NONE)
                .orElseThrow();
        Path away = Files.move(old, folder.resolve("on the disk"));

        PrivacyCertificate certificate =
                fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
        assertThat(certificate.remainingCopies()).containsExactly(stick.toString());
        assertThat(certificate.searchedBackups()).isEmpty();
        fixture.useCases.erasure().carryOn();
        assertThat(stick).isEmptyDirectory();
        assertThat(fixture.library.deletionJournal().findByKind(DeletionKind.BACKUP_FOLDER))
                .as("tried again")
                .hasSize(1);

        byte[] withErased = Files.readAllBytes(Files.move(away, old));
        fixture.useCases.erasure().carryOn();
        assertThat(Files.readAllBytes(old)).as("replaced").isNotEqualTo(withErased);
        assertThat(fixture.library.deletionJournal().findByKind(DeletionKind.BACKUP_FOLDER))
                .isEmpty();
    }

    /// What was backed up before another folder was chosen holds the same data.
    @Test
    void anErasureReachesTheFoldersThatWereChosenEarlierAndNamesThoseThatAreAway() throws IOException {
        Take take = fixture.take(fixture.sentence("the theme park"));
        Path old = SharedBackupFolderTest.at(fixture, 0)
                .createIfDue(ProgressListener.NONE)
                .orElseThrow();
        byte[] withErased = Files.readAllBytes(old);
        Path lent = Files.createDirectory(folder.resolve("lent"));
        fixture.library.settings().set(ScheduledBackup.TARGET_FOLDER, lent.toString());
        Path second = SharedBackupFolderTest.at(fixture, 0)
                .createIfDue(ProgressListener.NONE)
                .orElseThrow();
        Path away = Files.move(second, folder.resolve("away.saywell"));
        Path network = Files.createDirectory(folder.resolve("network"));
        fixture.library.settings().set(ScheduledBackup.TARGET_FOLDER, network.toString());

        PrivacyCertificate certificate =
                fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
        assertThat(certificate.searchedBackups()).containsExactly(network.toString(), stick.toString());
        assertThat(certificate.remainingCopies()).containsExactly(lent.toString());
        assertThat(Files.readAllBytes(old)).as("replaced").isNotEqualTo(withErased);

        byte[] lentBefore = Files.readAllBytes(Files.move(away, second));
        fixture.useCases.erasure().carryOn();
        assertThat(Files.readAllBytes(second)).as("once it is there").isNotEqualTo(lentBefore);
        assertThat(fixture.library.deletionJournal().findByKind(DeletionKind.BACKUP_FOLDER))
                .isEmpty();
    }

    /// Until when an erasure replaces follows from the folder that is chosen.
    @Test
    void theNewestDayIsThatOfTheChosenFolder() throws IOException {
        SharedBackupFolderTest.at(fixture, 0).createIfDue(ProgressListener.NONE);
        Path network = Files.createDirectory(folder.resolve("network"));
        fixture.library.settings().set(ScheduledBackup.TARGET_FOLDER, network.toString());
        SharedBackupFolderTest.at(fixture, 10).createIfDue(ProgressListener.NONE);
        assertThat(SharedBackupFolderTest.at(fixture, 0).replaceAll(stick, PracticeFixture.NOW))
                .isTrue();
        assertThat(ScheduledBackup.erasureTime(fixture.library, PracticeFixture.NOW))
                .isAfter(PracticeFixture.NOW.plus(Duration.ofDays(9)));
    }

    /// A backup on the disk of the computer would be none, and the folder would count as reached.
    @Test
    void theDailyBackupIsNotWrittenIntoAFolderThatADiskLeftBehind() throws IOException {
        Take take = fixture.take(fixture.sentence("the theme park"));
        Path old = SharedBackupFolderTest.at(fixture, 0)
                .createIfDue(ProgressListener.NONE)
                .orElseThrow();
        Path away = Files.move(old, folder.resolve("on the disk"));
        fixture.useCases.erasure().eraseLearner(take.owner().learnerId());

        ScheduledBackup next = SharedBackupFolderTest.at(fixture, 1);
        assertThat(next.createIfDue(ProgressListener.NONE)).isEmpty();
        assertThat(stick).isEmptyDirectory();
        assertThat(next.isEmptied()).isTrue();
        fixture.useCases.erasure().carryOn();
        assertThat(fixture.library.deletionJournal().findByKind(DeletionKind.BACKUP_FOLDER))
                .hasSize(1);
        assertThat(SharedBackupFolderTest.at(fixture, 1 + ScheduledBackup.LATE_DAYS)
                        .lateSince())
                .as("no backup is made")
                .isPresent();

        Files.move(away, old);
        assertThat(next.createIfDue(ProgressListener.NONE)).isPresent();
        assertThat(next.isEmptied()).isFalse();
        fixture.useCases.erasure().carryOn();
        assertThat(fixture.library.deletionJournal().findByKind(DeletionKind.BACKUP_FOLDER))
                .isEmpty();
    }

    @Test
    void whoSaysThatEarlierBackupsAreGoneHasTheFolderUsedAnew() throws IOException {
        Path old = SharedBackupFolderTest.at(fixture, 0)
                .createIfDue(ProgressListener.NONE)
                .orElseThrow();
        Files.delete(old);
        ScheduledBackup next = SharedBackupFolderTest.at(fixture, 1);
        next.createIfDue(ProgressListener.NONE);
        next.startAnew();
        assertThat(next.createIfDue(ProgressListener.NONE)).isPresent();
        assertThat(next.isEmptied()).isFalse();
        Files.delete(next.copies().getFirst());
        assertThat(next.createIfDue(ProgressListener.NONE))
                .as("it is known again")
                .isEmpty();
    }

    @Test
    void aRestoredLibraryKnowsWhereBackupsWereBefore() throws IOException {
        Path backup = folder.resolve("all.saywell");
        LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
        Path made = SharedBackupFolderTest.at(fixture, 0)
                .createIfDue(ProgressListener.NONE)
                .orElseThrow();
        Path home = folder.resolve("home");
        BackupRestorer.prepare(
                backup, PracticeFixture.BACKUP_KEYS, home, Optional.of(fixture.library), ProgressListener.NONE);
        fixture.close();
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        Files.delete(made);
        fixture = new PracticeFixture(home);
        assertThat(SharedBackupFolderTest.at(fixture, 0).replaceAll(stick, PracticeFixture.NOW))
                .isFalse();
    }

    /// An encrypted backup takes the name of a folder to a computer with another system.
    @Test
    void aFolderThatThisSystemCannotNameKeepsNoOtherFromBeingReplaced() throws IOException {
        Path old = Files.writeString(stick.resolve("saywell-2026-11-01.saywell"), "with what was erased");
        String unnamable = "of\0another";
        fixture.library.deletionJournal().add(DeletionKind.BACKUP_FOLDER, unnamable, PracticeFixture.NOW);
        fixture.library.deletionJournal().add(DeletionKind.BACKUP_FOLDER, stick.toString(), PracticeFixture.NOW);
        fixture.useCases.erasure().carryOn();
        assertThat(old).doesNotExist();
        assertThat(fixture.library.deletionJournal().findByKind(DeletionKind.BACKUP_FOLDER))
                .extracting(PendingDeletion::target)
                .containsExactly(unnamable);
    }
}
