package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.audio.UnfinishedRecordings;
import app.saywell.speech.audio.WavLayout;
import app.saywell.speech.audio.capture.RecorderState.MicrophoneOpening;
import app.saywell.speech.audio.capture.RecorderState.RecorderArmed;
import app.saywell.speech.audio.capture.RecorderState.RecorderIdle;
import app.saywell.speech.audio.capture.RecorderState.RecordingFailed;
import app.saywell.speech.audio.capture.RecorderState.TakeEnding;
import app.saywell.speech.audio.capture.RecorderState.TakeFinished;
import app.saywell.speech.audio.capture.RecorderState.TakeRecording;
import app.saywell.speech.signal.TakeQuality.LoudnessVerdict;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

@Timeout(120)
class RecorderTest {
    private static final int RATE = FakeMicrophone.RATE;

    @TempDir
    Path folder;

    private final FakeMicrophone microphone = new FakeMicrophone();
    private final BlockingQueue<RecorderState> states = new LinkedBlockingQueue<>();
    private final Recorder recorder = new Recorder(PreAndPostRoll.DEFAULT, this::listen, this::clock);
    private volatile boolean clockFails;
    private volatile boolean failingListener;

    @AfterEach
    void close() {
        recorder.close();
    }

    @Test
    void keepsEverySampleFromShortlyBeforeTheStartToShortlyAfterTheStop() throws Exception {
        arm(3);
        recorder.start(take());
        next(TakeRecording.class);
        give(2);
        recorder.stop();
        next(TakeEnding.class);
        give(1);
        RecordedTake recorded = next(TakeFinished.class).take();
        assertThat(recorded.file()).isEqualTo(take());
        assertThat(recorded.seconds()).isEqualTo(2.8);
        assertThat(samples(take())).containsExactly(FakeMicrophone.samples((long) (2.6 * RATE), (long) (5.4 * RATE)));
    }

    @Test
    void aTakeThatHasEndedInSilenceWaitsForNothingMore() throws Exception {
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        give(1);
        microphone.silence();
        give(0.2);
        recorder.stop();
        assertThat(next(TakeEnding.class).quiet()).as("it was loud just now").isEmpty();
        give(0.25);
        double seconds = next(TakeFinished.class).take().seconds();
        assertThat(seconds).isBetween(1.8 - 1e-9, 1.85 + 1e-9);
        assertThat(samples(take())).hasSize((int) Math.round(seconds * RATE));
        give(1);
        recorder.start(folder.resolve("silent.wav"));
        next(TakeRecording.class);
        recorder.stop();
        next(TakeEnding.class);
        give(0.5);
        assertThat(next(TakeFinished.class).take().seconds())
                .as("nobody spoke: that may still come")
                .isEqualTo(0.8);
    }

    @Test
    void aTakeThatIsSilentWhenItIsStoppedEndsThereAndItsSoundIsToldAtOnce() throws Exception {
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        give(1);
        microphone.silence();
        give(0.5);
        recorder.stop();
        TakeSamples quiet = next(TakeEnding.class).quiet().orElseThrow();
        short[] told = quiet.next().orElseThrow();
        assertThat(told).hasSize((int) (1.9 * RATE));
        give(0.1);
        assertThat(quiet.next().orElseThrow()).as("nothing more belongs to it").isEmpty();
        give(0.15);
        assertThat(next(TakeFinished.class).take().seconds()).isEqualTo(1.9);
        assertThat(samples(take())).containsExactly(told);
        assertThat(recorder.elapsedSeconds()).as("without the pre-roll").isEqualTo(1.5);
    }

    @Test
    void aLastWordThatBeginsWithTheKeyAfterAPauseIsKept() throws Exception {
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        give(1);
        microphone.silence();
        give(0.5);
        recorder.stop();
        next(TakeEnding.class);
        give(0.1);
        microphone.speech();
        give(0.5);
        assertThat(next(TakeFinished.class).take().seconds())
                .as("pre-roll, what was said, the pause and the whole post-roll")
                .isEqualTo(0.4 + 1.5 + 0.4);
    }

