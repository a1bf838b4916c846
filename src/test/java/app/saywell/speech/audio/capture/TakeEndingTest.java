package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.audio.capture.RecorderState.TakeEnding;
import app.saywell.speech.audio.capture.RecorderState.TakeFinished;
import app.saywell.speech.audio.capture.RecorderState.TakeRecording;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// How much after the key still belongs to a take: in silence it ends sooner, and what is said is kept.
@Timeout(120)
class TakeEndingTest {
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
    void aTakeThatHasEndedInSilenceWaitsForNothingMore() throws Exception {
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(1);
        microphone.silence();
        rig.give(0.2);
        recorder.stop();
        assertThat(rig.next(TakeEnding.class).quiet())
                .as("it was loud just now")
                .isEmpty();
        rig.give(0.11);
        short[] told = rig.next(TakeEnding.class).quiet().orElseThrow().next().orElseThrow();
        assertThat(told.length / (double) RATE)
                .as("pre-roll, what was said and silence of three tenths, as soon as they were over")
                .isBetween(1.7 - 1e-9, 1.71 + 1e-9);
        rig.give(0.15);
        assertThat(rig.next(TakeFinished.class).take().seconds()).isEqualTo(told.length / (double) RATE);
        assertThat(RecorderRig.samples(take())).containsExactly(told);
        rig.give(1);
        recorder.start(folder.resolve("silent.wav"));
        rig.next(TakeRecording.class);
        recorder.stop();
        rig.next(TakeEnding.class);
        rig.give(0.5);
        assertThat(rig.next(TakeFinished.class).take().seconds())
                .as("nobody spoke: that may still come")
                .isEqualTo(0.8);
    }

    @Test
    void aTakeThatIsSilentWhenItIsStoppedEndsThereAndItsSoundIsToldAtOnce() throws Exception {
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(1);
        microphone.silence();
        rig.give(0.5);
        recorder.stop();
        TakeSamples quiet = rig.next(TakeEnding.class).quiet().orElseThrow();
        short[] told = quiet.next().orElseThrow();
        assertThat(told).hasSize((int) (1.9 * RATE));
        rig.give(0.1);
        assertThat(quiet.next().orElseThrow()).as("nothing more belongs to it").isEmpty();
        rig.give(0.15);
        assertThat(rig.next(TakeFinished.class).take().seconds()).isEqualTo(1.9);
        assertThat(RecorderRig.samples(take())).containsExactly(told);
        assertThat(recorder.elapsedSeconds()).as("without the pre-roll").isEqualTo(1.5);
    }

    @Test
    void aLastWordThatBeginsWithTheKeyAfterAPauseIsKept() throws Exception {
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(1);
        microphone.silence();
        rig.give(0.5);
        recorder.stop();
        rig.next(TakeEnding.class);
        rig.give(0.1);
        microphone.speech();
        rig.give(0.5);
        assertThat(rig.next(TakeFinished.class).take().seconds())
                .as("pre-roll, what was said, the pause and the whole post-roll")
                .isEqualTo(0.4 + 1.5 + 0.4);
    }

    @Test
    void aShortWordAfterTheKeyIsKeptThoughSilenceFollows() throws Exception {
        rig.arm(1);
        recorder.start(take());
        rig.next(TakeRecording.class);
        rig.give(1);
        microphone.silence();
        rig.give(0.5);
        recorder.stop();
        assertThat(rig.next(TakeEnding.class).quiet()).isPresent();
        microphone.speech();
        rig.give(0.05);
        microphone.silence();
        rig.give(0.5);
        assertThat(rig.next(TakeFinished.class).take().seconds()).isBetween(1.9 + 0.35, 1.9 + 0.4 + 1e-9);
        short[] written = RecorderRig.samples(take());
        assertThat(Arrays.copyOfRange(written, (int) (1.9 * RATE), (int) (1.95 * RATE)))
                .containsExactly(FakeMicrophone.samples((long) (2.5 * RATE), (long) (2.55 * RATE)));
    }

    private Path take() {
        return folder.resolve("take.wav");
    }
}
