package app.saywell.desk.shell.start;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.capture.SampleSource;
import app.saywell.speech.audio.playback.SoundOutput;
import app.saywell.speech.signal.Pcm;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A microphone in real time before which somebody says the next thing a moment after each recording begins, and a
/// loudspeaker in real time that nobody hears.
final class SpokenTurns implements SampleSource {
    private static final int RATE = 24_000;
    private static final int WAIT_NANOS = 10_000_000;
    private static final double SECONDS_BEFORE_SPEECH = 0.4;

    /// As quiet as a quiet room: about -66 dBFS.
    private static final int NOISE = 16;

    private final Supplier<RecorderState> state;
    private final Supplier<Pcm> next;
    private final long openedNanos = System.nanoTime();
    private long delivered;
    private long noise = 1;
    private Optional<Path> take = Optional.empty();
    private @Nullable Pcm speech;
    private int position;

    private SpokenTurns(Supplier<RecorderState> state, Supplier<Pcm> next) {
        this.state = state;
        this.next = next;
    }

    /// @param next what is said in the next recording, at 24 kHz
    static AudioSession session(Executor uiExecutor, Supplier<Pcm> next) {
        AtomicReference<AudioSession> session = new AtomicReference<>();
        session.set(new AudioSession(
                uiExecutor,
                name -> () ->
                        new SpokenTurns(() -> session.get().recorderState().get(), next),
                TimedOutput::new));
        return session.get();
    }

    @Override
    public int sampleRate() {
        return RATE;
    }

    @Override
    public int read(short[] buffer) {
        long due = (System.nanoTime() - openedNanos) * RATE / 1_000_000_000L;
        if (due == delivered) {
            LockSupport.parkNanos(WAIT_NANOS);
            return 0;
        }
        if (state.get() instanceof RecorderState.TakeRecording(Path file)
                && take.filter(file::equals).isEmpty()) {
            take = Optional.of(file);
            speech = next.get();
            position = (int) (-SECONDS_BEFORE_SPEECH * RATE);
        }
        int count = (int) Math.min(buffer.length, due - delivered);
        for (int i = 0; i < count; i++) {
            buffer[i] = sample();
        }
        delivered += count;
        return count;
    }

    private short sample() {
        noise = noise * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
        double value = (noise >> 33) % NOISE;
        Pcm said = speech;
        if (said != null) {
            if (position >= 0 && position < said.samples().length) {
                value += said.samples()[position] * 30_000;
            }
            position++;
        }
        return (short) Math.clamp(Math.round(value), Short.MIN_VALUE, Short.MAX_VALUE);
    }

    @Override
    public void close() {}

    private static final class TimedOutput implements SoundOutput {
        private final int rate;
        private final long openedNanos = System.nanoTime();
        private long written;

        TimedOutput(int rate) {
            this.rate = rate;
        }

        @Override
        public int write(short[] samples, int from, int to) {
            int accepted = (int) Math.clamp(rate / 10 - (written - heardSamples()), 0, to - from);
            written += accepted;
            return accepted;
        }

        @Override
        public long heardSamples() {
            return Math.min(written, (System.nanoTime() - openedNanos) * rate / 1_000_000_000L);
        }

        @Override
        public void setPaused(PauseState pause) {}

        @Override
        public void close() {}
    }
}
