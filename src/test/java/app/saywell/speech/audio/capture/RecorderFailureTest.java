package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.audio.capture.RecorderState.MicrophoneOpening;
import app.saywell.speech.audio.capture.RecorderState.RecorderArmed;
import app.saywell.speech.audio.capture.RecorderState.RecordingFailed;
import app.saywell.speech.audio.capture.RecorderState.TakeEnding;
import app.saywell.speech.audio.capture.RecorderState.TakeFinished;
import app.saywell.speech.audio.capture.RecorderState.TakeRecording;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/// What a recorder does when the microphone, the disk or anything else fails: it says so, and keeps what it has.
@Timeout(120)
class RecorderFailureTest {
    private static final int RATE = FakeMicrophone.RATE;

    @TempDir
    Path folder;

    private final RecorderRig rig = new RecorderRig();
    private final FakeMicrophone microphone = rig.microphone;
    private final Recorder recorder = rig.recorder;

    @AfterEach
    void close() {
        rig.close();
    }

    @ParameterizedTest
    @EnumSource(
            names = {"DEVICE_LOST", "FORMAT_CHANGED"},
            mode = Mode.INCLUDE)
    void keepsWhatItHasWhenTheMicrophoneBreaks(RecordingFailure kind) throws Exception {
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(2);
        microphone.fail(kind);
        RecordingFailed failed = rig.next(RecordingFailed.class);
        assertThat(failed.failure()).isEqualTo(kind);
        assertThat(failed.savedTake().orElseThrow().seconds()).isEqualTo(2.4);
        assertThat(RecorderRig.samples(take())).containsExactly(FakeMicrophone.samples((long) (0.6 * RATE), 3L * RATE));
    }

    @Test
    void noticesWithinTwoSecondsThatNoMoreSamplesCome() throws Exception {
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(1);
        microphone.hang();
        double before = microphone.seconds();
        while (!(recorder.state() instanceof RecordingFailed)) {
            microphone.pass(0.01);
            rig.awaitTick();
        }
        assertThat(microphone.seconds() - before).isLessThan(2);
        RecordingFailed failed = rig.next(RecordingFailed.class);
        assertThat(failed.failure()).isEqualTo(RecordingFailure.DEVICE_LOST);
        assertThat(failed.savedTake().orElseThrow().seconds()).isEqualTo(1.4);
    }

    @Test
    void tellsSleepFromLoss() throws Exception {
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(1);
        microphone.pass(3600);
        rig.awaitTick();
        for (int i = 0; i < 100 && !(recorder.state() instanceof RecordingFailed); i++) {
            rig.give(0.01);
            rig.awaitTick();
        }
        assertThat(rig.next(RecordingFailed.class).failure()).isEqualTo(RecordingFailure.ASLEEP);
    }

    @Test
    void recordsAgainWithoutBeingRestartedWhenTheMicrophoneIsBack() throws Exception {
        rig.arm(1);
        microphone.fail(RecordingFailure.DEVICE_LOST);
        rig.next(RecordingFailed.class);
        recorder.start(take());
        rig.next(MicrophoneOpening.class);
        assertThat(rig.next(RecordingFailed.class).savedTake()).isEmpty();
        microphone.recover();
        recorder.start(take());
        rig.next(MicrophoneOpening.class);
        rig.next(RecorderArmed.class);
        rig.next(TakeRecording.class);
        rig.give(1);
        recorder.stop();
        rig.next(TakeEnding.class);
        rig.give(1);
        assertThat(rig.next(TakeFinished.class).take().seconds()).isGreaterThanOrEqualTo(1.4);
    }

    @Test
    void aMicrophoneThatComesBackIsFoundWithoutARecording() throws Exception {
        rig.arm(1);
        microphone.fail(RecordingFailure.DEVICE_LOST);
        rig.next(RecordingFailed.class);
        rig.awaitTick();
        microphone.pass(2.5);
        RecorderRig.await(() -> microphone.openings.get() > 2);
        assertThat(recorder.state()).as("told once").isInstanceOf(RecordingFailed.class);
        microphone.recover();
        microphone.give(1);
        for (int i = 0; !(recorder.state() instanceof RecorderArmed); i++) {
            assertThat(i).isLessThan(100_000);
            microphone.pass(0.01);
            rig.awaitTick();
        }
        rig.next(RecorderArmed.class);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(1);
        recorder.stop();
        rig.next(TakeEnding.class);
        rig.give(1);
        assertThat(rig.next(TakeFinished.class).take().seconds()).isGreaterThanOrEqualTo(1.4);
    }

