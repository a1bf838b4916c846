package app.saywell.practice.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.task.Progress;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

class RestoreTest {
    @TempDir Path folder;
    private Path backup;
    private Take kept;

    @BeforeEach
    void makeABackup() {
        try (Room room = new Room(folder.resolve("school"))) {
            Sentence sentence = room.sentence("the park");
            kept = room.take(sentence);
            room.score(kept);
            backup =
                    Room.value(
                            answer ->
                                    room.practice.backUp(
                                            folder.resolve("전체.saywell"), Progress.NONE, answer));
        }
    }

    @Test
    void aBackupTakesThePlaceOfWhatIsHereAtTheNextStartAndThatIsKept() throws IOException {
        Path home = folder.resolve("home");
        try (Room room = new Room(home)) {
            room.take(room.sentence("another"));
            Room.<Path>value(answer -> room.practice.restore(backup, Progress.NONE, answer));
            assertThat(room.practice.lessons().search("another")).hasSize(1);
            assertThat(Restore.isPrepared(home)).isTrue();
        }
        Restore.finish(home, Room.NOW);
        try (Room room = new Room(home)) {
            assertThat(room.practice.lessons().search("another")).isEmpty();
            Take restored = room.practice.takes().find(kept.id()).orElseThrow();
            assertThat(room.practice.takes().file(restored.audio())).exists();
            assertThat(room.practice.scoring().latest(kept.id())).isPresent();
        }
        assertThat(Restore.isPrepared(home)).isFalse();
        try (var before = Files.list(home.resolve("backups"))) {
            Path old =
                    before.filter(f -> f.getFileName().toString().startsWith("before-restore"))
                            .findFirst()
                            .orElseThrow();
            assertThat(old.resolve("saywell.db")).exists();
            assertThat(old.resolve("recordings")).isDirectory();
        }
    }

    @Test
    void aPowerCutInBetweenLosesNothing() throws IOException {
        Path home = folder.resolve("home");
        new Room(home).close();
        Restore.prepare(backup, home, Progress.NONE);
        // The recordings had changed places when the power failed, the database had not.
        Files.createDirectories(home.resolve("backups/before"));
        Files.move(home.resolve("recordings"), home.resolve("backups/before/recordings"));
        Files.move(home.resolve("restored/recordings"), home.resolve("recordings"));
        Restore.finish(home, Room.NOW);
        try (Room room = new Room(home)) {
            Take restored = room.practice.takes().find(kept.id()).orElseThrow();
            assertThat(room.practice.takes().file(restored.audio())).exists();
        }
    }

    @Test
    void aDamagedBackupChangesNothing() throws IOException {
        byte[] whole = Files.readAllBytes(backup);
        Path cut = folder.resolve("cut.saywell");
        Files.write(cut, java.util.Arrays.copyOf(whole, whole.length / 2));
        Path home = folder.resolve("home");
        try (Room room = new Room(home)) {
            room.sentence("another");
            assertThatThrownBy(() -> Restore.prepare(cut, home, Progress.NONE))
                    .isInstanceOf(BackupException.class);
        }
        Restore.finish(home, Room.NOW);
        try (Room room = new Room(home)) {
            assertThat(room.practice.lessons().search("another")).hasSize(1);
        }
    }

    @Test
    void aWholeCopyIsMadeOnceADayAndSevenAreKept() throws IOException {
        Path stick = Files.createDirectories(folder.resolve("stick"));
        try (Room room = new Room(folder.resolve("school"))) {
            assertThat(room.practice.nightly().makeOnce(Progress.NONE)).isEmpty();
            room.practice.set(NightlyWhole.FOLDER, stick.toString());
            for (int day = 1; day <= 9; day++) {
                Files.writeString(stick.resolve("saywell-2026-10-0" + day + ".saywell"), "old");
            }
            Files.writeString(stick.resolve("holiday.saywell"), "not ours");
            Path made = room.practice.nightly().makeOnce(Progress.NONE).orElseThrow();
            WholeBackup.check(made);
            assertThat(room.practice.nightly().makeOnce(Progress.NONE)).isEqualTo(Optional.empty());
            List<Path> copies = room.practice.nightly().copies();
            assertThat(copies).hasSize(NightlyWhole.KEPT).startsWith(made);
            assertThat(stick.resolve("holiday.saywell")).exists();
            room.practice.set(NightlyWhole.FOLDER, folder.resolve("pulled out").toString());
            assertThat(room.practice.nightly().makeOnce(Progress.NONE)).isEmpty();
        }
    }
}
