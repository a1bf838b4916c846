package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.HaltingProgram;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class InterruptedRestoreTest {
    @TempDir
    Path folder;

    private Path home;
    private Path backup;
    private Take kept;

    @BeforeEach
    void makeBackupAndOtherLibrary() throws IOException {
        home = folder.resolve("home");
        backup = folder.resolve("all.saywell");
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("school"))) {
            kept = fixture.take(fixture.sentence("the park"));
            LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
        }
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            fixture.take(fixture.sentence("another"));
        }
    }

    static Stream<String> steps() {
        return Boolean.getBoolean("deep")
                ? Stream.of(
                        "keep recordings", "place recordings", "keep saywell.db", "place saywell.db", "open", "discard")
                : Stream.of("place recordings", "place saywell.db");
    }

    @ParameterizedTest
    @MethodSource("steps")
    void aKilledRestoreIsFinishedAtTheNextStartAndKeepsTheOldLibraryInOneFolder(String step) throws Exception {
        BackupRestorer.prepare(backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE);
        assertThat(HaltingProgram.run(HaltedRestoreProgram.class, home.toString(), step))
                .isEqualTo(HaltingProgram.HALTED);
        BackupRestorer.completePrepared(home, PracticeFixture.NOW.plusSeconds(3_600));
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            fixture.useCases.tidyFolder();
            assertThat(fixture.useCases.lessons().search("another")).isEmpty();
            Take restored = fixture.useCases.takes().find(kept.id()).orElseThrow();
            assertThat(fixture.useCases.takes().file(restored.audio())).exists();
        }
        try (Stream<Path> backups = Files.list(home.resolve("backups"))) {
            assertThat(backups).singleElement().satisfies(old -> {
                assertThat(old.resolve("saywell.db")).exists();
                assertThat(old.resolve("recordings")).isDirectory();
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"discard", "place"})
    void whereANewRestoreTakesThePlaceOfAPreparedOneTheNextStartFindsOne(String step) throws IOException {
        BackupRestorer.prepare(backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE);
        assertThatThrownBy(() -> BackupRestorer.prepare(
                        backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE, next -> {
                            if (next.equals(step)) {
                                throw new CancellationException(step);
                            }
                        }))
                .isInstanceOf(CancellationException.class);
        assertThat(BackupRestorer.isPrepared(home)).isTrue();
        BackupRestorer.discardUnfinished(home);
        assertThat(BackupRestorer.completePrepared(home, PracticeFixture.NOW)).isPresent();
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            fixture.useCases.tidyFolder();
            Take restored = fixture.useCases.takes().find(kept.id()).orElseThrow();
            assertThat(fixture.useCases.takes().file(restored.audio())).exists();
        }
        assertThat(BackupRestorer.isPrepared(home)).isFalse();
        assertThat(home.resolve("restored")).doesNotExist();
        assertThat(home.resolve("saywell.restored")).doesNotExist();
    }

    /// Also in one whose exchange was interrupted.
    @Test
    void anErasureLeavesNothingThatIsPrepared() throws IOException {
        assertThatThrownBy(() -> BackupRestorer.prepare(
                        backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE, next -> {
                            throw new CancellationException(next);
                        }))
                .isInstanceOf(CancellationException.class);
        assertThat(BackupRestorer.isPrepared(home)).isTrue();
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            Take take = fixture.take(fixture.sentence("the park"));
            fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
        }
        assertThat(BackupRestorer.isPrepared(home)).isFalse();
        assertThat(home.resolve("saywell.restored")).doesNotExist();
    }

    @Test
    void aLibraryThatCannotBeOpenedAfterTheExchangeIsTakenBack() throws IOException {
        BackupRestorer.prepare(backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE);
        Files.writeString(home.resolve("restored/saywell.db"), "spoilt after it was checked");
        assertThatThrownBy(() -> BackupRestorer.completePrepared(home, PracticeFixture.NOW))
                .isInstanceOf(BackupException.class);
        assertThat(BackupRestorer.isPrepared(home)).isFalse();
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            Take old = fixture.useCases
                    .takes()
                    .findByOwner(
                            fixture.useCases
                                    .lessons()
                                    .search("another")
                                    .getFirst()
                                    .id(),
                            fixture.useCases.learners().current().id())
                    .getFirst();
            assertThat(fixture.useCases.takes().file(old.audio())).exists();
        }
    }
}