    @Test
    void aShortWordAfterTheKeyIsKeptThoughSilenceFollows() throws Exception {
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        give(1);
        microphone.silence();
        give(0.5);
        recorder.stop();
        assertThat(next(TakeEnding.class).quiet()).isPresent();
        microphone.speech();
        give(0.05);
        microphone.silence();
        give(0.5);
        assertThat(next(TakeFinished.class).take().seconds()).isBetween(1.9 + 0.35, 1.9 + 0.4 + 1e-9);
        short[] written = samples(take());
        assertThat(Arrays.copyOfRange(written, (int) (1.9 * RATE), (int) (1.95 * RATE)))
                .containsExactly(FakeMicrophone.samples((long) (2.5 * RATE), (long) (2.55 * RATE)));
    }

    @Test
    void keepsTheMicrophoneOpenFromTakeToTake() throws Exception {
        arm(1);
        for (int i = 0; i < 3; i++) {
            recorder.start(folder.resolve(i + ".wav"));
            next(TakeRecording.class);
            give(1);
            recorder.stop();
            next(TakeEnding.class);
            give(0.5);
            next(TakeFinished.class);
        }
        assertThat(microphone.openings).hasValue(1);
    }

    @Test
    void beginsTheNextTakeAsSoonAsTheOneBeforeHasItsEnd() throws Exception {
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        give(1);
        recorder.stop();
        recorder.start(folder.resolve("next.wav"));
        next(TakeEnding.class);
        give(1);
        assertThat(next(TakeFinished.class).take().file()).isEqualTo(take());
        assertThat(next(TakeRecording.class).file()).isEqualTo(folder.resolve("next.wav"));
    }

    @Test
    void endsByItselfOnTheSampleWhenItsTimeIsOver() throws Exception {
        arm(1);
        recorder.start(take(), 1.5);
        next(TakeRecording.class);
        give(4);
        assertThat(next(TakeFinished.class).take().seconds()).isEqualTo(1.9);
    }

    @Test
    void completesTheTakeWhenItIsClosed() throws Exception {
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        give(2);
        recorder.close();
        assertThat(next(TakeFinished.class).take().seconds()).isEqualTo(2.4);
        assertThat(samples(take())).hasSize((int) (2.4 * RATE));
    }

