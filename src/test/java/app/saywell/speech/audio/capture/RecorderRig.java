package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.audio.WavLayout;
import app.saywell.speech.audio.capture.RecorderState.MicrophoneOpening;
import app.saywell.speech.audio.capture.RecorderState.RecorderArmed;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;

/// A recorder with a microphone that delivers when a test says so, and the states that it told.
final class RecorderRig implements AutoCloseable {
    final FakeMicrophone microphone = new FakeMicrophone();
    private final BlockingQueue<RecorderState> states = new LinkedBlockingQueue<>();
    final Recorder recorder = new Recorder(PreAndPostRoll.DEFAULT, this::listen, this::clock);

    /// Whether the clock of the recorder throws.
    volatile boolean clockFails;

    /// Whether the listener throws once it has been told.
    volatile boolean listenerFails;

    @Override
    public void close() {
        recorder.close();
    }

    private double clock() {
        if (clockFails) {
            throw new IllegalStateException("a clock that nobody foresaw");
        }
        return microphone.seconds();
    }

    private void listen(RecorderState state) {
        states.add(state);
        if (listenerFails) {
            throw new IllegalStateException("a listener that fails");
        }
    }

    /// Opens the microphone and has it deliver sound.
    void arm(double seconds) throws Exception {
        recorder.arm(microphone);
        next(MicrophoneOpening.class);
        next(RecorderArmed.class);
        give(seconds);
    }

    /// Delivers sound and waits until the recorder has processed it.
    void give(double seconds) {
        double target = microphone.seconds() + seconds;
        microphone.give(seconds);
        await(() -> microphone.seconds() >= target - 1e-9);
        awaitTick();
    }

    /// Waits until the recorder has done what was asked of it so far.
    void awaitTick() {
        CountDownLatch ticked = new CountDownLatch(1);
        recorder.whenIdle(ticked::countDown);
        try {
            ticked.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            Thread.onSpinWait();
        }
    }

    /// The next state that it told, which is of this kind.
    <S extends RecorderState> S next(Class<S> kind) throws InterruptedException {
        RecorderState state = states.take();
        assertThat(state).isInstanceOf(kind);
        return kind.cast(state);
    }

    /// The samples of a WAV file.
    static short[] samples(Path file) throws IOException {
        MemorySegment bytes = MemorySegment.ofArray(Files.readAllBytes(file));
        WavLayout layout = WavLayout.read(bytes);
        return bytes.asSlice(layout.dataOffset(), layout.frames() * 2)
                .toArray(ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN));
    }
}
