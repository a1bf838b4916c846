package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.privacy.backup.BackupException.BackupFailureKind;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupTest {
    @TempDir
    Path folder;

    @Test
    void aRestoredBackupHoldsEverything() throws IOException {
        Path file = folder.resolve("all.saywell-backup");
        Take take = backedUp(file);
        Path elsewhere = folder.resolve("다른 컴퓨터");
        LibraryBackup.restore(file, PracticeFixture.BACKUP_KEYS, elsewhere, ProgressListener.NONE);
        try (PracticeFixture restored = new PracticeFixture(elsewhere)) {
            assertThat(restored.useCases.takes().find(take.id())).contains(take);
            assertThat(restored.useCases.takes().file(take.audio())).exists();
            assertThat(restored.useCases.scoring().latest(take.id())).isPresent();
        }
        assertThatThrownBy(() ->
                        LibraryBackup.restore(file, PracticeFixture.BACKUP_KEYS, elsewhere, ProgressListener.NONE))
                .isInstanceOfSatisfying(
                        BackupException.class, e -> assertThat(e.kind()).isEqualTo(BackupFailureKind.NOT_EMPTY));
    }

    @Test
    void aTruncatedOrChangedBackupIsRefusedAndNothingIsUnpacked() throws IOException {
        Path file = folder.resolve("all.saywell-backup");
        backedUp(file);
        byte[] whole = Files.readAllBytes(file);
        for (int i = 1; i < 40; i++) {
            byte[] bad = whole.clone();
            if (i % 2 == 0) {
                bad = Arrays.copyOf(bad, bad.length * i / 40);
            } else {
                bad[bad.length * i / 80] ^= 0x55; // in the compressed content
            }
            Path changed = Files.write(folder.resolve("bad"), bad);
            Path target = folder.resolve("restored" + i);
            try {
                LibraryBackup.restore(changed, PracticeFixture.BACKUP_KEYS, target, ProgressListener.NONE);
                // The changed bit may be in a part that is never read: then everything must be
                // restored.
                assertThat(target.resolve("saywell.db")).exists();
            } catch (BackupException e) {
                assertThat(target).doesNotExist();
            }
        }
    }

    @Test
    void oneCopyADayIsMadeAndOldOnesAreKeptByTheWeek() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Path backups = fixture.library.folder().backupsFolder();
            for (int day = 1; day <= 9; day++) {
                Files.writeString(backups.resolve("2026-11-0" + day + ".db"), "");
            }
            Files.writeString(backups.resolve("2026-99-99.db"), "not ours");
            fixture.useCases.start();
            fixture.useCases.start();
            try (var files = Files.list(backups)) {
                assertThat(files.map(file -> file.getFileName().toString()).sorted())
                        .containsExactly("2026-11-07.db", "2026-11-09.db", "2026-11-21.db", "2026-99-99.db");
            }
        }
    }

    private Take backedUp(Path file) {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            fixture.score(take);
            PracticeFixture.<Path>answerOf(
                    answer -> fixture.useCases.backups().create(file, ProgressListener.NONE, answer));
            return take;
        }
    }
}
