package app.saywell.speech.audio.capture;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// A fake microphone whose sample number n has the 16-bit value n. The test decides how much it
/// delivers and when it fails. Its clock follows the samples, so tests do not wait.
final class FakeMicrophone implements SampleSource.SourceOpener {
    static final int RATE = 16_000;

    final AtomicInteger openings = new AtomicInteger();
    private final Semaphore allowed = new Semaphore(0);
    private volatile @Nullable RecordingFailure failure;
    private volatile boolean hanging;
    private volatile boolean silent;
    private volatile double extraSeconds;
    private volatile long givenSamples;

    /// Delivers `seconds` of sound.
    void give(double seconds) {
        allowed.release((int) Math.round(seconds * RATE));
    }

    /// Makes the next read fail.
    void fail(RecordingFailure kind) {
        failure = kind;
    }

    /// Makes reading hang, like a driver whose device was unplugged.
    void hang() {
        hanging = true;
    }

    /// All samples from the next read on are 0.
    void silence() {
        silent = true;
    }

    /// All samples from the next read on have their own values again.
    void speech() {
        silent = false;
    }

    void recover() {
        failure = null;
        hanging = false;
    }

    /// Advances the clock without sound.
    void pass(double seconds) {
        extraSeconds += seconds;
    }

    /// The wall-clock time.
    double seconds() {
        return extraSeconds + (double) givenSamples / RATE;
    }

    @Override
    public SampleSource open() throws CaptureException {
        openings.incrementAndGet();
        if (failure != null) {
            throw new CaptureException(failure, "as the test wants it");
        }
        return new FakeSource();
    }

    private final class FakeSource implements SampleSource {
        private volatile boolean closed;
        private int unaccounted;

        @Override
        public int sampleRate() {
            return RATE;
        }

        @Override
        public int read(short[] buffer) throws CaptureException {
            // The clock advances when the samples have been processed, which is when the next ones
            // are requested.
            givenSamples += unaccounted;
            unaccounted = 0;
            RecordingFailure kind = failure;
            if (kind != null) {
                throw new CaptureException(kind, "as the test wants it");
            }
            while (hanging && !closed) {
                LockSupport.parkNanos(1_000_000);
            }
            int count = Math.min(buffer.length, allowed.availablePermits());
            if (count == 0 || closed || !allowed.tryAcquire(count)) {
                LockSupport.parkNanos(100_000);
                return 0;
            }
            for (int i = 0; i < count; i++) {
                buffer[i] = silent ? 0 : (short) (givenSamples + i);
            }
            unaccounted = count;
            return count;
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    /// The samples from number `from` up to, but not including, `to`.
    static short[] samples(long from, long to) {
        short[] samples = new short[(int) (to - from)];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (short) (from + i);
        }
        return samples;
    }
}
