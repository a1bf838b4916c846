package app.saywell.desk.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Kills an erasure at random times: 3 times, or 20 times with `-Ddeep=true`. Afterwards either
/// everything is there or nothing, a certificate tells of all of it, and others are untouched.
class KilledErasureTest {
    private static final int KILLS = Boolean.getBoolean("deep") ? 20 : 3;
    private static final int TAKES = 7; // with more, two learners have a tone in common

    @TempDir
    private Path data;

    private final Random random = new Random(20261124);
    private final List<Take> others = new ArrayList<>();

    /// What an erasure came to.
    private enum Ending {
        KILLED,
        DONE
    }

    @Test
    void aKilledErasureIsAllOrNothingWheneverItIsKilled() throws Exception {
        try (PracticeFixture fixture = new PracticeFixture(data)) {
            others.addAll(takesOf(fixture, learner(fixture, "다른 학생")));
        }
        long longest = TimeUnit.MILLISECONDS.toNanos(400);
        int killed = 0;
        int begun = 0;
        for (int attempt = 0; killed < KILLS; attempt++) {
            assertThat(attempt).as("attempts").isLessThan(20 * KILLS);
            long learner;
            List<Take> takes;
            try (PracticeFixture fixture = new PracticeFixture(data)) {
                learner = learner(fixture, "박하늘");
                takes = takesOf(fixture, learner);
            }
            long start = System.nanoTime();
            if (erase(learner, (long) (random.nextDouble() * longest)) == Ending.DONE) {
                longest = Math.max(
                        TimeUnit.MILLISECONDS.toNanos(20), Math.min(System.nanoTime() - start, longest * 3 / 4));
                assertErased(learner, takes, Optional.empty());
            } else {
                killed++;
                begun += assertAllOrNothing(learner, takes) ? 1 : 0;
            }
        }
        System.getLogger(KilledErasureTest.class.getName())
                .log(System.Logger.Level.INFO, "killed " + killed + ", carried on " + begun);
    }

    /// @return whether it had begun, and the start carried it on
    private boolean assertAllOrNothing(long learner, List<Take> takes) throws IOException {
        boolean isHandedOut;
        try (PracticeFixture fixture = new PracticeFixture(data)) {
            // The process may be killed when all is done, before it says so.
            isHandedOut = fixture.library.erasures().findAll().isEmpty();
            assertThat(isHandedOut && !isAllErased(fixture))
                    .as("a certificate of what is still to be erased")
                    .isFalse();
            fixture.useCases.tidyFolder();
            if (fixture.library.learners().find(learner).isPresent()) {
                assertWhole(fixture, takes);
                assertWhole(fixture, others);
                PrivacyCertificate again = fixture.useCases.erasure().eraseLearner(learner);
                assertThat(again.recordings()).isEqualTo(TAKES);
                return false;
            }
        }
        assertErased(learner, takes, isHandedOut ? Optional.empty() : Optional.of(TAKES));
        return true;
    }

    private static boolean isAllErased(PracticeFixture fixture) {
        return Stream.of(DeletionKind.values())
                .allMatch(kind ->
                        fixture.library.deletionJournal().findByKind(kind).isEmpty());
    }

    private void assertErased(long learner, List<Take> takes, Optional<Integer> certified) throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(data)) {
            fixture.useCases.tidyFolder();
            assertThat(fixture.library.learners().find(learner)).isEmpty();
            assertThat(takes)
                    .allSatisfy(take -> assertThat(fixture.library.recordings().pathOf(take.audio()))
                            .doesNotExist());
            assertThat(fixture.useCases.erasure().takeInterruptedCertificate().map(PrivacyCertificate::recordings))
                    .isEqualTo(certified);
            assertWhole(fixture, others);
        }
    }

    private static void assertWhole(PracticeFixture fixture, List<Take> takes) {
        assertThat(takes).allSatisfy(take -> assertThat(
                        RecordingFiles.sha256Of(fixture.useCases.takes().file(take.audio())))
                .isEqualTo(take.audio().hash()));
    }

    private Ending erase(long learner, long nanos) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx192m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Dencrypted=" + Boolean.getBoolean("encrypted"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        TimedErasureProgram.class.getName(),
                        data.toString(),
                        Long.toString(learner))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.getInputStream().read()).isEqualTo('b');
        process.waitFor(nanos, TimeUnit.NANOSECONDS);
        process.toHandle().destroyForcibly(); // that of the process closes its output
        process.waitFor();
        return process.getInputStream().read() == 'e' ? Ending.DONE : Ending.KILLED;
    }

    private static long learner(PracticeFixture fixture, String name) {
        return fixture.useCases
                .learners()
                .add(name, "17", Optional.empty(), Consent.THIS_COMPUTER)
                .id();
    }

    private static List<Take> takesOf(PracticeFixture fixture, long learner) throws IOException {
        Sentence sentence = fixture.sentence("the theme park");
        List<Take> takes = new ArrayList<>();
        for (int i = 0; i < TAKES; i++) {
            takes.add(fixture.take(sentence, learner));
        }
        return takes;
    }
}
