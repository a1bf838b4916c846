package app.saywell.audio.playback;

import app.saywell.audio.playback.PlayerState.Trouble;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/// A loudspeaker that hears as much as the test allows and remembers all of it.
final class FakeSpeaker implements SoundOutput.Opener {
    private static final int BUFFER = 2000;
    private volatile @Nullable Trouble refusal;
    private long allowed;
    private int open;
    private short[] written = new short[0];
    private int rate = 16_000;

    synchronized void hear(double seconds) {
        allowed += Math.round(seconds * rate);
    }

    void refuse(@Nullable Trouble trouble) {
        refusal = trouble;
    }

    synchronized int open() {
        return open;
    }

    /// What was written to the output that was opened last.
    synchronized short[] played() {
        return written.clone();
    }

    @Override
    public synchronized SoundOutput open(int sampleRate) throws PlaybackException {
        Trouble trouble = refusal;
        if (trouble != null) {
            throw new PlaybackException(trouble, "as the test wants it");
        }
        rate = sampleRate;
        open++;
        allowed = 0;
        written = new short[0];
        return new Output();
    }

    private final class Output implements SoundOutput {
        @Override
        public int write(short[] samples, int from, int to) {
            synchronized (FakeSpeaker.this) {
                int room = (int) (heard() + BUFFER - written.length);
                int count = Math.min(room, to - from);
                int at = written.length;
                written = Arrays.copyOf(written, at + count);
                System.arraycopy(samples, from, written, at, count);
                return count;
            }
        }

        @Override
        public long heard() {
            synchronized (FakeSpeaker.this) {
                return Math.min(allowed, written.length);
            }
        }

        @Override
        public void setPaused(Pause pause) {}

        @Override
        public void close() {
            synchronized (FakeSpeaker.this) {
                open--;
            }
        }
    }
}