    @Test
    void aGapWhileNothingIsRecordedIsNoLoss() throws Exception {
        rig.arm(1);
        LevelMeter before = recorder.meter().orElseThrow();
        microphone.hang();
        // Until the recorder opens it again: how long that takes is not the clock's to say.
        for (int i = 0; recorder.meter().filter(meter -> meter == before).isPresent(); i++) {
            assertThat(i).isLessThan(10_000);
            microphone.pass(0.01);
            rig.awaitTick();
        }
        RecorderRig.await(() -> microphone.openings.get() == 2);
        microphone.recover();
        recorder.start(take());
        rig.next(TakeRecording.class); // nobody was told of anything before
        rig.give(1);
        assertThat(recorder.state()).isInstanceOf(TakeRecording.class);
    }

    @Test
    void aMicrophoneThatDeliversLateIsNotCalledMissing() throws Exception {
        recorder.arm(microphone);
        rig.next(MicrophoneOpening.class);
        rig.next(RecorderArmed.class);
        for (int i = 0; i < 400; i++) {
            microphone.pass(0.01);
            rig.awaitTick();
        }
        rig.give(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
    }

    @Test
    void oneThatDeliversNothingIsMissing() throws Exception {
        recorder.arm(microphone);
        rig.next(MicrophoneOpening.class);
        rig.next(RecorderArmed.class);
        for (int i = 0; !(recorder.state() instanceof RecordingFailed); i++) {
            assertThat(i).isLessThan(600);
            microphone.pass(0.01);
            rig.awaitTick();
        }
        assertThat(rig.next(RecordingFailed.class).file()).isEmpty();
    }

    @Test
    void saysThatThereIsNoMicrophone() throws Exception {
        recorder.start(take());
        assertThat(rig.next(RecordingFailed.class).failure()).isEqualTo(RecordingFailure.NO_DEVICE);
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
        rig.next(MicrophoneOpening.class);
        assertThat(rig.next(RecordingFailed.class).failure()).isEqualTo(RecordingFailure.STOPPED_EARLY);
        rig.next(MicrophoneOpening.class);
        opened.countDown();
        rig.next(RecorderArmed.class);
        recorder.start(take());
        rig.next(TakeRecording.class);
    }

    @Test
    void whatNobodyForesawEndsTheTakeWithItsSoundKeptAndTheNextOneWorks() throws Exception {
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(2);
        rig.clockFails = true;
        RecordingFailed failed = rig.next(RecordingFailed.class);
        rig.clockFails = false;
        assertThat(failed.failure()).isEqualTo(RecordingFailure.UNEXPECTED);
        assertThat(failed.file()).contains(take());
        assertThat(failed.savedTake().orElseThrow().seconds()).isEqualTo(2.4);
        assertThat(RecorderRig.samples(take())).hasSize((int) (2.4 * RATE));
        recorder.start(folder.resolve("next.wav"));
        rig.next(MicrophoneOpening.class);
        rig.next(RecorderArmed.class);
        rig.next(TakeRecording.class);
    }

    @Test
    void aListenerThatFailsEndsNoTake() throws Exception {
        rig.listenerFails = true;
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(1);
        recorder.stop();
        rig.next(TakeEnding.class);
        rig.give(1);
        assertThat(rig.next(TakeFinished.class).take().seconds()).isEqualTo(1.8);
    }

    @Test
    void overwritesNothing() throws Exception {
        Files.writeString(take(), "precious");
        rig.arm(1);
        recorder.start(take());
        assertThat(rig.next(RecordingFailed.class).failure()).isEqualTo(RecordingFailure.FILE_EXISTS);
        assertThat(take()).hasContent("precious");
    }

    @Test
    void saysThatItCannotWriteWhereThereIsNoFolder() throws Exception {
        rig.arm(1);
        recorder.start(folder.resolve("missing/take.wav"));
        assertThat(rig.next(RecordingFailed.class).failure()).isEqualTo(RecordingFailure.CANNOT_WRITE);
    }

    private Path take() {
        return folder.resolve("take.wav");
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
