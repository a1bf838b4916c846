package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.audio.capture.FakeLine.Behaviour;
import app.saywell.speech.audio.capture.RecorderState.RecordingFailed;
import app.saywell.speech.audio.capture.RecorderState.TakeFinished;
import app.saywell.speech.audio.capture.RecorderState.TakeRecording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Breaks the microphone at random times, 5 times in each way, or 50 times with `-Ddeep=true`.
/// Every time it is noticed within two seconds, what was recorded is kept sample by sample, and the
/// same recorder records the next take.
@Timeout(300)
class DeviceLossTest {
    private static final int EACH = Boolean.getBoolean("deep") ? 50 : 5;
    private static final double STEP_SECONDS = 0.02;
    private static final double MAX_SECONDS = 2;
    private static final double TOLERANCE_SECONDS = 4.0 / FakeLine.RATE;
    private static final List<Behaviour> UNPLUGGED =
            List.of(Behaviour.CLOSED, Behaviour.DEAD, Behaviour.HANGING, Behaviour.THROWING);

    @TempDir
    Path folder;

    private final FakeLine line = new FakeLine();
    private final Random random = new Random(200);
    private final Recorder recorder = new Recorder(PreAndPostRoll.DEFAULT, state -> {}, line::seconds);
    private int takes;

    /// What happens to the microphone.
    enum Loss {
        UNPLUGGED,
        MUTED,
        REFORMATTED,
        SUSPENDED
    }

    @AfterEach
    void close() {
        line.become(Behaviour.CLOSED); // lets a hanging read go
        recorder.close();
    }

    @ParameterizedTest
    @EnumSource
    void isNoticedAndNothingIsLost(Loss loss) throws IOException {
        recorder.arm(line::open);
        for (int i = 0; i < EACH; i++) {
            Path file = begin();
            double recorded = random.nextDouble(0.1, 4);
            give(recorded);
            double noticedAfter = breakAndWait(loss);
            assertThat(noticedAfter).as("%s %d", loss, i).isLessThanOrEqualTo(MAX_SECONDS);
            line.become(Behaviour.WORKING);
            RecordedTake kept = loss == Loss.MUTED ? stop() : kept(loss);
            assertThat(kept.file()).isEqualTo(file);
            assertThat(kept.seconds()).isGreaterThanOrEqualTo(recorded);
            requireEverySample(file, (int) (recorded * FakeLine.RATE));
        }
        Path next = begin();
        give(1);
        assertThat(stop().file()).isEqualTo(next);
        requireEverySample(next, FakeLine.RATE);
    }

    private Path begin() {
        give(0.5); // the pre-roll, where the microphone is open
        Path file = folder.resolve("take" + takes++ + ".wav");
        recorder.start(file);
        while (!(recorder.state() instanceof TakeRecording)) {
            LockSupport.parkNanos(100_000);
        }
        return file;
    }

    /// @return seconds until it was noticed
    private double breakAndWait(Loss loss) {
        switch (loss) {
            case UNPLUGGED -> line.become(UNPLUGGED.get(random.nextInt(UNPLUGGED.size())));
            case MUTED -> line.become(Behaviour.MUTED);
            case REFORMATTED -> {
                line.become(Behaviour.REFORMATTED);
                while (!isNoticed(loss)) { // by the next look at the line, without any time
                    LockSupport.parkNanos(100_000);
                }
            }
            case SUSPENDED -> {
                line.pass(random.nextDouble(3, 40_000));
                awaitTick();
            }
        }
        double before = line.seconds();
        while (!isNoticed(loss)) {
            if (loss == Loss.MUTED || loss == Loss.SUSPENDED) {
                give(STEP_SECONDS);
            } else {
                line.pass(STEP_SECONDS);
                awaitTick();
            }
            if (line.seconds() - before > 2 * MAX_SECONDS) {
                break;
            }
        }
        return line.seconds() - before;
    }

    private boolean isNoticed(Loss loss) {
        return loss == Loss.MUTED
                ? recorder.meter().orElseThrow().reading().isMuted()
                : recorder.state() instanceof RecordingFailed;
    }

    private RecordedTake kept(Loss loss) {
        RecordingFailed failed = (RecordingFailed) recorder.state();
        assertThat(failed.failure())
                .isEqualTo(
                        switch (loss) {
                            case REFORMATTED -> RecordingFailure.FORMAT_CHANGED;
                            case SUSPENDED -> RecordingFailure.ASLEEP;
                            default -> RecordingFailure.DEVICE_LOST;
                        });
        assertThat(failed.message()).doesNotContain("PCM_", "little-endian");
        return failed.savedTake().orElseThrow();
    }

    private RecordedTake stop() {
        recorder.stop();
        while (!(recorder.state() instanceof TakeFinished)) {
            give(0.1);
        }
        return ((TakeFinished) recorder.state()).take();
    }

    /// Delivers sound and waits until the recorder has processed it.
    private void give(double seconds) {
        double target = line.seconds() + seconds;
        line.give(seconds);
        while (line.seconds() < target - TOLERANCE_SECONDS && !(recorder.state() instanceof RecordingFailed)) {
            LockSupport.parkNanos(20_000);
        }
        awaitTick();
    }

    private void awaitTick() {
        CountDownLatch ticked = new CountDownLatch(1);
        recorder.whenIdle(ticked::countDown);
        try {
            ticked.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// The samples follow each other, except where the line was muted.
    private static void requireEverySample(Path file, int atLeast) throws IOException {
        short[] samples = RecorderRig.samples(file);
        assertThat(samples.length).isGreaterThanOrEqualTo(atLeast);
        int following = 1;
        while (following < samples.length && samples[following] == (short) (samples[following - 1] + 1)) {
            following++;
        }
        assertThat(following).isGreaterThanOrEqualTo(atLeast);
    }
}
