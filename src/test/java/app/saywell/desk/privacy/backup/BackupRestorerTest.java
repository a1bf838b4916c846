package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupRestorerTest {
    @TempDir
    Path folder;

    private Path backup;
    private Take kept;

    @BeforeEach
    void createBackup() {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("school"))) {
            Sentence sentence = fixture.sentence("the park");
            kept = fixture.take(sentence);
            fixture.score(kept);
            backup = PracticeFixture.answerOf(answer ->
                    fixture.useCases.backups().create(folder.resolve("전체.saywell"), ProgressListener.NONE, answer));
        }
    }

    @Test
    void aBackupReplacesTheLibraryAtTheNextStartAndTheOldOneIsKept() throws IOException {
        Path home = folder.resolve("home");
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            fixture.take(fixture.sentence("another"));
            PracticeFixture.<List<String>>answerOf(answer -> fixture.useCases
                    .backups()
                    .prepareRestore(backup, PracticeFixture.BACKUP_KEYS, ProgressListener.NONE, answer));
            assertThat(fixture.useCases.lessons().search("another")).hasSize(1);
            assertThat(BackupRestorer.isPrepared(home)).isTrue();
        }
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            assertThat(fixture.useCases.lessons().search("another")).isEmpty();
            Take restored = fixture.useCases.takes().find(kept.id()).orElseThrow();
            assertThat(fixture.useCases.takes().file(restored.audio())).exists();
            assertThat(fixture.useCases.scoring().latest(kept.id())).isPresent();
        }
        assertThat(BackupRestorer.isPrepared(home)).isFalse();
        try (var before = Files.list(home.resolve("backups"))) {
            Path old = before.filter(f -> f.getFileName().toString().startsWith("before-restore"))
                    .findFirst()
                    .orElseThrow();
            assertThat(old.resolve("saywell.db")).exists();
            assertThat(old.resolve("recordings")).isDirectory();
        }
    }

    @Test
    void aPowerFailureDuringRestoreLosesNothing() throws IOException {
        Path home = folder.resolve("home");
        new PracticeFixture(home).close();
        BackupRestorer.prepare(backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE);
        // The power failed after the recordings were moved and before the database was.
        Files.createDirectories(home.resolve("backups/before"));
        Files.move(home.resolve("recordings"), home.resolve("backups/before/recordings"));
        Files.move(home.resolve("restored/recordings"), home.resolve("recordings"));
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            Take restored = fixture.useCases.takes().find(kept.id()).orElseThrow();
            assertThat(fixture.useCases.takes().file(restored.audio())).exists();
        }
    }

    @Test
    void aDamagedBackupChangesNothing() throws IOException {
        byte[] whole = Files.readAllBytes(backup);
        Path cut = folder.resolve("cut.saywell");
        Files.write(cut, Arrays.copyOf(whole, whole.length / 2));
        Path home = folder.resolve("home");
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            fixture.sentence("another");
            assertThatThrownBy(() -> BackupRestorer.prepare(
                            cut, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE))
                    .isInstanceOf(BackupException.class);
        }
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            assertThat(fixture.useCases.lessons().search("another")).hasSize(1);
        }
    }

    /// Its name says whose it is by numbers, which are those of others in another library.
    @Test
    void whatWasRecordedAndNotKeptGoesWithItsLibrary() throws IOException {
        Path backup = folder.resolve("all.saywell");
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("school"))) {
            fixture.take(fixture.sentence("the park"));
            LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
        }
        Path home = folder.resolve("home");
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            Take take = fixture.take(fixture.sentence("another"));
            Files.copy(home.resolve("take.wav"), fixture.useCases.recovery().newRecordingFile(take.owner()));
            BackupRestorer.prepare(backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE);
        }
        Path previous =
                BackupRestorer.completePrepared(home, PracticeFixture.NOW).orElseThrow();
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            assertThat(fixture.useCases.recovery().findInterrupted()).isEmpty();
        }
        assertThat(previous.resolve("unfinished")).isDirectoryContaining("glob:**.wav");
    }

    @Test
    void aFullBackupIsMadeOnceADayAndSevenAreKept() throws IOException {
        Path stick = Files.createDirectories(folder.resolve("stick"));
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("school"))) {
            assertThat(createIfDue(fixture)).isEmpty();
            fixture.useCases.settings().set(ScheduledBackup.TARGET_FOLDER, stick.toString());
            for (int day = 1; day <= 9; day++) {
                Files.writeString(stick.resolve("saywell-2026-10-0" + day + ".saywell"), "old");
            }
            Files.writeString(stick.resolve("holiday.saywell"), "not ours");
            Path made = createIfDue(fixture).orElseThrow();
            LibraryBackup.verify(made, PracticeFixture.BACKUP_KEYS);
            assertThat(createIfDue(fixture)).isEqualTo(Optional.empty());
            List<Path> copies = fixture.useCases.backups().scheduled().copies();
            assertThat(copies).hasSize(ScheduledBackup.MAX_COPIES).startsWith(made);
            assertThat(stick.resolve("holiday.saywell")).exists();
            fixture.useCases
                    .settings()
                    .set(
                            ScheduledBackup.TARGET_FOLDER,
                            folder.resolve("pulled out").toString());
            assertThat(createIfDue(fixture)).isEmpty();
        }
    }

    /// The new one is there all the same; the next day tries it again.
    @Test
    void anOldBackupThatCannotBeDeletedKeepsNothingFromTheNewOne() throws IOException {
        Path stick = Files.createDirectories(folder.resolve("stick"));
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("school"))) {
            fixture.useCases.settings().set(ScheduledBackup.TARGET_FOLDER, stick.toString());
            for (int day = 1; day <= 9; day++) {
                Files.writeString(stick.resolve("saywell-2026-10-0" + day + ".saywell"), "old");
            }
            Path refusing = stick.resolve("saywell-2026-10-01.saywell");
            ScheduledBackup scheduled = new ScheduledBackup(fixture.context(), step -> {
                if (step.endsWith("10-01.saywell")) {
                    replaceByFolder(refusing);
                }
            });
            assertThat(scheduled.createIfDue(ProgressListener.NONE))
                    .hasValueSatisfying(made -> assertThat(made).exists());
            assertThat(refusing).exists();
            assertThat(stick.resolve("saywell-2026-10-02.saywell"))
                    .as("the others go")
                    .doesNotExist();
            assertThat(fixture.library.settings().get(ScheduledBackup.NEWEST_DAY))
                    .isEqualTo("2026-11-21");
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

    private static Optional<Path> createIfDue(PracticeFixture fixture) throws IOException {
        return fixture.useCases.backups().scheduled().createIfDue(ProgressListener.NONE);
    }

    /// Backups of days that have not come were made while the clock was ahead: they go first.
    @Test
    void aClockThatWasAheadForAWeekCostsNoBackup() throws IOException {
        Path stick = Files.createDirectories(folder.resolve("stick"));
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("school"))) {
            fixture.useCases.settings().set(ScheduledBackup.TARGET_FOLDER, stick.toString());
            for (int day = 1; day <= 7; day++) {
                Files.writeString(stick.resolve("saywell-2031-10-0" + day + ".saywell"), "ahead");
            }
            Files.writeString(stick.resolve("saywell-2026-99-99.saywell"), "not ours");
            Path made = createIfDue(fixture).orElseThrow();
            assertThat(made).exists();
            assertThat(stick.resolve("saywell-2031-10-01.saywell")).doesNotExist();
            assertThat(stick.resolve("saywell-2031-10-02.saywell")).exists();
            assertThat(stick.resolve("saywell-2026-99-99.saywell")).exists();
        }
    }

    /// After an erasure: what holds erased data goes, and nothing is made where nothing was.
    @Test
    void allBackupsOfAFolderAreReplacedByOne() throws IOException {
        Path stick = Files.createDirectories(folder.resolve("stick"));
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("school"))) {
            ScheduledBackup backup = new ScheduledBackup(fixture.context());
            assertThat(backup.replaceAll(folder.resolve("pulled out"), PracticeFixture.NOW))
                    .isFalse();
            assertThat(backup.replaceAll(stick, PracticeFixture.NOW)).isTrue();
            assertThat(stick).isEmptyDirectory();
            Files.writeString(stick.resolve("saywell-2026-11-21.saywell"), "with erased data");
            Files.writeString(stick.resolve("saywell-2026-11-20.saywell"), "with erased data");
            Files.writeString(stick.resolve("holiday.saywell"), "not ours");
            assertThat(backup.replaceAll(stick, PracticeFixture.NOW)).isTrue();
            String key = BackupKey.existing(fixture.library).orElseThrow().checkValue();
            Path today = stick.resolve("saywell-2026-11-21-" + key.substring(0, 8) + ".saywell");
            LibraryBackup.verify(today, PracticeFixture.BACKUP_KEYS);
            try (var files = Files.list(stick)) {
                assertThat(files).containsExactlyInAnyOrder(today, stick.resolve("holiday.saywell"));
            }
        }
    }

    /// What was prepared before is not mixed with it.
    @Test
    void whatIsPreparedReplacesWhatWasPreparedBefore() throws IOException {
        Path home = folder.resolve("home");
        Path backup = folder.resolve("a.saywell");
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            fixture.sentence("another");
            LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
        }
        Path stale = Files.createDirectories(home.resolve("restored/recordings/ab"));
        Files.writeString(stale.resolve("stale.wav"), "half of something else");
        BackupRestorer.prepare(backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE);
        assertThat(BackupRestorer.isPrepared(home)).isTrue();
        assertThat(stale).doesNotExist();
        Path previous =
                BackupRestorer.completePrepared(home, PracticeFixture.NOW).orElseThrow();
        assertThat(previous.resolve("saywell.db")).exists();
        assertThat(home.resolve("restored")).doesNotExist();
        BackupRestorer.prepare(backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE);
        assertThat(BackupRestorer.completePrepared(home, PracticeFixture.NOW).orElseThrow())
                .as("in the same second")
                .hasFileName(previous.getFileName() + "-2");
        assertThat(BackupRestorer.completePrepared(home, PracticeFixture.NOW)).isEmpty();
    }

    @Test
    void whatIsPreparedStaysUntilAnotherOneIsChecked() throws IOException {
        Path home = folder.resolve("home");
        new PracticeFixture(home).close();
        BackupRestorer.prepare(backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE);
        byte[] whole = Files.readAllBytes(backup);
        Path cut = Files.write(folder.resolve("cut.saywell"), Arrays.copyOf(whole, whole.length / 2));
        assertThatThrownBy(() -> BackupRestorer.prepare(
                        cut, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE))
                .isInstanceOf(BackupException.class);
        assertThatThrownBy(() -> BackupRestorer.prepare(
                        backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), (done, all) -> {
                            throw new CancellationException();
                        }))
                .isInstanceOf(CancellationException.class);
        Path garbage = Files.writeString(folder.resolve("2026-11-20.db"), "no database ".repeat(999));
        assertThatThrownBy(() -> BackupRestorer.prepareDatabase(garbage, home)).isInstanceOf(BackupException.class);

        assertThat(home.resolve("saywell.restored")).doesNotExist();
        assertThat(BackupRestorer.isPrepared(home)).isTrue();
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            Take restored = fixture.useCases.takes().find(kept.id()).orElseThrow();
            assertThat(fixture.useCases.takes().file(restored.audio())).exists();
        }
    }
}
