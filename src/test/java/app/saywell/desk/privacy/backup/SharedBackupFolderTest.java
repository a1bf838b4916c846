package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.privacy.PrivacyCertificate;
import app.saywell.desk.privacy.backup.BackupException.BackupFailureKind;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One folder for the daily backups of several computers, as a school's policy may set it.
class SharedBackupFolderTest {
    @TempDir
    Path folder;

    private Path share;

    @BeforeEach
    void createShare() throws IOException {
        share = Files.createDirectory(folder.resolve("share"));
    }

    @Test
    void eachComputerHasABackupOfItsOwn() throws IOException {
        try (PracticeFixture one = computer("one");
                PracticeFixture other = computer("other")) {
            Path first = scheduled(one).createIfDue(ProgressListener.NONE).orElseThrow();
            Path second = scheduled(other).createIfDue(ProgressListener.NONE).orElseThrow();
            assertThat(second).isNotEqualTo(first);
            LibraryBackup.verify(first, PracticeFixture.BACKUP_KEYS);
            LibraryBackup.verify(second, PracticeFixture.BACKUP_KEYS);
            assertThat(scheduled(one).copies()).containsExactly(first);
            assertThat(scheduled(other).copies()).containsExactly(second);
            assertThat(scheduled(one).createIfDue(ProgressListener.NONE))
                    .as("there is one of today")
                    .isEmpty();
        }
    }

    @Test
    void neitherSevenDaysNorAnErasureTakeThoseOfOthers() throws IOException {
        try (PracticeFixture one = computer("one");
                PracticeFixture other = computer("other")) {
            List<Path> ofOther = Stream.of("2026-10-01", "2026-10-02", "2026-11-21")
                    .map(day -> share.resolve("saywell-" + day + "-0123abcd.saywell"))
                    .toList();
            for (Path file : ofOther) {
                LibraryBackup.create(other.library, file, ProgressListener.NONE);
            }
            Path old = share.resolve("saywell-2026-10-03.saywell"); // named as by older versions
            LibraryBackup.create(other.library, old, ProgressListener.NONE);
            for (int day = 1; day <= 9; day++) {
                Files.writeString(share.resolve("saywell-2026-11-0" + day + ".saywell"), "plain, of an older version");
            }
            Path begun = Files.createFile(share.resolve("saywell-2026-11-21-0123abcd.saywell.part"));
            Take take = one.take(one.sentence("the theme park"));
            scheduled(one).createIfDue(ProgressListener.NONE);
            assertThat(scheduled(one).copies()).hasSize(ScheduledBackup.MAX_COPIES);
            one.useCases.erasure().eraseLearner(take.owner().learnerId());
            assertThat(scheduled(one).copies()).hasSize(1);
            assertThat(old).exists();
            assertThat(begun).as("nothing of it is written yet").exists();
            assertThat(ofOther).allMatch(Files::exists);
        }
    }

