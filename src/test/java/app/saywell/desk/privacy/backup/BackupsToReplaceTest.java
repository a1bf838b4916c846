package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.deletion.PendingDeletion;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
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
