package app.saywell.desk.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.EncryptionState;
import app.saywell.desk.store.database.EncryptionState.EncryptionPhase;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Kills the encryption and the decryption of a library at random times, again and again: 3 times,
/// or 40 times with `-Ddeep=true`. Every time everything is there, and the next start carries on.
class KilledConversionTest {
    private static final int KILLS = Boolean.getBoolean("deep") ? 40 : 3;
    private static final LibraryKeys KEYS = check -> Optional.of(PracticeFixture.KEY);

    @TempDir
    private Path folder;

    private final Random random = new Random(20261122);
    private String contents = "";

    @Test
    void nothingIsLostWheneverItIsKilled() throws Exception {
        Library.open(folder).close();
        try (PracticeFixture fixture = new PracticeFixture(folder, Library.open(folder))) {
            new SeededLibrary("plain").fill(fixture);
            Sentence sentence = fixture.sentence("See you tomorrow");
            for (int i = 0; i < 60; i++) {
                fixture.take(sentence);
            }
            contents = SeededLibrary.contents(fixture.library);
        }
        turn();
        long longest = TimeUnit.MILLISECONDS.toNanos(400);
        int killed = 0;
        int turns = 1;
        for (int attempt = 0; killed < KILLS; attempt++) {
            assertThat(attempt).as("attempts").isLessThan(20 * KILLS);
            Optional<Long> taken = convert((long) (random.nextDouble() * longest));
            if (taken.isPresent()) { // it was done before it was to be killed
                longest = Math.max(TimeUnit.MILLISECONDS.toNanos(20), taken.get());
                assertSame();
                turn();
                turns++;
            } else {
                killed++;
                assertSame();
            }
        }
        assertThat(new ClosedLibrary(folder).convert(KEYS, (done, all) -> {}, () -> false))
                .isTrue();
        assertSame();
        System.getLogger(KilledConversionTest.class.getName())
                .log(System.Logger.Level.INFO, "killed " + killed + " times, turned " + turns);
    }

    private void turn() {
        try (Library library = Library.open(folder, SchoolPolicy.NONE, KEYS)) {
            boolean isEncrypted = library.encryption()
                    .map(EncryptionState::phase)
                    .filter(EncryptionPhase.ENCRYPTED::equals)
                    .isPresent();
            if (isEncrypted) {
                library.decryptAtNextStart();
            } else {
                library.encryptAtNextStart(PracticeFixture.KEY);
            }
        }
    }

    /// Kills it when the time is over.
    ///
    /// @return how long it took, if it was done before
    private Optional<Long> convert(long nanos) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx192m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        TimedConversionProgram.class.getName(),
                        folder.toString()))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.getInputStream().read()).isEqualTo('b');
        long begun = System.nanoTime();
        boolean isDone = process.waitFor(nanos, TimeUnit.NANOSECONDS);
        if (!isDone) {
            process.destroyForcibly().waitFor();
            return Optional.empty();
        }
        assertThat(process.exitValue()).isZero();
        return Optional.of(System.nanoTime() - begun);
    }

    private void assertSame() {
        try (Library library = Library.open(folder, SchoolPolicy.NONE, KEYS)) {
            assertThat(SeededLibrary.contents(library)).isEqualTo(contents);
        }
    }
}
