package app.saywell.speech.audio.playback;

import app.saywell.speech.audio.playback.PlayerState.PlaybackFailed;
import app.saywell.speech.audio.playback.PlayerState.PlaybackProblem;
import app.saywell.speech.audio.playback.PlayerState.PlayerPaused;
import app.saywell.speech.audio.playback.PlayerState.PlayerPlaying;
import app.saywell.speech.audio.playback.PlayerState.PlayerSilent;
import app.saywell.speech.audio.playback.SoundOutput.PauseState;
import java.time.Duration;
import java.util.OptionalDouble;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The thread of a [Player]. All state except the volatile fields belongs to this thread.
final class PlayerLoop implements Runnable {
    private static final System.Logger LOG = System.getLogger(PlayerLoop.class.getName());
    private static final Duration TICK = Duration.ofMillis(5);

    private final SoundOutput.OutputOpener outputOpener;
    private final Consumer<PlayerState> listener;
    private final Queue<Runnable> commands = new ConcurrentLinkedQueue<>();

    private volatile PlayerState state = new PlayerSilent();
    private volatile double position = Double.NaN;
    private volatile @Nullable Thread thread;

    private @Nullable PlaybackSession session;
    private boolean closed;
    private int failures;

    PlayerLoop(SoundOutput.OutputOpener outputOpener, Consumer<PlayerState> listener) {
        this.outputOpener = outputOpener;
        this.listener = listener;
    }

    /// Runs `command` on this thread.
    void submit(Runnable command) {
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

    void play(PlaybackRange range) {
        closeSession();
        try {
            session = new PlaybackSession(range, outputOpener.open(range.audio().sampleRate()), TICK);
            position = range.from();
            setState(new PlayerPlaying(range));
        } catch (PlaybackException e) {
            fail(e.problem(), String.valueOf(e.getMessage()));
        }
    }

    void pause() {
        if (session != null && state instanceof PlayerPlaying(PlaybackRange range)) {
            session.output().setPaused(PauseState.PAUSED);
            setState(new PlayerPaused(range));
        }
    }

    void resume() {
        if (session != null && state instanceof PlayerPaused(PlaybackRange range)) {
            session.output().setPaused(PauseState.RUNNING);
            setState(new PlayerPlaying(range));
        }
    }

    void setRepeatMode(RepeatMode mode) {
        if (session != null) {
            session.setRepeatMode(mode);
        }
    }

    void stop() {
        if (session != null) {
            closeSession();
            setState(new PlayerSilent());
        }
    }

    void close() {
        closed = true;
        stop();
    }

    @Override
    public void run() {
        thread = Thread.currentThread();
        while (!closed) {
            for (Runnable command = commands.poll(); command != null; command = commands.poll()) {
                guarded(command);
            }
            guarded(this::advance);
            if (commands.isEmpty()) {
                waitForWork();
            }
        }
    }

    /// Whatever goes wrong ends the playback and is told; it never ends this thread.
    private void guarded(Runnable step) {
        try {
            step.run();
        } catch (Throwable e) {
            LOG.log(System.Logger.Level.ERROR, "a step of the player failed", e);
            forgetSession();
            fail(PlaybackProblem.UNEXPECTED, String.valueOf(e.getMessage()));
        }
    }

    private void advance() {
        PlaybackSession current = session;
        if (current == null || !(state instanceof PlayerPlaying)) {
            return;
        }
        current.feed();
        position = current.position();
        if (current.isOver()) {
            closeSession();
            setState(new PlayerSilent());
        } else if (current.isStalled()) {
            closeSession();
            fail(PlaybackProblem.DEVICE_LOST, "the loudspeaker accepts no more sound");
        }
    }

    private void waitForWork() {
        if (state instanceof PlayerPlaying) {
            LockSupport.parkNanos(this, TICK.toNanos());
        } else if (!closed) {
            LockSupport.park(this);
        }
    }

    private void forgetSession() {
        try {
            closeSession();
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "a loudspeaker could not be closed", e);
        }
    }

    private void closeSession() {
        PlaybackSession ended = session;
        session = null;
        position = Double.NaN;
        if (ended != null) {
            ended.output().close();
        }
    }

    private void fail(PlaybackProblem problem, String message) {
        setState(new PlaybackFailed(problem, message, ++failures));
    }

    private void setState(PlayerState next) {
        state = next;
        try {
            listener.accept(next);
        } catch (RuntimeException e) { // who listens must not end the sound
            LOG.log(System.Logger.Level.ERROR, "a listener of the player failed", e);
        }
    }
}
