package app.saywell.ui;

import app.saywell.audio.capture.SampleSource;
import app.saywell.audio.playback.SoundOutput;
import app.saywell.signal.Pcm;
import app.saywell.ui.kit.sound.Sound;

import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;

/// A microphone that hears a recording over and over, and a loudspeaker that nobody hears; both in
/// true time.
public final class Devices {
    private static final int PIECE_NANOS = 10_000_000;

    private Devices() {}

    public static Sound sound(Executor ui, Pcm heard) {
        return new Sound(ui, name -> () -> new Microphone(heard), Speaker::new);
    }

    private static final class Microphone implements SampleSource {
        private final Pcm heard;
        private final long opened = System.nanoTime();
        private long given;

        Microphone(Pcm heard) {
            this.heard = heard;
        }

        @Override
        public int sampleRate() {
            return heard.sampleRate();
        }

        @Override
        public int read(short[] buffer) {
            long due = (System.nanoTime() - opened) * heard.sampleRate() / 1_000_000_000L;
            if (due == given) {
                LockSupport.parkNanos(PIECE_NANOS);
                return 0;
            }
            int count = (int) Math.min(buffer.length, due - given);
            for (int i = 0; i < count; i++) {
                int at = (int) ((given + i) % heard.samples().length);
                buffer[i] = (short) Math.round(heard.samples()[at] * 32_767);
            }
            given += count;
            return count;
        }

        @Override
        public void close() {}
    }

    private static final class Speaker implements SoundOutput {
        private final int rate;
        private final long opened = System.nanoTime();
        private long written;

        Speaker(int rate) {
            this.rate = rate;
        }

        @Override
        public int write(short[] samples, int from, int to) {
            int room = (int) Math.max(0, rate / 10 - (written - heard()));
            int taken = Math.min(room, to - from);
            written += taken;
            return taken;
        }

        @Override
        public long heard() {
            return Math.min(written, (System.nanoTime() - opened) * rate / 1_000_000_000L);
        }

        @Override
        public void setPaused(Pause pause) {}

        @Override
        public void close() {}
    }
}
