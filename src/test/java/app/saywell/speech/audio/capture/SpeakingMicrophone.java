package app.saywell.speech.audio.capture;

import app.saywell.speech.audio.capture.RecorderState.RecordingFailed;
import app.saywell.speech.audio.capture.RecorderState.TakeFinished;
import app.saywell.speech.audio.capture.RecorderState.TakeRecording;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/// A microphone for tests into which recorded speech is spoken, faster than people speak. Its clock
/// follows the samples, and can jump, as that of a computer that slept.
public final class SpeakingMicrophone {
    private static final int BLOCKS_PER_SECOND = 50;
    private static final double SILENCE_SECONDS = 0.5;
    private static final double MAX_AHEAD_SECONDS = 3;

    private final int rate;
    private final BlockingQueue<short[]> blocks = new ArrayBlockingQueue<>(BLOCKS_PER_SECOND);
    private final Recorder recorder = new Recorder(PreAndPostRoll.DEFAULT, state -> {}, this::seconds);
    private volatile double extraSeconds;
    private volatile long givenSamples;

    /// Opens it, and a recorder that listens.
    public SpeakingMicrophone(int rate) {
        this.rate = rate;
        recorder.arm(SpokenSource::new);
    }

    /// Records speech into a new file.
    public RecordedTake record(short[] speech, Path file) throws InterruptedException {
        give(new short[(int) (SILENCE_SECONDS * rate)]);
        recorder.start(file);
        awaitStart();
        give(speech);
        recorder.stop();
        while (!(recorder.state() instanceof TakeFinished)) {
            give(new short[rate / BLOCKS_PER_SECOND]);
            LockSupport.parkNanos(5_000_000);
        }
        return ((TakeFinished) recorder.state()).take();
    }

    /// The computer sleeps during a take that has just been started, and wakes up again.
    ///
    /// @return how the take ended
    public RecordingFailed sleep(double sleptSeconds, Path file) throws InterruptedException {
        give(new short[(int) (SILENCE_SECONDS * rate)]);
        recorder.start(file);
        awaitStart();
        give(new short[rate]);
        extraSeconds += sleptSeconds;
        while (!(recorder.state() instanceof RecordingFailed)) {
            blocks.offer(new short[rate / BLOCKS_PER_SECOND], 10, TimeUnit.MILLISECONDS);
            LockSupport.parkNanos(2_000_000);
        }
        RecordingFailed end = (RecordingFailed) recorder.state();
        blocks.clear();
        recorder.arm(SpokenSource::new);
        return end;
    }

    /// Closes the recorder.
    public void close() {
        recorder.close();
    }

    private double seconds() {
        return extraSeconds + (double) givenSamples / rate;
    }

    private void give(short[] samples) throws InterruptedException {
        int step = rate / BLOCKS_PER_SECOND;
        for (int from = 0; from < samples.length; from += step) {
            short[] block = new short[step];
            System.arraycopy(samples, from, block, 0, Math.min(step, samples.length - from));
            if (!blocks.offer(block, 10, TimeUnit.SECONDS)) {
                throw new AssertionError(recorder.state().toString());
            }
            awaitRecorder((double) from / rate);
        }
        while (!blocks.isEmpty()) {
            if (recorder.state() instanceof RecordingFailed failed) {
                throw new AssertionError(failed.toString());
            }
            LockSupport.parkNanos(100_000);
        }
    }

    private void awaitStart() {
        while (!(recorder.state() instanceof TakeRecording)) {
            LockSupport.parkNanos(100_000);
        }
    }

    // Stays no further ahead of the disk than a real microphone can.
    private void awaitRecorder(double given) {
        while (recorder.state() instanceof TakeRecording && recorder.elapsedSeconds() < given - MAX_AHEAD_SECONDS) {
            LockSupport.parkNanos(100_000);
        }
    }

    private final class SpokenSource implements SampleSource {
        private int unaccounted;

        @Override
        public int sampleRate() {
            return rate;
        }

        @Override
        public int read(short[] buffer) throws CaptureException {
            givenSamples += unaccounted;
            unaccounted = 0;
            try {
                short[] block = blocks.poll(10, TimeUnit.MILLISECONDS);
                if (block == null) {
                    return 0;
                }
                System.arraycopy(block, 0, buffer, 0, block.length);
                unaccounted = block.length;
                return block.length;
            } catch (InterruptedException e) {
                throw new CaptureException(RecordingFailure.DEVICE_LOST, "interrupted", e);
            }
        }

        @Override
        public void close() {
            // nothing is held
        }
    }
}
