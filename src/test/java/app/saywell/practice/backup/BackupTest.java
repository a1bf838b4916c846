package app.saywell.practice.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.practice.backup.BackupException.Kind;
import app.saywell.task.Progress;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

class BackupTest {
    @TempDir Path folder;

    @Test
    void whatIsRestoredElsewhereHasAllInPlace() throws IOException {
        Path file = folder.resolve("all.saywell-backup");
        Take take = backedUp(file);
        Path elsewhere = folder.resolve("다른 컴퓨터");
        WholeBackup.restore(file, elsewhere, Progress.NONE);
        try (Room restored = new Room(elsewhere)) {
            assertThat(restored.practice.takes().find(take.id())).contains(take);
            assertThat(restored.practice.takes().file(take.audio())).exists();
            assertThat(restored.practice.scoring().latest(take.id())).isPresent();
        }
        assertThatThrownBy(() -> WholeBackup.restore(file, elsewhere, Progress.NONE))
                .isInstanceOfSatisfying(
                        BackupException.class, e -> assertThat(e.kind()).isEqualTo(Kind.NOT_EMPTY));
    }

    @Test
    void aBackupThatWasCutOrChangedIsRefusedAndNothingIsUnpacked() throws IOException {
        Path file = folder.resolve("all.saywell-backup");
        backedUp(file);
        byte[] whole = Files.readAllBytes(file);
        for (int i = 1; i < 40; i++) {
            byte[] bad = whole.clone();
            if (i % 2 == 0) {
                bad = Arrays.copyOf(bad, bad.length * i / 40);
            } else {
                bad[bad.length * i / 80] ^= 0x55; // within the compressed content
            }
            Path changed = Files.write(folder.resolve("bad"), bad);
            Path target = folder.resolve("restored" + i);
            try {
                WholeBackup.restore(changed, target, Progress.NONE);
                // A bit that nobody reads may be flipped: then all must be there.
                assertThat(target.resolve("saywell.db")).exists();
            } catch (BackupException e) {
                assertThat(target).doesNotExist();
            }
        }
    }

    @Test
    void oneCopyADayIsMadeAndTheLastSevenAreKept() throws IOException {
        try (Room room = new Room(folder)) {
            Path backups = room.library.folder().backups();
            for (int day = 1; day <= 9; day++) {
                Files.writeString(backups.resolve("2026-11-0" + day + ".db"), "");
            }
            room.practice.start();
            room.practice.start();
            try (var files = Files.list(backups)) {
                assertThat(files.map(file -> file.getFileName().toString()).sorted())
                        .hasSize(7)
                        .startsWith("2026-11-04.db")
                        .endsWith("2026-11-21.db");
            }
        }
    }

    private Take backedUp(Path file) {
        try (Room room = new Room(folder.resolve("data"))) {
            Take take = room.take(room.sentence("the theme park"));
            room.score(take);
            Room.<Path>value(answer -> room.practice.backUp(file, Progress.NONE, answer));
            return take;
        }
    }
}
