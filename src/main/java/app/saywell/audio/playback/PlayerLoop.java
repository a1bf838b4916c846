package app.saywell.audio.playback;

import app.saywell.audio.playback.PlayerState.Failed;
import app.saywell.audio.playback.PlayerState.Paused;
import app.saywell.audio.playback.PlayerState.Playing;
import app.saywell.audio.playback.PlayerState.Silent;
import app.saywell.audio.playback.PlayerState.Trouble;
import app.saywell.audio.playback.SoundOutput.Pause;

import org.jspecify.annotations.Nullable;

import java.util.OptionalDouble;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/// The thread behind a [Player]. All but the pulled figures belongs to this thread.
final class PlayerLoop implements Runnable {
    private static final long TICK_NANOS = 5_000_000;
    private static final int STALLED_TICKS = 200;

    private final SoundOutput.Opener speaker;
    private final Consumer<PlayerState> listener;
    private final Queue<Runnable> commands = new ConcurrentLinkedQueue<>();

    private volatile PlayerState state = new Silent();
    private volatile double position = Double.NaN;
    private volatile @Nullable Thread thread;

    private @Nullable Sounding sounding;
    private boolean closed;

    PlayerLoop(SoundOutput.Opener speaker, Consumer<PlayerState> listener) {
        this.speaker = speaker;
        this.listener = listener;
    }

    /// Has `command` run by this thread.
    void command(Runnable command) {
        commands.add(command);
        LockSupport.unpark(thread);
    }

    PlayerState state() {
        return state;
    }

    OptionalDouble position() {
        double now = position;
        return Double.isNaN(now) ? OptionalDouble.empty() : OptionalDouble.of(now);
    }

    void play(Passage passage) {
        silence();
        try {
            sounding = new Sounding(passage, speaker.open(passage.audio().sampleRate()));
            position = passage.from();
            become(new Playing(passage));
        } catch (PlaybackException e) {
            become(new Failed(e.trouble(), String.valueOf(e.getMessage())));
        }
    }

    void pause() {
        if (sounding != null && state instanceof Playing(Passage passage)) {
            sounding.output().setPaused(Pause.PAUSED);
            become(new Paused(passage));
        }
    }

    void resume() {
        if (sounding != null && state instanceof Paused(Passage passage)) {
            sounding.output().setPaused(Pause.RUNNING);
            become(new Playing(passage));
        }
    }

    void stop() {
        if (sounding != null) {
            silence();
            become(new Silent());
        }
    }

    void close() {
        stop();
        closed = true;
    }

    @Override
    public void run() {
        thread = Thread.currentThread();
        while (!closed) {
            for (Runnable command = commands.poll(); command != null; command = commands.poll()) {
                command.run();
            }
            Sounding now = sounding;
            if (now != null && state instanceof Playing) {
                advance(now);
            }
            if (commands.isEmpty()) {
                rest();
            }
        }
    }

    private void advance(Sounding now) {
        now.feed();
        position = now.position();
        if (now.isOver()) {
            silence();
            become(new Silent());
        } else if (now.ticksWithoutProgress() > STALLED_TICKS) {
            silence();
            become(new Failed(Trouble.DEVICE_LOST, "the loudspeaker takes no more sound"));
        }
    }

    private void rest() {
        if (state instanceof Playing) {
            LockSupport.parkNanos(this, TICK_NANOS);
        } else if (!closed) {
            LockSupport.park(this);
        }
    }

    private void silence() {
        Sounding old = sounding;
        sounding = null;
        position = Double.NaN;
        if (old != null) {
            old.output().close();
        }
    }

    private void become(PlayerState next) {
        state = next;
        listener.accept(next);
    }
}
