package app.saywell.audio.capture;

import app.saywell.audio.capture.RecorderState.Armed;
import app.saywell.audio.capture.RecorderState.Ending;
import app.saywell.audio.capture.RecorderState.Failed;
import app.saywell.audio.capture.RecorderState.Finished;
import app.saywell.audio.capture.RecorderState.Idle;
import app.saywell.audio.capture.RecorderState.Opening;
import app.saywell.audio.capture.RecorderState.Recording;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;

/// The thread behind a [Recorder]: does what it is told, follows the microphone into the take, and
/// watches over both. All but the pulled figures belongs to this thread.
final class RecorderLoop implements Runnable {
    private static final double OPENING_SECONDS = 5;
    private static final long TICK_NANOS = 10_000_000;

    private final Margins margins;
    private final Consumer<RecorderState> listener;
    private final DoubleSupplier wallSeconds;
    private final Queue<Runnable> commands = new ConcurrentLinkedQueue<>();
    private final DiskForce force = new DiskForce();

    private volatile RecorderState state = new Idle();
    private volatile @Nullable Microphone microphone;
    private volatile @Nullable Thread thread;
    private volatile long startBlock;
    private volatile double elapsedSeconds;

    private SampleSource.@Nullable Opener device;
    private @Nullable Watchdog watchdog;
    private @Nullable Wanted pending;
    private @Nullable Take take;
    private double openingSince;
    private boolean closed;

    /// A take that was asked for.
    record Wanted(Path file, double longestSeconds) {}

    RecorderLoop(Margins margins, Consumer<RecorderState> listener, DoubleSupplier wallSeconds) {
        this.margins = margins;
        this.listener = listener;
        this.wallSeconds = wallSeconds;
    }

    /// Has `command` run by this thread.
    void command(Runnable command) {
        commands.add(command);
        wake();
    }

    RecorderState state() {
        return state;
    }

    double elapsedSeconds() {
        return elapsedSeconds;
    }

    long startBlock() {
        return startBlock;
    }

    Optional<LevelMeter> meter() {
        return sound().map(Microphone.Sound::meter);
    }

    void arm(SampleSource.Opener newDevice) {
        if (take == null) {
            device = newDevice;
            open();
        }
    }

    void start(Wanted wanted) {
        boolean busy = take != null && !(state instanceof Ending);
        if (busy || pending != null) {
            return;
        }
        pending = wanted;
        if (microphone == null) {
            open();
        }
    }

    void stop() {
        pending = null;
        Take running = take;
        if (running != null && state instanceof Recording) {
            sound().ifPresent(s -> running.endBefore(now(s) + samples(s, margins.after())));
            become(new Ending(running.file()));
        }
    }

    void disarm() {
        pending = null;
        closeMicrophone();
        if (take != null) {
            finish();
        } else if (!(state instanceof Failed)) {
            become(new Idle());
        }
    }

    void close() {
        disarm();
        force.close();
        closed = true;
    }

    @Override
    public void run() {
        thread = Thread.currentThread();
        while (!closed) {
            for (int left = commands.size(); left > 0; left--) {
                commands.remove().run();
            }
            try {
                step();
            } catch (CaptureException e) {
                fail(e.failure(), String.valueOf(e.getMessage()));
            } catch (IOException e) {
                fail(DiskTrouble.kind(e), String.valueOf(e.getMessage()));
            }
            if (commands.isEmpty()) {
                LockSupport.parkNanos(this, TICK_NANOS);
            }
        }
    }

    private void wake() {
        LockSupport.unpark(thread);
    }

    private void open() {
        closeMicrophone();
        SampleSource.Opener opener = device;
        if (opener == null) {
            fail(RecordingFailure.NO_DEVICE, "no microphone was chosen");
            return;
        }
        watchdog = null;
        openingSince = wallSeconds.getAsDouble();
        microphone = Microphone.start(opener, this::wake);
        become(new Opening());
    }

    private void step() throws CaptureException, IOException {
        Microphone open = microphone;
        if (open == null) {
            return;
        }
        Optional<Microphone.Sound> sound = open.sound();
        if (sound.isPresent()) {
            heed(sound.get());
        } else if (wallSeconds.getAsDouble() - openingSince > OPENING_SECONDS) {
            throw new CaptureException(
                    RecordingFailure.DEVICE_BUSY, "the microphone did not open in time");
        }
        if (open.loss().isPresent()) {
            throw open.loss().get();
        }
    }

    private void heed(Microphone.Sound sound) throws CaptureException, IOException {
        if (state instanceof Opening) {
            become(new Armed(sound.sampleRate()));
        }
        Take running = take;
        if (running != null) {
            running.follow();
            elapsedSeconds =
                    (double) now(sound) / sound.sampleRate()
                            - (double) startBlock / LevelMeter.BLOCKS_PER_SECOND;
            if (running.isComplete()) {
                finish();
            } else {
                force.perhaps(running);
            }
        }
        Wanted wanted = pending;
        if (wanted != null && take == null) {
            pending = null;
            begin(wanted, sound);
        }
        watch(sound);
    }

    private void begin(Wanted wanted, Microphone.Sound sound) throws IOException, CaptureException {
        DiskTrouble.requireRoom(wanted.file());
        long now = now(sound);
        Take begun = new Take(wanted.file(), sound, now - samples(sound, margins.before()));
        begun.endBefore(now + samples(sound, wanted.longestSeconds()));
        take = begun;
        startBlock = now * LevelMeter.BLOCKS_PER_SECOND / sound.sampleRate();
        elapsedSeconds = 0;
        become(new Recording(wanted.file()));
    }

    private void watch(Microphone.Sound sound) throws CaptureException {
        Watchdog dog = watchdog;
        if (dog == null) {
            dog = new Watchdog(sound.sampleRate());
            watchdog = dog;
        }
        long samples = now(sound);
        Optional<RecordingFailure> hole = dog.check(wallSeconds.getAsDouble(), samples);
        if (hole.isPresent()) {
            throw new CaptureException(hole.get(), "samples are missing");
        }
    }

    private void finish() {
        Take ended = take;
        take = null;
        if (ended != null) {
            try {
                become(new Finished(ended.finish()));
            } catch (IOException e) {
                closeMicrophone();
                become(
                        new Failed(
                                DiskTrouble.kind(e),
                                String.valueOf(e.getMessage()),
                                Optional.of(ended.salvage())));
            }
        }
    }

    private void fail(RecordingFailure failure, String message) {
        closeMicrophone();
        pending = null;
        Take ended = take;
        take = null;
        become(new Failed(failure, message, Optional.ofNullable(ended).map(Take::salvage)));
    }

    private void closeMicrophone() {
        Microphone open = microphone;
        microphone = null;
        if (open != null) {
            open.close();
        }
    }

    private void become(RecorderState next) {
        state = next;
        listener.accept(next);
    }

    private Optional<Microphone.Sound> sound() {
        return Optional.ofNullable(microphone).flatMap(Microphone::sound);
    }

    private static long now(Microphone.Sound sound) {
        return sound.ring().written();
    }

    private static long samples(Microphone.Sound sound, double seconds) {
        return Math.round(seconds * sound.sampleRate());
    }
}
