package app.saywell.desk.lessons.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class LessonLockTest {
    private static final int COMPUTERS = 8;
    private static final int ROUNDS = 40;

    @TempDir
    Path folder;

    @Test
    void isRefusedWhileAnotherComputerHasItAndFreeAfterwards() throws IOException {
        try (LessonLock first = LessonLock.take(folder, "unit-3")) {
            assertThatExceptionOfType(SharedFolderException.class).isThrownBy(() -> LessonLock.take(folder, "unit-3"));
            assertThatCode(() -> LessonLock.take(folder, "unit-4").close()).doesNotThrowAnyException();
            assertThatCode(first::requireHeld).doesNotThrowAnyException();
        }
        LessonLock.take(folder, "unit-3").close();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void whoseLockWasTakenOverNeitherWritesNorGivesBackThatOfTheOther() throws IOException {
        LessonLock slept = LessonLock.take(folder, "unit-3");
        leaveBehind("unit-3");
        LessonLock other = LessonLock.take(folder, "unit-3");
        assertThatExceptionOfType(SharedFolderException.class).isThrownBy(slept::requireHeld);
        slept.close();
        assertThatCode(other::requireHeld).doesNotThrowAnyException();
        other.close();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void whatAKilledProgramLeftWhileItTookALockOverIsTakenOverToo() throws IOException {
        String killed = "a computer that was switched off";
        leaveBehind(Files.writeString(folder.resolve(".unit-3.lock"), killed));
        String second = "another one, killed before it could delete the first";
        leaveBehind(Files.writeString(rightToDelete(killed), second));
        leaveBehind(Files.writeString(rightToDelete(second), "a third, killed before it could delete the second"));
        LessonLock.take(folder, "unit-3").close();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aLockThatAnotherComputerIsTakingOverIsLeftAlone() throws IOException {
        String killed = "a computer that was switched off";
        Path lock = leaveBehind(Files.writeString(folder.resolve(".unit-3.lock"), killed));
        Path right = Files.writeString(rightToDelete(killed), "a computer that is taking it over");
        assertThatExceptionOfType(SharedFolderException.class).isThrownBy(() -> LessonLock.take(folder, "unit-3"));
        assertThat(lock).hasContent(killed);
        assertThat(right).exists();
    }

    @Test
    void anOwnerWhoWakesUpWhileItsLockIsTakenOverDoesNotDeleteIt() throws IOException {
        LessonLock slept = LessonLock.take(folder, "unit-3");
        Path lock = leaveBehind("unit-3");
        Path right = Files.writeString(rightToDelete(Files.readString(lock)), "a computer that is taking it over");
        slept.close();
        assertThat(lock)
                .as("only one may delete it, and that is not its owner any more")
                .exists();
        Files.delete(right);
        slept.close();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aLockWithoutATokenIsTakenOver() throws IOException {
        leaveBehind(Files.createFile(folder.resolve(".unit-3.lock")));
        LessonLock.take(folder, "unit-3").close();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void whatKilledProgramsLeftIsRemovedAndNothingOfOthers() throws IOException {
        leaveBehind(Files.createFile(folder.resolve("." + UUID.randomUUID() + ".now")));
        leaveBehind(Files.createFile(folder.resolve("." + UUID.randomUUID() + ".part")));
        leaveBehind(Files.writeString(rightToDelete("a lock that is gone"), "a killed program"));
        Path used = Files.createFile(folder.resolve("." + UUID.randomUUID() + ".part"));
        Path ofOthers = leaveBehind(Files.createFile(folder.resolve(".download.part")));
        LessonLock.take(folder, "unit-3").close();
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactlyInAnyOrder(used, ofOthers);
        }
    }

    private Path rightToDelete(String token) {
        return folder.resolve("." + UUID.nameUUIDFromBytes(token.getBytes(StandardCharsets.UTF_8)) + ".over");
    }

    @Test
    @Timeout(240)
    void ofManyThatFindOneLeftBehindAtMostOneMayWrite() throws Exception {
        try (ExecutorService computers = Executors.newFixedThreadPool(COMPUTERS)) {
            int written = 0;
            for (int round = 0; round < ROUNDS; round++) {
                Files.writeString(folder.resolve(".unit-3.lock"), "a computer that was switched off");
                leaveBehind("unit-3");
                written += takeAtOnce(computers);
            }
            assertThat(written).as("nobody waits for ever").isGreaterThan(ROUNDS / 2);
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    /// @return how many may write; never more than one at a time
    private int takeAtOnce(ExecutorService computers) throws Exception {
        CountDownLatch start = new CountDownLatch(1);
        AtomicInteger writing = new AtomicInteger();
        List<Future<Boolean>> answers = new ArrayList<>();
        for (int i = 0; i < COMPUTERS; i++) {
            answers.add(computers.submit(() -> {
                start.await();
                try (LessonLock lock = LessonLock.take(folder, "unit-3")) {
                    lock.requireHeld();
                    assertThat(writing.incrementAndGet()).isEqualTo(1);
                    writing.decrementAndGet();
                    return true;
                } catch (SharedFolderException e) {
                    return false;
                }
            }));
        }
        start.countDown();
        int written = 0;
        for (Future<Boolean> answer : answers) {
            written += answer.get() ? 1 : 0;
        }
        return written;
    }

    private Path leaveBehind(String lesson) throws IOException {
        return leaveBehind(folder.resolve("." + lesson + ".lock"));
    }

    private static Path leaveBehind(Path file) throws IOException {
        return Files.setLastModifiedTime(
                file, FileTime.from(Instant.now().minus(LessonLock.LEFT_BEHIND).minusSeconds(60)));
    }
}
