package app.saywell.audio.capture;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;

/// Records takes that cannot be lost.
///
/// Samples are in the file some hundredths of a second after they were heard, and the file is valid
/// at every moment. The verbs return at once and may be called from any thread; what comes of them
/// is told by the state. A microphone that vanishes or stalls, a computer that slept, a disk that
/// is full: each ends in [RecorderState.Failed] within two seconds, with the file kept.
public final class Recorder implements Closeable {
    /// Twelve hours: what a WAV can hold at 48 kHz.
    private static final double LONGEST_SECONDS = 12 * 3600;

    private final RecorderLoop loop;
    private final Thread thread;

    /// @param listener told of every state, on the recorder's thread; must return soon
    public Recorder(Margins margins, Consumer<RecorderState> listener) {
        this(margins, listener, () -> System.currentTimeMillis() / 1000.0);
    }

    /// @param wallSeconds the time of day
    Recorder(Margins margins, Consumer<RecorderState> listener, DoubleSupplier wallSeconds) {
        loop = new RecorderLoop(margins, listener, wallSeconds);
        thread = Thread.ofPlatform().name("saywell-recorder").daemon().start(loop);
    }

    /// Opens a microphone, in place of the one that may be open. Ignored during a take.
    public void arm(SampleSource.Opener device) {
        loop.command(() -> loop.arm(device));
    }

    /// Begins a take in `file`, which must not exist, from shortly before this moment; opens the
    /// microphone that was armed last if it is not open. While a take is ending, it waits for that;
    /// before it is stopped, it is ignored.
    public void start(Path file) {
        start(file, LONGEST_SECONDS);
    }

    /// Begins a take that ends by itself, on the sample, `longestSeconds` after this moment.
    public void start(Path file, double longestSeconds) {
        loop.command(() -> loop.start(new RecorderLoop.Wanted(file, longestSeconds)));
    }

    /// Ends the take shortly after this moment. Ignored if there is none.
    public void stop() {
        loop.command(loop::stop);
    }

    /// Closes the microphone; a take is completed first, without waiting for what comes after.
    public void disarm() {
        loop.command(loop::disarm);
    }

    /// Runs `action` on the recorder's thread once all that came in before has been dealt with.
    void whenIdle(Runnable action) {
        loop.command(() -> loop.command(action));
    }

    /// What it is doing now.
    public RecorderState state() {
        return loop.state();
    }

    /// The meter of the open microphone, if one is open.
    public Optional<LevelMeter> meter() {
        return loop.meter();
    }

    /// How long the present or last take is since its start, without the moment before it.
    public double elapsedSeconds() {
        return loop.elapsedSeconds();
    }

    /// The meter's block at which the present or last take was started, for the live waveform.
    public long startBlock() {
        return loop.startBlock();
    }

    /// Completes the take that there may be, lets go of the microphone and waits for it.
    @Override
    public void close() {
        loop.command(loop::close);
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
