package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.audio.capture.RecorderState.RecorderArmed;
import app.saywell.speech.audio.capture.RecorderState.TakeFinished;
import app.saywell.speech.audio.capture.RecorderState.TakeRecording;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A take is read while it is recorded.
@Timeout(120)
class TakeSamplesTest {
    private static final int RATE = FakeMicrophone.RATE;

    @TempDir
    Path folder;

    private final FakeMicrophone microphone = new FakeMicrophone();
    private final BlockingQueue<RecorderState> states = new LinkedBlockingQueue<>();
    private final Recorder recorder = new Recorder(PreAndPostRoll.DEFAULT, states::add, microphone::seconds);

    @AfterEach
    void close() {
        recorder.close();
    }

    @Test
    void theSamplesOfTheFileComeWhileItIsWritten() throws Exception {
        start();
        TakeSamples samples = recorder.takeSamples().orElseThrow();
        assertThat(samples.sampleRate()).isEqualTo(RATE);
        give(2);
        assertThat(samples.next().orElseThrow()).containsExactly(FakeMicrophone.samples((long) (0.6 * RATE), 3 * RATE));
        assertThat(samples.next().orElseThrow()).isEmpty();
        give(0.5);
        assertThat(samples.next().orElseThrow()).containsExactly(FakeMicrophone.samples(3 * RATE, (long) (3.5 * RATE)));
        assertThat(recorder.takeSamples().orElseThrow().next().orElseThrow())
                .as("another reader begins at the start")
                .hasSize((int) (2.9 * RATE));
    }

    @Test
    void whoReadsTooLateGetsNothingAndTheTakeIsWhole() throws Exception {
        start();
        TakeSamples samples = recorder.takeSamples().orElseThrow();
        for (int i = 0; i < 6; i++) {
            give(2);
        }
        assertThat(samples.next()).isEmpty();
        recorder.stop();
        next(RecorderState.TakeEnding.class);
        give(1);
        assertThat(next(TakeFinished.class).take().seconds()).isEqualTo(12.8);
    }

    @Test
    void aTakeThatIsOverIsNotGivenOutButWhoReadsItReadsOn() throws Exception {
        start();
        TakeSamples samples = recorder.takeSamples().orElseThrow();
        recorder.stop();
        next(RecorderState.TakeEnding.class);
        give(1);
        next(TakeFinished.class);
        assertThat(recorder.takeSamples()).isEmpty();
        assertThat(samples.next().orElseThrow()).isNotEmpty();
    }

    private void start() throws InterruptedException {
        recorder.arm(microphone);
        next(RecorderArmed.class);
        give(1);
        recorder.start(folder.resolve("take.wav"));
        next(TakeRecording.class);
    }

    /// Waits until everything was recorded.
    private void give(double seconds) throws InterruptedException {
        double target = microphone.seconds() + seconds - 1e-9;
        microphone.give(seconds);
        while (microphone.seconds() < target) {
            Thread.sleep(1);
        }
        CountDownLatch idle = new CountDownLatch(1);
        recorder.whenIdle(idle::countDown);
        idle.await();
    }

    private <S extends RecorderState> S next(Class<S> kind) throws InterruptedException {
        RecorderState state = states.take();
        while (!kind.isInstance(state)) {
            state = states.take();
        }
        return kind.cast(state);
    }
}
