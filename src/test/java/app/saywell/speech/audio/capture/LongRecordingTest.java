package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.speech.audio.WavLayout;
import app.saywell.speech.audio.capture.RecorderState.RecordingFailed;
import app.saywell.speech.audio.capture.RecorderState.TakeFinished;
import app.saywell.speech.audio.capture.RecorderState.TakeRecording;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Records ten minutes, or eight hours with `-Ddeep=true`, as fast as the disk allows.
@Timeout(300)
class LongRecordingTest {
    private static final int RATE = FakeMicrophone.RATE;
    private static final double SECONDS = Boolean.getBoolean("deep") ? 8 * 3600 : 600;
    private static final long MAX_HEAP_GROWTH = 5 << 20;

    @TempDir
    Path folder;

    private final FakeMicrophone microphone = new FakeMicrophone();

    @Test
    void losesNoSampleAndTakesNoMoreMemoryTheLongerItGets() throws Exception {
        Path file = folder.resolve("long.wav");
        try (Recorder recorder = recorder(file)) {
            give(recorder, 60);
            long before = usedHeap();
            give(recorder, SECONDS - 60);
            assertThat(usedHeap() - before).isLessThan(MAX_HEAP_GROWTH);
            recorder.disarm();
            awaitEnd(recorder);
            assertThat(recorder.state()).isInstanceOf(TakeFinished.class);
        }
        assertHoldsEverySample(file, (long) (SECONDS * RATE));
    }

    @Test
    void keepsWhatFitsOnTheDisk() throws Exception {
        assumeTrue(Boolean.getBoolean("deep"), "needs the right to mount a small disk");
        run("mount", "-t", "tmpfs", "-o", "size=12m", "tmpfs", folder.toString());
        try (Recorder recorder = recorder(folder.resolve("take.wav"))) {
            for (int i = 0; i < 200 && !(recorder.state() instanceof RecordingFailed); i++) {
                give(recorder, 4);
            }
            assertThat(recorder.state()).isInstanceOf(RecordingFailed.class);
            RecordingFailed failed = (RecordingFailed) recorder.state();
            assertThat(failed.failure()).isEqualTo(RecordingFailure.DISK_FULL);
            assertThat(failed.savedTake().orElseThrow().seconds()).isGreaterThan(300);
            assertHoldsEverySample(
                    folder.resolve("take.wav"),
                    Math.round(failed.savedTake().orElseThrow().seconds() * RATE));
        } finally {
            run("umount", folder.toString());
        }
    }

    private Recorder recorder(Path file) {
        Recorder recorder = new Recorder(new PreAndPostRoll(0, 0), state -> {}, microphone::seconds);
        recorder.arm(microphone);
        recorder.start(file);
        while (!(recorder.state() instanceof TakeRecording)) {
            LockSupport.parkNanos(100_000);
        }
        return recorder;
    }

    /// Stays no further ahead of the recorder than a real device would.
    private void give(Recorder recorder, double seconds) {
        double end = microphone.seconds() + seconds;
        for (double at = microphone.seconds(); at < end; at += 4) {
            microphone.give(Math.min(4, end - at));
            while (recorder.elapsedSeconds() < Math.min(at + 4, end) - 1e-6
                    && !(recorder.state() instanceof RecordingFailed)) {
                LockSupport.parkNanos(100_000);
            }
        }
    }

    private static void awaitEnd(Recorder recorder) {
        while (!(recorder.state() instanceof TakeFinished)) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    private static void assertHoldsEverySample(Path file, long expected) throws IOException {
        ValueLayout.OfShort sample = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
        try (FileChannel channel = FileChannel.open(file);
                Arena arena = Arena.ofConfined()) {
            MemorySegment bytes = channel.map(MapMode.READ_ONLY, 0, channel.size(), arena);
            WavLayout layout = WavLayout.read(bytes);
            assertThat(layout.frames()).isEqualTo(expected);
            long wrong = 0;
            for (long i = 0; i < expected; i++) {
                wrong += bytes.get(sample, layout.dataOffset() + i * 2) == (short) i ? 0 : 1;
            }
            assertThat(wrong).isZero();
        }
    }

    private static long usedHeap() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static void run(String... command) throws IOException, InterruptedException {
        assumeTrue(new ProcessBuilder(command).start().waitFor() == 0, command[0] + " refused");
    }
}