    @Test
    void isAWholeFileAtEveryMoment() throws Exception {
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        for (int i = 1; i <= 20; i++) {
            give(0.1);
            assertThat(samples(take())).hasSize((int) (0.4 * RATE + i * 0.1 * RATE));
        }
        assertThat(UnfinishedRecordings.findIn(folder)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            names = {"DEVICE_LOST", "FORMAT_CHANGED"},
            mode = Mode.INCLUDE)
    void keepsWhatItHasWhenTheMicrophoneBreaks(RecordingFailure kind) throws Exception {
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        give(2);
        microphone.fail(kind);
        RecordingFailed failed = next(RecordingFailed.class);
        assertThat(failed.failure()).isEqualTo(kind);
        assertThat(failed.savedTake().orElseThrow().seconds()).isEqualTo(2.4);
        assertThat(samples(take())).containsExactly(FakeMicrophone.samples((long) (0.6 * RATE), 3L * RATE));
    }

    @Test
    void noticesWithinTwoSecondsThatNoMoreSamplesCome() throws Exception {
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        give(1);
        microphone.hang();
        double before = microphone.seconds();
        while (!(recorder.state() instanceof RecordingFailed)) {
            microphone.pass(0.01);
            awaitTick();
        }
        assertThat(microphone.seconds() - before).isLessThan(2);
        RecordingFailed failed = next(RecordingFailed.class);
        assertThat(failed.failure()).isEqualTo(RecordingFailure.DEVICE_LOST);
        assertThat(failed.savedTake().orElseThrow().seconds()).isEqualTo(1.4);
    }

    @Test
    void tellsSleepFromLoss() throws Exception {
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        give(1);
        microphone.pass(3600);
        awaitTick();
        for (int i = 0; i < 100 && !(recorder.state() instanceof RecordingFailed); i++) {
            give(0.01);
            awaitTick();
        }
        assertThat(next(RecordingFailed.class).failure()).isEqualTo(RecordingFailure.ASLEEP);
    }

    @Test
    void recordsAgainWithoutBeingRestartedWhenTheMicrophoneIsBack() throws Exception {
        arm(1);
        microphone.fail(RecordingFailure.DEVICE_LOST);
        next(RecordingFailed.class);
        recorder.start(take());
        next(MicrophoneOpening.class);
        assertThat(next(RecordingFailed.class).savedTake()).isEmpty();
        microphone.recover();
        recorder.start(take());
        next(MicrophoneOpening.class);
        next(RecorderArmed.class);
        next(TakeRecording.class);
        give(1);
        recorder.stop();
        next(TakeEnding.class);
        give(1);
        assertThat(next(TakeFinished.class).take().seconds()).isGreaterThanOrEqualTo(1.4);
    }

    @Test
    void aMicrophoneThatComesBackIsFoundWithoutARecording() throws Exception {
        arm(1);
        microphone.fail(RecordingFailure.DEVICE_LOST);
        next(RecordingFailed.class);
        awaitTick();
        microphone.pass(2.5);
        await(() -> microphone.openings.get() > 2);
        assertThat(recorder.state()).as("told once").isInstanceOf(RecordingFailed.class);
        microphone.recover();
        microphone.give(1);
        for (int i = 0; !(recorder.state() instanceof RecorderArmed); i++) {
            assertThat(i).isLessThan(100_000);
            microphone.pass(0.01);
            awaitTick();
        }
        next(RecorderArmed.class);
        recorder.start(take());
        next(TakeRecording.class);
        give(1);
        recorder.stop();
        next(TakeEnding.class);
        give(1);
        assertThat(next(TakeFinished.class).take().seconds()).isGreaterThanOrEqualTo(1.4);
    }

    @Test
    void aGapWhileNothingIsRecordedIsNoLoss() throws Exception {
        arm(1);
        LevelMeter before = recorder.meter().orElseThrow();
        microphone.hang();
        // Until the recorder opens it again: how long that takes is not the clock's to say.
        for (int i = 0; recorder.meter().filter(meter -> meter == before).isPresent(); i++) {
            assertThat(i).isLessThan(10_000);
            microphone.pass(0.01);
            awaitTick();
        }
        await(() -> microphone.openings.get() == 2);
        microphone.recover();
        recorder.start(take());
        next(TakeRecording.class); // nobody was told of anything before
        give(1);
        assertThat(recorder.state()).isInstanceOf(TakeRecording.class);
    }

    @Test
    void aMicrophoneThatDeliversLateIsNotCalledMissing() throws Exception {
        recorder.arm(microphone);
        next(MicrophoneOpening.class);
        next(RecorderArmed.class);
        for (int i = 0; i < 400; i++) {
            microphone.pass(0.01);
            awaitTick();
        }
        give(1);
        recorder.start(take());
        next(TakeRecording.class);
    }

    @Test
    void oneThatDeliversNothingIsMissing() throws Exception {
        recorder.arm(microphone);
        next(MicrophoneOpening.class);
        next(RecorderArmed.class);
        for (int i = 0; !(recorder.state() instanceof RecordingFailed); i++) {
            assertThat(i).isLessThan(600);
            microphone.pass(0.01);
            awaitTick();
        }
        assertThat(next(RecordingFailed.class).file()).isEmpty();
    }

    @Test
    void saysThatThereIsNoMicrophone() throws Exception {
        recorder.start(take());
        assertThat(next(RecordingFailed.class).failure()).isEqualTo(RecordingFailure.NO_DEVICE);
        assertThat(take()).doesNotExist();
    }

    @Test
    void aStopBeforeTheFirstSampleEndsTheRecordingAndTheNextOneWorks() throws Exception {
        CountDownLatch opened = new CountDownLatch(1);
        recorder.arm(() -> {
            awaitQuietly(opened);
            return microphone.open();
        });
        recorder.start(take());
        recorder.stop();
        next(MicrophoneOpening.class);
        assertThat(next(RecordingFailed.class).failure()).isEqualTo(RecordingFailure.STOPPED_EARLY);
        next(MicrophoneOpening.class);
        opened.countDown();
        next(RecorderArmed.class);
        recorder.start(take());
        next(TakeRecording.class);
    }

    @Test
    void whatNobodyForesawEndsTheTakeWithItsSoundKeptAndTheNextOneWorks() throws Exception {
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        give(2);
        clockFails = true;
        RecordingFailed failed = next(RecordingFailed.class);
        clockFails = false;
        assertThat(failed.failure()).isEqualTo(RecordingFailure.UNEXPECTED);
        assertThat(failed.file()).contains(take());
        assertThat(failed.savedTake().orElseThrow().seconds()).isEqualTo(2.4);
        assertThat(samples(take())).hasSize((int) (2.4 * RATE));
        recorder.start(folder.resolve("next.wav"));
        next(MicrophoneOpening.class);
        next(RecorderArmed.class);
        next(TakeRecording.class);
    }

    @Test
    void aListenerThatFailsEndsNoTake() throws Exception {
        failingListener = true;
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        give(1);
        recorder.stop();
        next(TakeEnding.class);
        give(1);
        assertThat(next(TakeFinished.class).take().seconds()).isEqualTo(1.8);
    }

    @Test
    void overwritesNothing() throws Exception {
        Files.writeString(take(), "precious");
        arm(1);
        recorder.start(take());
        assertThat(next(RecordingFailed.class).failure()).isEqualTo(RecordingFailure.FILE_EXISTS);
        assertThat(take()).hasContent("precious");
    }

    @Test
    void saysThatItCannotWriteWhereThereIsNoFolder() throws Exception {
        arm(1);
        recorder.start(folder.resolve("missing/take.wav"));
        assertThat(next(RecordingFailed.class).failure()).isEqualTo(RecordingFailure.CANNOT_WRITE);
    }

    @Test
    void judgesTheTake() throws Exception {
        arm(1);
        recorder.start(take());
        next(TakeRecording.class);
        give(5);
        recorder.stop();
        next(TakeEnding.class);
        give(1);
        assertThat(next(TakeFinished.class).take().quality().level().verdict()).isEqualTo(LoudnessVerdict.CLIPPED);
    }

    @Test
    void letsTheMicrophoneGo() throws Exception {
        arm(1);
        recorder.disarm();
        next(RecorderIdle.class);
        assertThat(recorder.meter()).isEmpty();
    }

    private double clock() {
        if (clockFails) {
            throw new IllegalStateException("a clock that nobody foresaw");
        }
        return microphone.seconds();
    }

    private void listen(RecorderState state) {
        states.add(state);
        if (failingListener) {
            throw new IllegalStateException("a listener that fails");
        }
    }

    private Path take() {
        return folder.resolve("take.wav");
    }

    private void arm(double seconds) throws Exception {
        recorder.arm(microphone);
        next(MicrophoneOpening.class);
        next(RecorderArmed.class);
        give(seconds);
    }

    /// Delivers sound and waits until the recorder has processed it.
    private void give(double seconds) {
        double target = microphone.seconds() + seconds;
        microphone.give(seconds);
        await(() -> microphone.seconds() >= target - 1e-9);
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

    private static void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            Thread.onSpinWait();
        }
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private <S extends RecorderState> S next(Class<S> kind) throws InterruptedException {
        RecorderState state = states.take();
        assertThat(state).isInstanceOf(kind);
        return kind.cast(state);
    }

    private static short[] samples(Path file) throws IOException {
        MemorySegment bytes = MemorySegment.ofArray(Files.readAllBytes(file));
        WavLayout layout = WavLayout.read(bytes);
        return bytes.asSlice(layout.dataOffset(), layout.frames() * 2)
                .toArray(ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN));
    }
}
