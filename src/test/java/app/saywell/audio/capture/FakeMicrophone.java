package app.saywell.audio.capture;

import org.jspecify.annotations.Nullable;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/// A microphone whose sample number n has the value n, as 16 bits, that gives as much as the test
/// allows and breaks when told to. Its clock is the sound itself, so tests are as fast as the code.
final class FakeMicrophone implements SampleSource.Opener {
    static final int RATE = 16_000;

    final AtomicInteger openings = new AtomicInteger();
    private final Semaphore allowed = new Semaphore(0);
    private volatile @Nullable RecordingFailure failure;
    private volatile boolean hanging;
    private volatile double extraSeconds;
    private volatile long given;

    /// Lets `seconds` of sound come in.
    void give(double seconds) {
        allowed.release((int) Math.round(seconds * RATE));
    }

    /// The next read fails.
    void fail(RecordingFailure kind) {
        failure = kind;
    }

    /// Reading hangs for ever, as a driver may whose device was pulled out.
    void hang() {
        hanging = true;
    }

    void recover() {
        failure = null;
        hanging = false;
    }

    /// Lets the clock run on without sound.
    void pass(double seconds) {
        extraSeconds += seconds;
    }

    /// The time of day.
    double seconds() {
        return extraSeconds + (double) given / RATE;
    }

    @Override
    public SampleSource open() throws CaptureException {
        openings.incrementAndGet();
        if (failure != null) {
            throw new CaptureException(failure, "as the test wants it");
        }
        return new Source();
    }

    private final class Source implements SampleSource {
        private volatile boolean closed;
        private int unaccounted;

        @Override
        public int sampleRate() {
            return RATE;
        }

        @Override
        public int read(short[] buffer) throws CaptureException {
            // The clock moves when the samples have arrived, which is when the next are asked for.
            given += unaccounted;
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
                buffer[i] = (short) (given + i);
            }
            unaccounted = count;
            return count;
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    /// The samples from number `from` to before `to`.
    static short[] samples(long from, long to) {
        short[] samples = new short[(int) (to - from)];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (short) (from + i);
        }
        return samples;
    }
}
