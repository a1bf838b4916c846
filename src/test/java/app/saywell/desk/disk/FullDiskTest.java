package app.saywell.desk.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.privacy.backup.LibraryBackup;
import app.saywell.desk.privacy.backup.UnfinishedBackups;
import app.saywell.desk.privacy.maintenance.StartMaintenance;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.DataFolder;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The disk of the library is full: people still read, and back up to another disk.
class FullDiskTest {
    private static final String RESERVE = "saywell.reserve";

    @TempDir
    private Path folder;

    @Test
    void aStartTakesRoomForADayOnWhichThereIsNone() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(home())) {
            assertThat(home().resolve(RESERVE)).doesNotExist();
            StartMaintenance.run(fixture.context());
            assertThat(home().resolve(RESERVE)).hasSize(16 << 20);
            StartMaintenance.run(fixture.context());
            assertThat(home().resolve(RESERVE)).hasSize(16 << 20);
            DataFolder.makeRoomIfFull(home());
            assertThat(home().resolve(RESERVE)).as("while there is room").exists();
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theReserveIsClosedToOthers() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(home())) {
            StartMaintenance.run(fixture.context());
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home().resolve(RESERVE))))
                .isEqualTo("rw-------");
    }

    @Test
    void whatFindsNoRoomIsToldAndTheReserveIsGivenBack() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(home())) {
            StartMaintenance.run(fixture.context());
            Sentence sentence = fixture.sentence("the park");
            Take take = fixture.take(sentence);
            // What SQLite says then is the same as on a full disk.
            fixture.library.database().execute(handle -> handle.execute("PRAGMA max_page_count = 1"));
            assertThatThrownBy(() -> fixture.useCases
                            .lessons()
                            .addSentences(
                                    sentence.lessonId(), Collections.nCopies(500, "a long sentence ".repeat(200))))
                    .isInstanceOfSatisfying(
                            LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.DISK_FULL));
            assertThat(home().resolve(RESERVE)).doesNotExist();
            assertThat(fixture.library.takes().find(take.id())).isPresent();
            assertThat(fixture.library.recordings().existingFile(take.audio())).isRegularFile();
        }
    }

    @Test
    void aBackupToAnotherDiskNeedsNoRoomOnTheDiskOfTheLibrary() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Path backup = other.resolve("b.saywell");
        Path restored = folder.resolve("restored");
        try (PracticeFixture fixture = new PracticeFixture(home())) {
            Take take = fixture.take(fixture.sentence("the park"));
            // The folder for passing files cannot be written: a file has its name.
            Path cache = home().resolve("cache");
            DurableFiles.deleteTree(cache);
            Files.writeString(cache, "no folder");
            LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
            try (var left = Files.list(other)) {
                assertThat(left).as("nothing is left beside it").containsExactly(backup);
            }
            assertThat(UnfinishedBackups.remaining(fixture.library)).isEmpty();
            BackupRestorer.prepare(
                    backup, PracticeFixture.BACKUP_KEYS, restored, Optional.empty(), ProgressListener.NONE);
            BackupRestorer.completePrepared(restored, PracticeFixture.NOW);
            try (Library library = Library.open(restored)) {
                assertThat(library.takes().find(take.id())).isPresent();
            }
        }
    }

    private Path home() {
        return folder.resolve("home");
    }
}
