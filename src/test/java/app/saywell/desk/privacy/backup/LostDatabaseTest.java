package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LostDatabaseTest {
    @TempDir
    Path folder;

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
    void aDatabaseOfAnotherProgramOrWithoutATableIsDamaged() throws Exception {
        String database = "jdbc:sqlite:" + folder.resolve("saywell.db");
        try (var connection = java.sql.DriverManager.getConnection(database);
                var statement = connection.createStatement()) {
            statement.execute("DROP TABLE sentence");
        }
        damaged();
        Files.delete(folder.resolve("saywell.db"));
        try (var connection = java.sql.DriverManager.getConnection(database);
                var statement = connection.createStatement()) {
            statement.execute("CREATE TABLE album (title TEXT)");
        }
        damaged();
    }

    private void damaged() {
        assertThatThrownBy(() -> {
                    try (Library library = Library.open(folder)) {
                        library.sentences().find(1);
                    }
                })
                .isInstanceOfSatisfying(
                        LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.DAMAGED));
    }

    @Test
    void theNewestGoodCopyIsPutInPlace() throws IOException {
        Files.delete(folder.resolve("saywell.db"));
        Files.writeString(folder.resolve("backups/2026-11-22.db"), "cut off");
        Path copy = BackupRestorer.newestGoodCopy(folder, LocalDate.now(ZoneId.systemDefault()))
                .orElseThrow();
        assertThat(copy).hasFileName("2026-11-21.db");
        BackupRestorer.prepareDatabase(copy, folder);
        BackupRestorer.completePrepared(folder, PracticeFixture.NOW);
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.tidyFolder();
            Take found = fixture.useCases.takes().find(take.id()).orElseThrow();
            assertThat(fixture.useCases.takes().file(found.audio())).exists();
        }
    }

    /// Made while the clock was ahead, so it is not what was saved last.
    @Test
    void aCopyOfADayThatHasNotComeIsTheLastToBeTaken() throws IOException {
        Path real = folder.resolve("backups/2026-11-21.db");
        Path ahead = Files.copy(real, folder.resolve("backups/2031-01-01.db"));
        LocalDate today = LocalDate.of(2026, 11, 21);
        assertThat(BackupRestorer.newestGoodCopy(folder, today)).contains(real);
        assertThat(BackupRestorer.newestGoodCopy(folder, today.minusYears(9)))
                .as("with a clock that is behind")
                .contains(ahead);
        Files.delete(real);
        assertThat(BackupRestorer.newestGoodCopy(folder, today)).contains(ahead);
    }

    @Test
    void aCopyWithNothingInItIsNotOffered() throws IOException {
        try (PracticeFixture empty = new PracticeFixture(folder.resolve("empty"))) {
            empty.library.copyDatabaseTo(folder.resolve("backups/2026-11-22.db"));
        }
        assertThat(BackupRestorer.newestGoodCopy(folder, LocalDate.of(2026, 11, 23)))
                .contains(folder.resolve("backups/2026-11-21.db"));
        Files.delete(folder.resolve("backups/2026-11-21.db"));
        assertThat(BackupRestorer.newestGoodCopy(folder, LocalDate.of(2026, 11, 23)))
                .isEmpty();
        assertThat(BackupRestorer.newestGoodCopy(folder.resolve("none"), LocalDate.EPOCH))
                .isEmpty();
    }

    /// A class whose day of erasure has passed: no copy from before that day stays.
    @Test
    void copiesFromBeforeAPassedDayOfErasureGo() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.classes().create("3-2", Optional.of(LocalDate.of(2026, 11, 19)));
            for (int day = 18; day <= 20; day++) {
                Files.copy(folder.resolve("backups/2026-11-21.db"), folder.resolve("backups/2026-11-" + day + ".db"));
            }
            new ScheduledDatabaseBackup(fixture.context()).createIfDue();
            try (var files = Files.list(folder.resolve("backups"))) {
                assertThat(files.map(file -> file.getFileName().toString()))
                        .containsExactlyInAnyOrder("2026-11-20.db", "2026-11-21.db");
            }
        }
    }

    @Test
    void anEmptierLibraryDoesNotPushOutGoodCopies() throws IOException {
        Path copies = Files.createDirectories(folder.resolve("other/backups"));
        for (int day = 1; day <= 9; day++) {
            Files.copy(folder.resolve("backups/2026-11-21.db"), copies.resolve("2026-10-0" + day + ".db"));
        }
        Files.createFile(folder.resolve("other/saywell.db"));
        Files.move(copies, folder.resolve("kept"));
        try (PracticeFixture empty = new PracticeFixture(folder.resolve("other"))) {
            for (int day = 1; day <= 9; day++) {
                Files.copy(folder.resolve("kept/2026-10-0" + day + ".db"), copies.resolve("2026-10-0" + day + ".db"));
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
                        LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.EMPTIED));
    }
}
