package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.audio.UnfinishedRecordings;
import app.saywell.speech.audio.capture.RecorderState.RecorderIdle;
import app.saywell.speech.audio.capture.RecorderState.TakeEnding;
import app.saywell.speech.audio.capture.RecorderState.TakeFinished;
import app.saywell.speech.audio.capture.RecorderState.TakeRecording;
import app.saywell.speech.signal.TakeQuality.LoudnessVerdict;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A take from its start to its stop.
@Timeout(120)
class RecorderTest {
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

    @Test
    void keepsEverySampleFromShortlyBeforeTheStartToShortlyAfterTheStop() throws Exception {
        rig.arm(3);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(2);
        recorder.stop();
        rig.next(TakeEnding.class);
        rig.give(1);
        RecordedTake recorded = rig.next(TakeFinished.class).take();
        assertThat(recorded.file()).isEqualTo(take());
        assertThat(recorded.seconds()).isEqualTo(2.8);
        assertThat(RecorderRig.samples(take()))
                .containsExactly(FakeMicrophone.samples((long) (2.6 * RATE), (long) (5.4 * RATE)));
    }

    @Test
    void keepsTheMicrophoneOpenFromTakeToTake() throws Exception {
        rig.arm(1);
        for (int i = 0; i < 3; i++) {
            recorder.start(folder.resolve(i + ".wav"));
            rig.next(TakeRecording.class);
            rig.give(1);
            recorder.stop();
            rig.next(TakeEnding.class);
            rig.give(0.5);
            rig.next(TakeFinished.class);
        }
        assertThat(microphone.openings).hasValue(1);
    }

    @Test
    void beginsTheNextTakeAsSoonAsTheOneBeforeHasItsEnd() throws Exception {
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(1);
        recorder.stop();
        recorder.start(folder.resolve("next.wav"));
        rig.next(TakeEnding.class);
        rig.give(1);
        assertThat(rig.next(TakeFinished.class).take().file()).isEqualTo(take());
        assertThat(rig.next(TakeRecording.class).file()).isEqualTo(folder.resolve("next.wav"));
    }

    @Test
    void endsByItselfOnTheSampleWhenItsTimeIsOver() throws Exception {
        rig.arm(1);
        recorder.start(take(), 1.5);
        rig.next(TakeRecording.class);
        rig.give(4);
        assertThat(rig.next(TakeFinished.class).take().seconds()).isEqualTo(1.9);
    }

    @Test
    void completesTheTakeWhenItIsClosed() throws Exception {
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(2);
        recorder.close();
        assertThat(rig.next(TakeFinished.class).take().seconds()).isEqualTo(2.4);
        assertThat(RecorderRig.samples(take())).hasSize((int) (2.4 * RATE));
    }

    @Test
    void isAWholeFileAtEveryMoment() throws Exception {
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        for (int i = 1; i <= 20; i++) {
            rig.give(0.1);
            assertThat(RecorderRig.samples(take())).hasSize((int) (0.4 * RATE + i * 0.1 * RATE));
        }
        assertThat(UnfinishedRecordings.findIn(folder)).isEmpty();
    }

    @Test
    void judgesTheTake() throws Exception {
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(5);
        recorder.stop();
        rig.next(TakeEnding.class);
        rig.give(1);
        assertThat(rig.next(TakeFinished.class).take().quality().level().verdict())
                .isEqualTo(LoudnessVerdict.CLIPPED);
    }

    @Test
    void letsTheMicrophoneGo() throws Exception {
        rig.arm(1);
        recorder.disarm();
        rig.next(RecorderIdle.class);
        assertThat(recorder.meter()).isEmpty();
    }

    private Path take() {
        return folder.resolve("take.wav");
    }
}
