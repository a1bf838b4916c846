package app.saywell.practice.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.library.Library;
import app.saywell.library.store.LibraryException;
import app.saywell.library.store.LibraryException.LibraryFailureKind;
import app.saywell.library.take.Take;
import app.saywell.practice.PracticeFixture;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class LostDatabaseTest {
    @TempDir Path folder;
    private Take take;

    @BeforeEach
    void makeLibraryWithCopy() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            take = fixture.take(fixture.sentence("the park"));
            assertThat(new ScheduledDatabaseBackup(fixture.context()).createIfDue())
                    .isEqualTo(ScheduledDatabaseBackup.CopyOutcome.CURRENT);
        }
    }

    @Test
    void aMissingOrEmptyDatabaseBesideRecordingsIsNotReplacedByANewOne() throws IOException {
        Path database = folder.resolve("saywell.db");
        Files.delete(database);
        refused();
        assertThat(database).doesNotExist();
        Files.createFile(database);
        refused();
        assertThat(database).isEmptyFile();
    }

    @Test
    void theNewestGoodCopyIsPutInPlace() throws IOException {
        Files.delete(folder.resolve("saywell.db"));
        Files.writeString(folder.resolve("backups/2026-11-22.db"), "cut off");
        Path copy = BackupRestorer.newestGoodCopy(folder).orElseThrow();
        assertThat(copy).hasFileName("2026-11-21.db");
        BackupRestorer.prepareDatabase(copy, folder);
        BackupRestorer.completePrepared(folder, PracticeFixture.NOW);
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.tidyFolder();
            Take found = fixture.useCases.takes().find(take.id()).orElseThrow();
            assertThat(fixture.useCases.takes().file(found.audio())).exists();
        }
    }

    @Test
    void anEmptierLibraryDoesNotPushOutGoodCopies() throws IOException {
        Path copies = Files.createDirectories(folder.resolve("other/backups"));
        for (int day = 1; day <= 9; day++) {
            Files.copy(
                    folder.resolve("backups/2026-11-21.db"),
                    copies.resolve("2026-10-0" + day + ".db"));
        }
        Files.createFile(folder.resolve("other/saywell.db"));
        Files.move(copies, folder.resolve("kept"));
        try (PracticeFixture empty = new PracticeFixture(folder.resolve("other"))) {
            for (int day = 1; day <= 9; day++) {
                Files.copy(
                        folder.resolve("kept/2026-10-0" + day + ".db"),
                        copies.resolve("2026-10-0" + day + ".db"));
            }
            assertThat(new ScheduledDatabaseBackup(empty.context()).createIfDue())
                    .isEqualTo(ScheduledDatabaseBackup.CopyOutcome.SMALLER_THAN_BEFORE);
        }
        try (var files = Files.list(copies)) {
            assertThat(files).hasSize(10);
        }
    }

    private void refused() {
        assertThatThrownBy(() -> Library.open(folder))
                .isInstanceOfSatisfying(
                        LibraryException.class,
                        e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.EMPTIED));
    }
}