    /// What is missing is said, but the others do not fill the disk meanwhile.
    @Test
    void aBackupThatLacksARecordingTakesThoseAwayThatAreNotWhole() throws IOException {
        try (PracticeFixture fixture = computer("one")) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            Files.delete(fixture.useCases.takes().file(take.audio()));
            for (int day = 1; day <= 9; day++) {
                Files.writeString(share.resolve("saywell-2026-11-0" + day + ".saywell"), "old");
            }
            createIncomplete(fixture, 0);
            try (Stream<Path> files = Files.list(share)) {
                assertThat(files).hasSize(ScheduledBackup.MAX_COPIES);
            }
        }
    }

    @Test
    void theLastTwoWholeBackupsStayBesideAnyNumberThatLackARecording() throws IOException {
        try (PracticeFixture fixture = computer("one")) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            Path first = at(fixture, 0).createIfDue(ProgressListener.NONE).orElseThrow();
            Path second = at(fixture, 1).createIfDue(ProgressListener.NONE).orElseThrow();
            Path third = at(fixture, 2).createIfDue(ProgressListener.NONE).orElseThrow();
            Path sound = fixture.useCases.takes().file(take.audio());
            Path away = Files.move(sound, folder.resolve("away.wav"));
            for (int day = 3; day <= 11; day++) {
                createIncomplete(fixture, day);
            }
            assertThat(first).doesNotExist();
            assertThat(at(fixture, 11).copies())
                    .hasSize(ScheduledBackup.MAX_COPIES + 2)
                    .contains(second, third);

            Files.move(away, sound);
            at(fixture, 12).createIfDue(ProgressListener.NONE);
            assertThat(second).as("it is the third whole one").doesNotExist();
            assertThat(third).exists();
            at(fixture, 13).createIfDue(ProgressListener.NONE);
            assertThat(at(fixture, 13).copies())
                    .hasSize(ScheduledBackup.MAX_COPIES)
                    .doesNotContain(third);
        }
    }

    /// Data that is erased is gone from it too.
    @Test
    void anErasureReplacesAWholeBackupThatWasKeptForIt() throws IOException {
        try (PracticeFixture fixture = computer("one")) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            Path whole = at(fixture, 0).createIfDue(ProgressListener.NONE).orElseThrow();
            Path sound = fixture.useCases.takes().file(take.audio());
            Path away = Files.move(sound, folder.resolve("away.wav"));
            for (int day = 1; day <= 8; day++) {
                createIncomplete(fixture, day);
            }
            assertThat(whole).exists();
            Files.move(away, sound);
            fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
            assertThat(at(fixture, 8).copies()).hasSize(1);
            assertThat(LibraryBackup.missingIn(at(fixture, 8).copies().getFirst(), PracticeFixture.BACKUP_KEYS))
                    .isEmpty();
        }
    }

    private static void createIncomplete(PracticeFixture fixture, int days) {
        assertThatThrownBy(() -> at(fixture, days).createIfDue(ProgressListener.NONE))
                .isInstanceOfSatisfying(
                        BackupException.class, e -> assertThat(e.kind()).isEqualTo(BackupFailureKind.INCOMPLETE));
    }

    @Test
    void thoseOfTheTimeWhenTheLibraryWasEncryptedStayItsOwn() throws IOException {
        Path home = folder.resolve("one");
        Path ofThen;
        try (PracticeFixture encrypted = new PracticeFixture(home, PracticeFixture.openEncrypted(home))) {
            choose(encrypted);
            ofThen = scheduled(encrypted).createIfDue(ProgressListener.NONE).orElseThrow();
            encrypted.library.decryptAtNextStart();
        }
        LibraryKeys keys = check -> Optional.of(PracticeFixture.KEY);
        assertThat(new ClosedLibrary(home).convert(keys, (done, all) -> {}, () -> false))
                .isTrue();
        try (PracticeFixture plain = new PracticeFixture(home, Library.open(home))) {
            assertThat(scheduled(plain).copies()).containsExactly(ofThen);
            Take take = plain.take(plain.sentence("the theme park"));
            plain.useCases.erasure().eraseLearner(take.owner().learnerId());
            assertThat(ofThen).doesNotExist();
        }
    }

    @Test
    void afterTwoWeeksWithoutABackupTheDayOfTheFirstFailureIsKnown() throws IOException {
        try (PracticeFixture fixture = computer("one")) {
            Files.delete(share);
            assertThat(at(fixture, 0).createIfDue(ProgressListener.NONE)).isEmpty();
            assertThat(at(fixture, 5).createIfDue(ProgressListener.NONE)).isEmpty();
            assertThat(at(fixture, ScheduledBackup.LATE_DAYS - 1).lateSince()).isEmpty();
            assertThat(at(fixture, ScheduledBackup.LATE_DAYS).lateSince())
                    .contains(LocalDate.ofInstant(PracticeFixture.NOW, ZoneId.systemDefault()));
            Files.createDirectory(share);
            assertThat(at(fixture, 20).createIfDue(ProgressListener.NONE)).isPresent();
            assertThat(at(fixture, 60).lateSince()).as("nobody tried since").isEmpty();
        }
    }

    static ScheduledBackup at(PracticeFixture fixture, int days) {
        UseCaseContext context = fixture.context();
        return new ScheduledBackup(new UseCaseContext(
                context.library(),
                context.tasks(),
                context.changes(),
                context.undoHistory(),
                () -> PracticeFixture.NOW.plus(Duration.ofDays(days)),
                context.decodedAudio()));
    }

    /// Without its key it would be a backup that nobody can open.
    @Test
    void noBackupIsWrittenWithAKeyThatCannotBeStored() throws IOException {
        try (PracticeFixture fixture = computer("one")) {
            refuseKey(fixture);
            assertThatThrownBy(() -> scheduled(fixture).createIfDue(ProgressListener.NONE))
                    .hasMessageContaining("CONSTRAINT");
            assertThat(share).isEmptyDirectory();
            assertThat(BackupKey.existing(fixture.library).map(LibraryKey::checkValue))
                    .isEmpty();
        }
    }

    @Test
    void anErasureNamesTheFolderWhereNoNewBackupCanBeMade() throws IOException {
        try (PracticeFixture fixture = computer("one")) {
            Path old = Files.writeString(share.resolve("saywell-2026-11-01.saywell"), "plain, of an older version");
            Take take = fixture.take(fixture.sentence("the theme park"));
            refuseKey(fixture);
            PrivacyCertificate certificate =
                    fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
            assertThat(certificate.remainingCopies()).containsExactly(share.toString());
            assertThat(old).exists();
        }
    }

    /// A full disk of the library is no reason to have no copy on another one.
    @Test
    void aCopyOfTheDatabaseThatCannotBeMadeKeepsNoBackupFromBeingMade() throws IOException {
        try (PracticeFixture fixture = computer("one")) {
            Path part = fixture.library.folder().backupsFolder().resolve("2026-11-21.part");
            Files.createDirectories(part.resolve("in the way"));
            fixture.useCases.start();
            assertThat(scheduled(fixture).copies()).hasSize(1);
        }
    }

    private static void refuseKey(PracticeFixture fixture) {
        fixture.library
                .database()
                .execute(handle -> handle.execute("CREATE TRIGGER full BEFORE INSERT ON setting"
                        + " WHEN NEW.name = 'backup.key' BEGIN SELECT RAISE(ABORT, 'no room'); END"));
    }

    private PracticeFixture computer(String name) {
        PracticeFixture fixture = new PracticeFixture(folder.resolve(name));
        choose(fixture);
        return fixture;
    }

    private void choose(PracticeFixture fixture) {
        fixture.library.settings().set(ScheduledBackup.TARGET_FOLDER, share.toString());
    }

    private static ScheduledBackup scheduled(PracticeFixture fixture) {
        return fixture.useCases.backups().scheduled();
    }
}
