package app.saywell.desk.privacy.maintenance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileSweeperTest {
    private static final String ORPHAN = "recordings/ab/" + "ab".repeat(32) + ".wav";

    @TempDir
    Path folder;

    @Test
    void filesThatNothingRefersToAreDeletedAndAllOthersStay() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            Path interrupted = fixture.useCases.recovery().newRecordingFile(take.owner());
            Files.copy(folder.resolve("take.wav"), interrupted);
            fixture.useCases.tidyFolder();
            write(ORPHAN);
            write("recordings/copy123.part");
            write("unfinished/999999-999999-5.wav");
            write("cache/unpacked5/audio/1.wav");
            write("cache/backup7.db");
            write("backups/2026-11-20.part");
            write("backups/2026-11-20.db");
            write("restored/recordings/half.wav");
            write("saywell.restored/recordings/half.wav");
            write("unfinished/by somebody else.wav");

            fixture.useCases.tidyFolder();

            assertThat(folder.resolve(ORPHAN)).doesNotExist();
            assertThat(folder.resolve("recordings/copy123.part")).doesNotExist();
            assertThat(folder.resolve("unfinished/999999-999999-5.wav")).doesNotExist();
            assertThat(folder.resolve("cache")).isEmptyDirectory();
            assertThat(folder.resolve("backups/2026-11-20.part")).doesNotExist();
            assertThat(folder.resolve("restored")).doesNotExist();
            assertThat(folder.resolve("saywell.restored")).doesNotExist();
            assertThat(folder.resolve("backups/2026-11-20.db")).exists();
            assertThat(folder.resolve("unfinished/by somebody else.wav")).exists();
            assertThat(interrupted).exists();
            assertThat(fixture.useCases.takes().file(take.audio())).exists();
        }
    }

    @Test
    void whatIsPreparedStaysWhereAnotherRestoreWasInterrupted() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            write("restored/ready");
            write("restored/recordings/whole.wav");
            write("saywell.restored/recordings/half.wav");
            fixture.useCases.tidyFolder();
            assertThat(folder.resolve("restored/recordings/whole.wav")).exists();
            assertThat(folder.resolve("saywell.restored")).doesNotExist();
        }
    }

    @Test
    void recordingsThatEndedBeforeTheirFirstSampleAreDeleted() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = fixture.take(fixture.sentence("the theme park"));
            byte[] sound = Files.readAllBytes(folder.resolve("take.wav"));
            String owner = take.owner().sentenceId() + "-" + take.owner().learnerId();
            String speaker = "free-" + take.owner().learnerId();
            for (String name : new String[] {owner + "-5.wav", owner + "-6.wav", speaker + "-5-dog.wav"}) {
                Files.createDirectories(folder.resolve("unfinished"));
                Files.write(folder.resolve("unfinished/" + name), Arrays.copyOf(sound, name.contains("-6") ? 0 : 44));
            }
            Path cut = Files.write(folder.resolve("unfinished/" + owner + "-7.wav"), Arrays.copyOf(sound, 900));
            Path damaged = Files.write(folder.resolve("unfinished/" + owner + "-8.wav"), new byte[900]);
            fixture.useCases.tidyFolder();
            try (var left = Files.list(folder.resolve("unfinished"))) {
                assertThat(left).containsExactlyInAnyOrder(cut, damaged);
            }
        }
    }

    @Test
    void whatACrashLeftInTheCacheGoesBeforeAnErasureIsCarriedOn() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Path stick = Files.createDirectories(folder.resolve("stick"));
            fixture.library
                    .deletionJournal()
                    .add(DeletionKind.BACKUP_FOLDER, stick.toString(), PracticeFixture.NOW); // asks for the day
            write("cache/unpacked5/unpacked.db");
            List<Boolean> left = new ArrayList<>();
            UseCaseContext context = fixture.context();
            StartMaintenance.run(new UseCaseContext(
                    context.library(),
                    context.tasks(),
                    context.changes(),
                    context.undoHistory(),
                    () -> {
                        left.add(Files.exists(folder.resolve("cache/unpacked5")));
                        return PracticeFixture.NOW;
                    },
                    context.decodedAudio()));
            assertThat(left).isNotEmpty().doesNotContain(true);
            assertThat(fixture.library.deletionJournal().findByKind(DeletionKind.BACKUP_FOLDER))
                    .as("of the erasure")
                    .isEmpty();
        }
    }

    @Test
    void recordingsThatAnOlderDatabaseDoesNotKnowAreKept() throws IOException {
        Path copy = folder.resolve("backups/copy.db");
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.tidyFolder();
            fixture.library.copyDatabaseTo(copy);
            fixture.take(fixture.sentence("the theme park"));
        }
        Files.delete(folder.resolve("saywell.db"));
        Files.copy(copy, folder.resolve("saywell.db"));
        for (int start = 0; start < 2; start++) {
            try (PracticeFixture fixture = new PracticeFixture(folder)) {
                fixture.useCases.tidyFolder();
            }
        }
        try (var files = Files.walk(folder.resolve("recordings"))) {
            assertThat(files.filter(Files::isRegularFile)).hasSize(1);
        }
    }

    @Test
    void whatWasUnpackedIsDeletedEvenIfTheDatabaseCannotBeRead() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            write("cache/unpacked5/audio/1.wav");
            write(ORPHAN);
            fixture.library.database().execute(handle -> handle.execute("DROP TABLE unclaimed_file"));
            fixture.useCases.tidyFolder();
            assertThat(folder.resolve(ORPHAN)).as("the rest failed").exists();
            assertThat(folder.resolve("cache")).isEmptyDirectory();
        }
    }

    @Test
    void linksThatLeadBackAreNoHindranceAndNothingBehindThemIsDeleted() throws IOException {
        String recording = "/ab/" + "ab".repeat(32) + ".wav";
        Path kept = folder.resolve("backups/before-restore-1/recordings" + recording);
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.tidyFolder();
            write("backups/before-restore-1/recordings" + recording);
            write("recordings" + recording);
            for (String link : new String[] {"recordings/back", "recordings/cd", "unfinished/x"}) {
                Files.createSymbolicLink(folder.resolve(link), Path.of(".."));
            }
            fixture.useCases.tidyFolder();
            assertThat(folder.resolve("recordings" + recording)).doesNotExist();
            assertThat(kept).exists();
        }
        Files.delete(folder.resolve("saywell.db"));
        write("recordings" + recording);
        assertThatThrownBy(() -> new PracticeFixture(folder))
                .isInstanceOf(LibraryException.class)
                .hasMessageStartingWith("L10");
    }

    @Test
    void aStampThatIsNoTextCountsAsExchangedAndIsMadeAnew() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.tidyFolder();
            write(ORPHAN);
            Files.write(folder.resolve("saywell.opening"), new byte[] {(byte) 0xc3, (byte) 0xff});
            fixture.useCases.tidyFolder();
            assertThat(folder.resolve(ORPHAN))
                    .as("kept, to be on the safe side")
                    .exists();
            write("recordings/copy9.part");
            fixture.useCases.tidyFolder();
            assertThat(folder.resolve("recordings/copy9.part")).doesNotExist();
            assertThat(fixture.library.openingStamp().wasExchanged()).isFalse();
        }
    }

    @Test
    void theLibraryFromBeforeARestoreIsKeptForAWhile() throws IOException {
        Instant now = PracticeFixture.NOW;
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            String[] names = {"backups/before-restore-old", "backups/before-restore-new"};
            for (String name : names) {
                write(name + "/saywell.db");
            }
            setAge(names[0], now.minus(FileSweeper.PREVIOUS_LIBRARY_RETENTION).minusSeconds(1));
            setAge(names[1], now.minus(FileSweeper.PREVIOUS_LIBRARY_RETENTION));
            write("backups/of somebody else.txt");
            setAge("backups/of somebody else.txt", Instant.EPOCH);
            write("reference.db");

            new FileSweeper(fixture.library, now).sweep();

            assertThat(folder.resolve(names[0])).doesNotExist();
            assertThat(folder.resolve(names[1])).exists();
            assertThat(folder.resolve("backups/of somebody else.txt")).exists();
            assertThat(folder.resolve("reference.db")).doesNotExist();
        }
    }

    private void setAge(String name, Instant time) throws IOException {
        Files.setLastModifiedTime(folder.resolve(name), FileTime.from(time));
    }

    private void write(String name) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        Files.writeString(folder.resolve(name), "left by a crash");
    }
}
