package app.saywell.speech.audio.playback;

import app.saywell.speech.audio.playback.PlayerState.PlaybackProblem;
import java.time.Duration;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A fake loudspeaker that plays as much as the test allows and records all samples.
final class FakeSpeaker implements SoundOutput.OutputOpener {
    private static final int BUFFER_SAMPLES = 2000;
    private volatile @Nullable PlaybackProblem refusal;
    private volatile boolean broken;
    private volatile Duration stallLimit = Duration.ofDays(1);
    private long allowed;
    private int open;
    private short[] written = new short[0];
    private int rate = 16_000;

    synchronized void hear(double seconds) {
        allowed += Math.round(seconds * rate);
    }

    void refuse(@Nullable PlaybackProblem trouble) {
        refusal = trouble;
    }

    /// Makes writing throw what no loudspeaker should throw.
    void breakDown(boolean breaks) {
        broken = breaks;
    }

    /// A speaker that waits for the test is not lost, however long the test is kept from the processor, but for
    /// one that has the limit of the others.
    void setStallLimit(Duration limit) {
        stallLimit = limit;
    }

    synchronized int open() {
        return open;
    }

    /// The samples written to the last opened output.
    synchronized short[] played() {
        return written.clone();
    }

    @Override
    public synchronized SoundOutput open(int sampleRate) throws PlaybackException {
        PlaybackProblem trouble = refusal;
        if (trouble != null) {
            throw new PlaybackException(trouble, "as the test wants it");
        }
        rate = sampleRate;
        open++;
        allowed = 0;
        written = new short[0];
        return new FakeOutput();
    }

    private final class FakeOutput implements SoundOutput {
        @Override
        public int write(short[] samples, int from, int to) {
            if (broken) {
                throw new IllegalArgumentException("as the test wants it");
            }
            synchronized (FakeSpeaker.this) {
                int room = (int) (heardSamples() + BUFFER_SAMPLES - written.length);
                int count = Math.min(room, to - from);
                int at = written.length;
                written = Arrays.copyOf(written, at + count);
                System.arraycopy(samples, from, written, at, count);
                return count;
            }
        }

        @Override
        public long heardSamples() {
            synchronized (FakeSpeaker.this) {
                return Math.min(allowed, written.length);
            }
        }

        @Override
        public Duration stallLimit() {
            return stallLimit;
        }

        @Override
        public void setPaused(PauseState pause) {}

        @Override
        public void close() {
            synchronized (FakeSpeaker.this) {
                open--;
            }
        }
    }
}
